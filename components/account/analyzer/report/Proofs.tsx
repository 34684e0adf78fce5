import { styled } from '@mui/material/styles';
import { readableUrl } from '#lib/analyses/shown-address.ts';
import type { Proof } from '#lib/contract/analyses.ts';
import { cssVar } from '#lib/theme/variable.ts';

const List = styled('ul')({
  display: 'grid',
  gap: '.5rem',
  inlineSize: '100%',
  padding: 0,
  listStyle: 'none',
  '& pre': {
    margin: 0,
    padding: '.5rem .75rem',
    overflowX: 'auto',
    backgroundColor: cssVar('palette-surface-sunken'),
    fontFamily: 'ui-monospace, monospace',
    fontSize: cssVar('type-caption'),
    lineHeight: 1.5,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    textAlign: 'start',
  },
  '& p': { overflowWrap: 'anywhere' },
  '@media print': {
    gap: '.125rem',
    '& pre': { padding: '0 .375rem', lineHeight: 1.35 },
    '& p': { lineHeight: 1.2 },
    '& li:nth-of-type(n + 4)': { display: 'none' },
  },
});

/** What was seen, as it was sent: from left to right in every language, with the page it was seen on. */
export function Proofs({ proofs }: { readonly proofs: readonly Proof[] }) {
  return (
    <List>
      {proofs.map(({ kind, text, page }) => (
        <li key={`${kind} ${page} ${text}`}>
          {/* Words of the page keep their own direction; tags, headers and addresses have one. */}
          <pre dir={kind === 'text' ? 'auto' : 'ltr'} translate="no">
            {text}
          </pre>
          {page && page !== text && (
            <p className="caption muted">
              <bdi dir="ltr">{readableUrl(page)}</bdi>
            </p>
          )}
        </li>
      ))}
    </List>
  );
}
