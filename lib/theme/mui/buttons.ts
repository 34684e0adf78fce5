import type { Components, Theme } from '@mui/material/styles';
import { cssVar } from '../variable.ts';

/** Colours of a button at rest and under the pointer. */
const paint = (background: string, colour: string, border: string) => ({
  backgroundColor: background,
  color: colour,
  borderColor: border,
  boxShadow: 'none',
});

const ink = paint(
  cssVar('palette-secondary-main'),
  cssVar('palette-secondary-contrastText'),
  cssVar('palette-secondary-main'),
);
const bare = (border: string) => paint('transparent', cssVar('palette-text-primary'), border);

const disabled = {
  '&.Mui-disabled': paint(cssVar('palette-surface-sunken'), cssVar('palette-text-disabled'), cssVar('palette-divider')),
};

/** Contained primary is gold, contained secondary is ink, outlined is line, outlined inherit is quiet. */
export const buttons: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: {
        '&.Mui-focusVisible': { outline: `2px solid ${cssVar('palette-focus-main')}`, outlineOffset: 3 },
      },
    },
  },
  MuiButton: {
    defaultProps: { variant: 'contained', size: 'large', disableElevation: true },
    styleOverrides: {
      root: {
        gap: '.75em',
        minHeight: '3.25rem',
        padding: '.5rem 1.5rem',
        border: '1px solid transparent',
        borderRadius: cssVar('shape-borderRadius'),
        transitionDuration: cssVar('duration-fast'),
        '&:active': { transform: 'translateY(1px)' },
        ...disabled,
      },
      sizeLarge: { fontSize: '1rem' },
      sizeMedium: { minHeight: '2.75rem', paddingInline: '1.125rem', fontSize: cssVar('type-body2') },
      sizeSmall: { minHeight: '2.25rem', padding: '.25rem .875rem', fontSize: cssVar('type-caption') },
      startIcon: { margin: 0 },
      endIcon: { margin: 0 },
    },
    variants: [
      {
        props: { variant: 'contained', color: 'primary' },
        style: {
          ...paint(
            cssVar('palette-primary-main'),
            cssVar('palette-primary-contrastText'),
            cssVar('palette-primary-main'),
          ),
          '&:hover': paint(
            cssVar('palette-primary-dark'),
            cssVar('palette-primary-contrastText'),
            cssVar('palette-primary-dark'),
          ),
          ...disabled,
        },
      },
      {
        props: { variant: 'contained', color: 'secondary' },
        style: {
          ...ink,
          '&:hover': paint(
            cssVar('palette-secondary-dark'),
            cssVar('palette-secondary-contrastText'),
            cssVar('palette-secondary-dark'),
          ),
          ...disabled,
        },
      },
      {
        props: { variant: 'outlined' },
        style: { ...bare(cssVar('palette-text-primary')), '&:hover': ink, ...disabled },
      },
      {
        props: { variant: 'outlined', color: 'inherit' },
        style: { ...bare(cssVar('palette-divider')), '&:hover': bare(cssVar('palette-text-primary')), ...disabled },
      },
    ],
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        width: '2.75rem',
        height: '2.75rem',
        borderRadius: cssVar('shape-borderRadius'),
        color: 'inherit',
        '&:hover': { backgroundColor: cssVar('palette-surface-sunken') },
      },
    },
  },
  MuiLink: {
    styleOverrides: {
      root: {
        '&&': { color: cssVar('palette-gold-text') },
        textDecoration: 'underline 1px',
        textUnderlineOffset: '.22em',
        '&:hover': { textDecorationThickness: 2 },
      },
    },
  },
  MuiToggleButtonGroup: {
    styleOverrides: {
      root: {
        maxWidth: '100%',
        overflowX: 'auto',
        justifySelf: 'start',
        border: `1px solid ${cssVar('palette-text-primary')}`,
        borderRadius: cssVar('shape-borderRadius'),
      },
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        flex: 'none',
        minHeight: '2.75rem',
        padding: '0 1.125rem',
        border: 0,
        borderRadius: 0,
        color: 'inherit',
        fontSize: cssVar('type-body2'),
        '& + &': { borderInlineStart: `1px solid ${cssVar('palette-divider')}` },
        '&:hover': { backgroundColor: cssVar('palette-surface-sunken') },
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: cssVar('palette-secondary-main'),
          color: cssVar('palette-secondary-contrastText'),
        },
        '&.Mui-focusVisible': { outlineOffset: -4 },
      },
      sizeSmall: { minHeight: '2.25rem', paddingInline: '.75rem', fontSize: cssVar('type-caption') },
    },
  },
};
