import { styled } from '@mui/material/styles';
import { cssVar } from '#lib/theme/variable.ts';

const SMALL = '@media (width < 56.25rem)';

/**
 * Navigation beside the page; above it on a small screen. Drawn by the theme's own styles, not by a style sheet: those
 * are shared by all pages, and public ones would carry it. The navigation inside is static HTML, hence the class names.
 */
export const AccountFrame = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 14rem) minmax(0, 1fr)',
  minBlockSize: '70dvh',
  [SMALL]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

export const AccountSide = styled('div')({
  display: 'grid',
  alignContent: 'start',
  gap: '1.5rem',
  paddingBlock: '2rem',
  paddingInlineEnd: '1.25rem',
  borderInlineEnd: `1px solid ${cssVar('palette-divider')}`,
  '& nav': { display: 'grid', alignContent: 'start', gap: '1.5rem' },
  '& nav p': { paddingInline: '.75rem' },
  '& nav ul': { display: 'grid', gap: '.125rem', marginBlockStart: '.375rem', padding: 0, listStyle: 'none' },
  '& nav a': {
    display: 'flex',
    alignItems: 'center',
    gap: '.75rem',
    minBlockSize: '2.5rem',
    padding: '.375rem .75rem',
    borderRadius: cssVar('shape-borderRadius'),
    fontSize: cssVar('type-body2'),
    fontWeight: cssVar('weight-medium'),
  },
  '& nav a:hover': { backgroundColor: cssVar('palette-surface-sunken') },
  '& nav a[aria-current]': {
    backgroundColor: cssVar('palette-secondary-main'),
    color: cssVar('palette-secondary-contrastText'),
  },
  [SMALL]: {
    gap: '.5rem',
    padding: '1rem 0',
    borderInlineEnd: 0,
    borderBlockEnd: `1px solid ${cssVar('palette-divider')}`,
    '& nav': { gap: '.5rem' },
    '& nav p': { display: 'none' },
    '& nav ul': { display: 'flex', flexWrap: 'wrap', gap: '.25rem', margin: 0 },
  },
});

export const AccountMain = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: '1.5rem',
  paddingBlock: '2rem 4rem',
  paddingInlineStart: 'clamp(1.25rem, 3vw, 2.5rem)',
  [SMALL]: { paddingInlineStart: 0 },
});
