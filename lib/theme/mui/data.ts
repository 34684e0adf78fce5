import type { Components, Theme } from '@mui/material/styles';
import { cssVar } from '../variable.ts';

const TONES = ['success', 'warning', 'error', 'info'] as const;

/** Chips, tabs, tables and the rest that shows states and lists. */
export const data: Components<Theme> = {
  MuiChip: {
    styleOverrides: {
      root: {
        height: 'auto',
        minHeight: '1.625rem',
        gap: '.5rem',
        paddingInline: '.625rem',
        border: `1px solid ${cssVar('palette-divider')}`,
        backgroundColor: 'transparent',
        color: 'inherit',
        fontSize: cssVar('type-caption'),
        fontWeight: cssVar('weight-medium'),
        lineHeight: 1.3,
        '&::before': {
          content: '""',
          width: '.4375rem',
          height: '.4375rem',
          borderRadius: '50%',
          backgroundColor: 'currentColor',
        },
      },
      label: { padding: 0 },
    },
    variants: [
      ...TONES.map((tone) => ({
        props: { color: tone },
        style: {
          color: cssVar(`palette-${tone}-main`),
          backgroundColor: cssVar(`palette-${tone}-bg`),
          borderColor: 'transparent',
        },
      })),
      {
        props: { color: 'primary' },
        style: {
          color: cssVar('palette-primary-contrastText'),
          backgroundColor: cssVar('palette-primary-main'),
          borderColor: 'transparent',
        },
      },
    ],
  },
  MuiTabs: {
    styleOverrides: {
      root: { minHeight: '2.75rem', borderBlockEnd: `1px solid ${cssVar('palette-divider')}` },
      indicator: { backgroundColor: cssVar('palette-primary-main') },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        minWidth: 0,
        minHeight: '2.75rem',
        padding: '0 1.125rem',
        color: cssVar('palette-text-secondary'),
        fontSize: cssVar('type-body2'),
        opacity: 1,
        '&.Mui-selected': { color: cssVar('palette-text-primary') },
        '&.Mui-focusVisible': { outlineOffset: -4 },
      },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: {
        padding: '.875rem 0',
        paddingInlineEnd: '1.5rem',
        borderColor: cssVar('palette-divider'),
        fontSize: cssVar('type-body2'),
        lineHeight: 1.45,
        verticalAlign: 'top',
      },
      head: {
        borderColor: cssVar('palette-dividerStrong'),
        color: cssVar('palette-text-secondary'),
        fontSize: cssVar('type-caption'),
        fontWeight: cssVar('weight-regular'),
      },
    },
  },
  MuiTableRow: {
    styleOverrides: { root: { '&.MuiTableRow-hover:hover': { backgroundColor: cssVar('palette-surface-tint') } } },
  },
  MuiPaginationItem: {
    styleOverrides: {
      root: {
        minWidth: '2.75rem',
        height: '2.75rem',
        borderRadius: 0,
        fontSize: cssVar('type-body2'),
        '&:hover': { backgroundColor: cssVar('palette-surface-sunken') },
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: 'transparent',
          fontWeight: cssVar('weight-medium'),
          boxShadow: `inset 0 -2px 0 ${cssVar('palette-primary-main')}`,
        },
      },
    },
  },
  MuiBreadcrumbs: {
    styleOverrides: {
      root: { fontSize: cssVar('type-caption'), color: cssVar('palette-text-secondary') },
      separator: { marginInline: '.625rem' },
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'wave', variant: 'rectangular' },
    styleOverrides: {
      root: { backgroundColor: `color-mix(in srgb, ${cssVar('palette-text-primary')} 9%, transparent)` },
    },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: { height: 2, backgroundColor: cssVar('palette-divider') },
      bar: { backgroundColor: cssVar('palette-primary-main') },
    },
  },
};
