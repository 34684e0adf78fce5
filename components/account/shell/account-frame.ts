import { styled } from '@mui/material/styles';
import { cssVar } from '#lib/theme/variable.ts';

const SMALL = '@media (width < 56.25rem)';
const PRINT = '@media print';

/**
 * Navigation beside the page; above it on a small screen. Drawn by the theme's own styles, not by a style sheet: those
 * are shared by all pages, and public ones would carry it. The navigation inside is static HTML, hence the class names.
 */
export const AccountFrame = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 14rem) minmax(0, 1fr)',
  minBlockSize: '70dvh',
  '&[data-wide]': { gridTemplateColumns: 'minmax(0, 68rem)', justifyContent: 'center' },
  [SMALL]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  [PRINT]: { display: 'block', minBlockSize: 0 },
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
  // A strip that is pushed aside with the finger, as wide as the screen.
  [SMALL]: {
    display: 'flex',
    alignItems: 'center',
    gap: '.25rem',
    marginInline: `calc(${cssVar('gutter-page')} * -1)`,
    padding: `.5rem ${cssVar('gutter-page')}`,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    borderInlineEnd: 0,
    borderBlockEnd: `1px solid ${cssVar('palette-divider')}`,
    '& nav, & nav ul': { display: 'flex', gap: '.25rem', margin: 0 },
    '& nav p': { display: 'none' },
    '& nav a, & button': { whiteSpace: 'nowrap' },
  },
  [PRINT]: { display: 'none' },
});

/** A number on gold, small. */
export const Badge = styled('span')({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '1.25rem',
  blockSize: '1.25rem',
  marginInlineStart: 'auto',
  paddingInline: '.375rem',
  borderRadius: cssVar('shape-full'),
  backgroundColor: cssVar('palette-primary-main'),
  color: cssVar('palette-primary-contrastText'),
  fontSize: '.75rem',
  lineHeight: 1,
  fontWeight: cssVar('weight-medium'),
});

/** The page's title, and what belongs to every page at its end. */
export const AccountHead = styled('div')({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: '1rem',
  '& h1': { minInlineSize: 0, overflowWrap: 'anywhere' },
  [PRINT]: { display: 'none' },
});

export const AccountMain = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: '1.5rem',
  paddingBlock: '2rem 4rem',
  paddingInlineStart: 'clamp(1.25rem, 3vw, 2.5rem)',
  [SMALL]: { paddingInlineStart: 0 },
  [PRINT]: { padding: 0 },
});
