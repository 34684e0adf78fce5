import type { Components, Theme } from '@mui/material/styles';
import { cssVar } from '../variable.ts';

const TONES = ['success', 'warning', 'error', 'info'] as const;

const rule = `1px solid ${cssVar('palette-divider')}`;
const strongRule = `1px solid ${cssVar('palette-dividerStrong')}`;

/** Sheets, menus, dialogs, notices and what unfolds. */
export const surfaces: Components<Theme> = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none', backgroundColor: cssVar('palette-background-paper') } },
  },
  MuiAlert: {
    styleOverrides: {
      root: {
        gap: '1rem',
        padding: '1rem 1.25rem',
        border: 0,
        borderInlineStart: '3px solid currentColor',
        borderRadius: 0,
        fontSize: cssVar('type-body2'),
        lineHeight: 1.5,
      },
      icon: { margin: 0, padding: 0, opacity: 1, fontSize: '1.25rem', color: 'inherit' },
      message: { padding: 0, color: cssVar('palette-text-primary') },
    },
    variants: TONES.map((tone) => ({
      props: { severity: tone },
      style: { backgroundColor: cssVar(`palette-${tone}-bg`), color: cssVar(`palette-${tone}-main`) },
    })),
  },
  MuiAlertTitle: { styleOverrides: { root: { margin: 0, fontSize: 'inherit', fontWeight: cssVar('weight-medium') } } },
  MuiSnackbar: {
    defaultProps: { anchorOrigin: { vertical: 'bottom', horizontal: 'left' } },
    styleOverrides: { root: { '& .MuiAlert-root': { boxShadow: cssVar('shadows-2') } } },
  },
  MuiDialog: {
    styleOverrides: {
      paper: {
        maxWidth: '32rem',
        padding: '2rem',
        gap: '1rem',
        border: rule,
        borderBlockStart: `4px solid ${cssVar('palette-primary-main')}`,
        borderRadius: cssVar('shape-lg'),
        boxShadow: cssVar('shadows-3'),
      },
    },
  },
  MuiDialogTitle: { defaultProps: { variant: 'h3' }, styleOverrides: { root: { padding: 0 } } },
  MuiDialogContent: { styleOverrides: { root: { padding: 0, color: cssVar('palette-text-secondary') } } },
  MuiDialogActions: { styleOverrides: { root: { padding: 0, justifyContent: 'flex-start', gap: '.75rem' } } },
  MuiMenu: {
    styleOverrides: {
      paper: { border: rule, borderRadius: cssVar('shape-borderRadius'), boxShadow: cssVar('shadows-2') },
      list: { padding: '.5rem' },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minHeight: '2.75rem',
        paddingInline: '.75rem',
        gap: '.75rem',
        fontSize: cssVar('type-body2'),
        '&:hover, &.Mui-focusVisible': { backgroundColor: cssVar('palette-surface-sunken') },
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: cssVar('palette-surface-tint') },
      },
    },
  },
  MuiTooltip: {
    styleOverrides: {
      tooltip: {
        padding: '.375rem .625rem',
        borderRadius: cssVar('shape-borderRadius'),
        backgroundColor: cssVar('palette-secondary-main'),
        color: cssVar('palette-secondary-contrastText'),
        fontSize: cssVar('type-caption'),
      },
      arrow: { color: cssVar('palette-secondary-main') },
    },
  },
  MuiAccordion: {
    defaultProps: { disableGutters: true, square: true },
    styleOverrides: {
      root: {
        backgroundColor: 'transparent',
        borderBlockEnd: rule,
        '&:first-of-type': { borderBlockStart: strongRule },
        '&::before': { display: 'none' },
      },
    },
  },
  MuiAccordionSummary: {
    styleOverrides: {
      root: { minHeight: '4rem', padding: 0 },
      content: { margin: '1.375rem 0', fontSize: cssVar('type-h4'), fontWeight: cssVar('weight-medium') },
      expandIconWrapper: { color: 'inherit', '&.Mui-expanded': { transform: 'rotate(45deg)' } },
    },
  },
  MuiAccordionDetails: {
    styleOverrides: {
      root: { maxWidth: cssVar('container-text'), padding: '0 0 1.75rem', color: cssVar('palette-text-secondary') },
    },
  },
};
