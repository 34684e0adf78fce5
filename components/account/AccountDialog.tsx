import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog of the customer area; it is open while it is on the page. */
export function AccountDialog({ title, onClose, children }: Props) {
  const id = useId();
  return (
    <Dialog open fullWidth aria-labelledby={id} onClose={(_, reason) => reason === 'escapeKeyDown' && onClose()}>
      <DialogTitle id={id}>{title}</DialogTitle>
      {children}
    </Dialog>
  );
}
