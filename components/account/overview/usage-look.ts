import { styled } from '@mui/material/styles';
import type { Series } from '#lib/contract/stats.ts';
import { cssVar } from '#lib/theme/variable.ts';

/** Colour of each series; each also has a mark of its own. */
export const SERIES_COLOUR: Readonly<Record<Series, string>> = {
  web: cssVar('palette-series-web'),
  seo: cssVar('palette-series-seo'),
  ads: cssVar('palette-series-ads'),
  content: cssVar('palette-series-content'),
};

export const Notes = styled('ol')({
  display: 'grid',
  gap: '.25rem',
  padding: 0,
  listStyle: 'none',
  fontSize: cssVar('type-caption'),
  color: cssVar('palette-text-secondary'),
  // Half a year of many orders: the list is looked through, and does not push the page away.
  maxBlockSize: '11rem',
  overflowY: 'auto',
  '& li': { display: 'flex', gap: '.5rem', alignItems: 'baseline' },
  '& li > .num': {
    flex: 'none',
    minInlineSize: '1.25rem',
    paddingInline: '.125rem',
    blockSize: '1.25rem',
    borderRadius: cssVar('shape-full'),
    backgroundColor: cssVar('palette-surface-sunken'),
    color: cssVar('palette-text-primary'),
    fontSize: '.6875rem',
    lineHeight: '1.25rem',
    textAlign: 'center',
  },
});
