'use client';

import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Pagination from '@mui/material/Pagination';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { Icon } from '#components/ui/Icon.tsx';
import css from './Gallery.module.css';
import { TEXTS } from './texts.ts';

const { table, questions, crumbs, dialog, menu } = TEXTS;

export const MuiLists = () => (
  <>
    <Table aria-label={table.caption}>
      <TableHead>
        <TableRow>
          {table.head.map((cell) => (
            <TableCell key={cell}>{cell}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {table.rows.map((row) => (
          <TableRow hover key={row[0]}>
            {row.map((cell) => (
              <TableCell key={cell}>{cell}</TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
    <div>
      {questions.map(({ title, body }) => (
        <Accordion key={title}>
          <AccordionSummary expandIcon={<Icon name="plus" />}>{title}</AccordionSummary>
          <AccordionDetails>{body}</AccordionDetails>
        </Accordion>
      ))}
    </div>
  </>
);

export const MuiNavigation = () => (
  <>
    <Breadcrumbs aria-label={TEXTS.breadcrumb}>
      {crumbs.map((crumb) => (
        <span key={crumb}>{crumb}</span>
      ))}
    </Breadcrumbs>
    <Pagination count={4} page={2} />
  </>
);

export const MuiWaiting = () => (
  <>
    <Skeleton height={14} />
    <Skeleton height={14} width="62%" />
    <LinearProgress aria-label={TEXTS.loading} />
  </>
);

export function MuiOverlays() {
  const [open, setOpen] = useState(false);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setOpen(false);
  return (
    <div className={css.line}>
      <Button size="medium" variant="outlined" color="secondary" onClick={() => setOpen(true)}>
        {dialog.open}
      </Button>
      <Tooltip title={TEXTS.tip} arrow>
        <Button
          size="medium"
          variant="outlined"
          color="inherit"
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          {menu.open}
        </Button>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {menu.items.map((item) => (
          <MenuItem key={item} onClick={() => setAnchor(null)}>
            {item}
          </MenuItem>
        ))}
      </Menu>
      <Dialog open={open} onClose={close} aria-labelledby="gallery-dialog">
        <DialogTitle id="gallery-dialog">{dialog.title}</DialogTitle>
        <DialogContent>{dialog.text}</DialogContent>
        <DialogActions>
          <Button size="medium" onClick={close}>
            {dialog.yes}
          </Button>
          <Button size="medium" variant="outlined" color="inherit" onClick={close}>
            {dialog.no}
          </Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
