import type { Components, Theme } from '@mui/material/styles';
import { cssVar } from '../variable.ts';

const halo = `0 0 0 1px ${cssVar('palette-focus-main')}, 0 0 0 4px color-mix(in srgb, ${cssVar('palette-primary-main')} 45%, transparent)`;

/** Box or circle of a checkbox or radio: ours are drawn with borders, so that both systems look alike. */
const mark = {
  padding: '.6875rem',
  margin: '-.6875rem 0',
  color: cssVar('palette-border-control'),
  borderRadius: cssVar('shape-borderRadius'),
  '&.Mui-checked': { color: cssVar('palette-secondary-main') },
  '&.Mui-disabled': { color: cssVar('palette-divider') },
};

/** Label above, sheet-coloured box, ink border and gold halo on focus: the look of `components/ui/Field`. */
export const fields: Components<Theme> = {
  MuiTextField: { defaultProps: { variant: 'outlined', fullWidth: true } },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: {
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        marginBlockEnd: '.5rem',
        color: cssVar('palette-text-primary'),
        fontSize: cssVar('type-body2'),
        fontWeight: cssVar('weight-medium'),
        lineHeight: 1.4,
        whiteSpace: 'normal',
        '&.Mui-focused, &.Mui-error': { color: cssVar('palette-text-primary') },
        '&.Mui-disabled': { color: cssVar('palette-text-disabled') },
      },
      asterisk: { color: cssVar('palette-gold-text') },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        minHeight: '3.25rem',
        backgroundColor: cssVar('palette-background-paper'),
        borderRadius: cssVar('shape-borderRadius'),
        lineHeight: 1.4,
        '&.Mui-focused': { boxShadow: halo },
        '&.Mui-error': { boxShadow: `inset 0 -2px 0 ${cssVar('palette-error-main')}` },
        '&.Mui-disabled': {
          backgroundColor: cssVar('palette-surface-sunken'),
          color: cssVar('palette-text-disabled'),
        },
        '&&:hover .MuiOutlinedInput-notchedOutline': { borderColor: cssVar('palette-text-primary') },
        '&&.Mui-focused .MuiOutlinedInput-notchedOutline': {
          borderWidth: 1,
          borderColor: cssVar('palette-focus-main'),
        },
        '&&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: cssVar('palette-error-main') },
        '&&.Mui-disabled .MuiOutlinedInput-notchedOutline': { borderColor: cssVar('palette-divider') },
      },
      input: {
        height: 'auto',
        padding: '.75rem 1rem',
        '&::placeholder': { color: cssVar('palette-text-secondary'), opacity: 1 },
      },
      multiline: { padding: 0 },
      notchedOutline: { inset: 0, borderColor: cssVar('palette-border-control'), '& legend': { display: 'none' } },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        margin: '.5rem 0 0',
        color: cssVar('palette-text-secondary'),
        fontSize: cssVar('type-caption'),
        lineHeight: 1.5,
        '&.Mui-error': { color: cssVar('palette-error-main'), fontWeight: cssVar('weight-medium') },
      },
    },
  },
  MuiCheckbox: { styleOverrides: { root: mark } },
  MuiRadio: { styleOverrides: { root: mark } },
  MuiFormControlLabel: {
    styleOverrides: { root: { columnGap: '.25rem' }, label: { fontSize: cssVar('type-body2'), lineHeight: 1.5 } },
  },
  MuiSwitch: {
    styleOverrides: {
      root: { width: '3rem', height: '2.75rem', padding: '.625rem 0' },
      switchBase: {
        padding: '.8125rem .1875rem',
        color: cssVar('palette-background-paper'),
        '&.Mui-checked': { color: cssVar('palette-secondary-contrastText'), transform: 'translateX(1.5rem)' },
        '&.Mui-checked + .MuiSwitch-track': { backgroundColor: cssVar('palette-secondary-main'), opacity: 1 },
        '&.Mui-focusVisible + .MuiSwitch-track': {
          outline: `2px solid ${cssVar('palette-focus-main')}`,
          outlineOffset: 3,
        },
      },
      thumb: { width: '1.125rem', height: '1.125rem', boxShadow: 'none' },
      track: { borderRadius: cssVar('shape-full'), backgroundColor: cssVar('palette-border-control'), opacity: 1 },
    },
  },
};
