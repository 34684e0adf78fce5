import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { ThemeProvider } from '#components/providers/ThemeProvider.tsx';
import { languageOf } from '#lib/i18n/languages.ts';
import { useWay } from './use-way.ts';

export interface AuthDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog over the form. A press beside it does not close it: a code that is on its way would be lost. */
export function AuthDialog({ isOpen, title, onClose, children }: AuthDialogProps) {
  const titleId = useId();
  const { lng } = useWay();
  return (
    <ThemeProvider dir={languageOf(lng).dir}>
      <Dialog
        open={isOpen}
        fullWidth
        aria-labelledby={titleId}
        onClose={(_, reason) => reason === 'escapeKeyDown' && onClose()}
      >
        <DialogTitle id={titleId}>{title}</DialogTitle>
        {children}
      </Dialog>
    </ThemeProvider>
  );
}
