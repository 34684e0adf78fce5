import { styled } from '@mui/material/styles';
import { useFormat } from '#components/providers/use-format.ts';
import type { MarketingNotes } from '#lib/contract/analyses.ts';
import { Headed } from '../analyzer-look.ts';
import { useAnalyzerText } from '../use-analyzer-text.ts';

const Facts = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  gap: '1rem 2rem',
  paddingBlockStart: '1rem',
  '@media print': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '1mm 5mm', paddingBlockStart: '2mm' },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
});

/** What the agency can build on: tools and ways of contact that were found. It is worth no points. */
export function Marketing({ notes }: { readonly notes: MarketingNotes }) {
  const { text, of } = useAnalyzerText();
  const { list } = useFormat();
  const names = (found: readonly string[]) => (found.length > 0 ? list(found) : text('noneFound'));
  const there = (isThere: boolean) => text(isThere ? 'found' : 'noneFound');
  const facts = [
    ['analytics', names(notes.analytics)],
    ['consent', names(notes.consent)],
    ['contacts', names(notes.contacts.map((way) => of('contactWays', way)))],
    ['social', names(notes.social)],
    ['feed', there(notes.hasFeed)],
    ['manifest', there(notes.hasManifest)],
    ['action', <bdi key="action">{notes.action ?? text('noneFound')}</bdi>],
    ['price', <bdi key="price">{notes.price ?? text('noneFound')}</bdi>],
  ] as const;
  return (
    <Headed aria-labelledby="marketing-title" style={{ breakInside: 'avoid' }}>
      <header>
        <h2 className="h3" id="marketing-title">
          {text('marketing')}
        </h2>
      </header>
      <Facts>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="caption muted">{text(name)}</dt>
            <dd className="body2">{value}</dd>
          </div>
        ))}
      </Facts>
    </Headed>
  );
}
