import { styled } from '@mui/material/styles';
import { cssVar } from '#lib/theme/variable.ts';

const hairline = `1px solid ${cssVar('palette-divider')}`;

/** What stands around the sheet and is not printed. */
export const Tools = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.75rem 1.5rem',
  alignItems: 'center',
  '@media print': { display: 'none' },
});

/** The invoice: a sheet on the page, the page itself on paper. */
export const Sheet = styled('article')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2rem',
  padding: 'clamp(1.25rem, 4vw, 3rem)',
  backgroundColor: cssVar('palette-background-paper'),
  color: cssVar('palette-text-primary'),
  border: hairline,
  maxInlineSize: '52rem',
  overflowWrap: 'anywhere',
  '& > header': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '1rem 2rem' },
  '& address': { fontStyle: 'normal' },
  '& table': { inlineSize: '100%', borderCollapse: 'collapse' },
  '& :is(th, td)': { paddingBlock: '.75rem', borderBlockEnd: hairline, textAlign: 'start', verticalAlign: 'top' },
  // A sum is not to be torn: `۱۴٬۹۰۰٬۰۰۰ تومان` is one word for its reader.
  '& td': { paddingInlineStart: '1rem', textAlign: 'end', whiteSpace: 'nowrap' },
  '& thead :is(th, td)': { fontSize: cssVar('type-caption'), color: cssVar('palette-text-secondary') },
  '& :is(tbody, tfoot) th': { fontWeight: cssVar('weight-medium') },
  '& tfoot :is(th, td)': { fontWeight: cssVar('weight-medium'), borderBlockEnd: 0, paddingBlock: '.375rem' },
  '& tfoot tr:last-child :is(th, td)': { fontSize: '1.25rem' },
  '@media print': { border: 0, padding: 0, maxInlineSize: 'none', backgroundColor: 'transparent' },
});

export const Parties = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
  gap: '1.5rem 2rem',
});

/** One sheet of paper, white whatever the screen is. */
export const PRINT_STYLES = {
  '@page': { size: 'A4', margin: '18mm' },
  '@media print': { 'html, body': { background: '#fff' } },
} as const;
