'use client';

import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { cssVar } from '#lib/theme/variable.ts';
import { Panel } from './overview-look.ts';

const Feature = styled(Panel)({
  position: 'relative',
  backgroundColor: cssVar('palette-surface-feature'),
  borderColor: cssVar('palette-surface-featureEdge'),
  borderBlockStart: `4px solid ${cssVar('palette-primary-main')}`,
  color: cssVar('palette-text-primary'),
  '& > p:has(.figure)': { marginBlockStart: 'auto' },
  // The two chats: side by side where both fit, else one below the other, of one width either way.
  '& > div:has(> a + a)': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(7.5rem, 100%), 1fr))',
    gap: '.5rem',
  },
  '&& .figure': { fontSize: cssVar('type-figure-sm') },
});

/** Ink in a light page: the one panel that offers something. */
export function OfferPanel({ children }: { readonly children: ReactNode }) {
  return (
    <Feature columns={4} data-dark="" aria-labelledby="offer">
      {children}
    </Feature>
  );
}
