'use client';

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Radio from '@mui/material/Radio';
import Switch from '@mui/material/Switch';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import css from './Gallery.module.css';
import { TEXTS } from './texts.ts';

const { states, checks, fields, messages, groups } = TEXTS;

const BUTTONS = [
  { variant: 'contained', color: 'primary' },
  { variant: 'contained', color: 'secondary' },
  { variant: 'outlined', color: 'secondary' },
  { variant: 'outlined', color: 'inherit' },
] as const;

export function MuiButtons() {
  return BUTTONS.map((look) => (
    <div className={css.line} key={look.variant + look.color}>
      <Button {...look}>{TEXTS.order}</Button>
      <Button {...look} disabled>
        {TEXTS.disabled}
      </Button>
      <Button {...look} loading loadingPosition="start">
        {TEXTS.loading}
      </Button>
      <Button {...look} size="medium">
        {TEXTS.small}
      </Button>
      <Button {...look} size="small">
        {TEXTS.tiny}
      </Button>
    </div>
  ));
}

export const MuiLinks = () => <Link href="#links">{TEXTS.inlineLink}</Link>;

export function MuiChoice() {
  const [group, setGroup] = useState('web');
  return (
    <>
      <ToggleButtonGroup exclusive value={group} onChange={(_, next: string | null) => next && setGroup(next)}>
        {Object.entries(groups).map(([id, label]) => (
          <ToggleButton value={id} key={id}>
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div className={css.line}>
        <FormControlLabel control={<Checkbox defaultChecked />} label={checks.on} />
        <FormControlLabel control={<Checkbox />} label={checks.off} />
        <FormControlLabel control={<Checkbox disabled />} label={checks.disabled} />
        <FormControlLabel control={<Radio checked />} label={checks.on} />
        <FormControlLabel control={<Switch defaultChecked />} label={checks.on} />
        <FormControlLabel control={<Switch />} label={checks.off} />
      </div>
    </>
  );
}

export function MuiTabs() {
  const [tab, setTab] = useState('web');
  return (
    <Tabs value={tab} onChange={(_, next: string) => setTab(next)}>
      {Object.entries(groups).map(([id, label]) => (
        <Tab value={id} label={label} key={id} />
      ))}
    </Tabs>
  );
}

const CHIPS = ['success', 'warning', 'error', 'info'] as const;

export const MuiChips = () => (
  <div className={css.line}>
    <Chip label={states.neutral} />
    {CHIPS.map((tone) => (
      <Chip color={tone} label={states[tone]} key={tone} />
    ))}
    <Chip color="primary" label={states.gold} />
  </div>
);

export const MuiFields = () => (
  <>
    <TextField label={fields.rest} placeholder={fields.placeholder} helperText={fields.hint} />
    <TextField label={fields.filled} defaultValue={fields.name} required />
    <TextField label={fields.error} defaultValue={fields.wrong} error helperText={fields.problem} />
    <TextField label={fields.disabled} defaultValue={fields.name} disabled />
    <TextField label={fields.area} defaultValue={fields.hint} multiline minRows={4} />
  </>
);

export const MuiMessages = () =>
  (['success', 'info', 'warning', 'error'] as const).map((tone) => (
    <Alert severity={tone} key={tone}>
      {messages[tone]}
    </Alert>
  ));
