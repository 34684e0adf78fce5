import { styled } from '@mui/material/styles';
import { Icon } from '#components/ui/Icon.tsx';
import { shownAddress, shownHost } from '#lib/analyses/shown-address.ts';
import type { Preview } from '#lib/contract/analyses.ts';
import { cssVar } from '#lib/theme/variable.ts';
import { Headed } from '../analyzer-look.ts';
import { useAnalyzerText } from '../use-analyzer-text.ts';
import { cut } from './cut.ts';

const Pair = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  gap: '1.5rem 2.5rem',
  paddingBlockStart: '1rem',
  '@media print': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '5mm', paddingBlockStart: '2mm' },
  '& figure': { display: 'grid', gap: '.5rem', alignContent: 'start', margin: 0 },
});

const Card = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '.25rem',
  padding: '1rem',
  backgroundColor: cssVar('palette-background-paper'),
  border: `1px solid ${cssVar('palette-divider')}`,
  overflowWrap: 'anywhere',
  breakInside: 'avoid',
  '@media print': { padding: '2mm 3mm', gap: 0 },
  '& > strong': { fontSize: cssVar('type-h5'), fontWeight: cssVar('weight-medium') },
});

const Picture = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '.5rem',
  padding: '.75rem',
  backgroundColor: cssVar('palette-surface-sunken'),
  '& img': { inlineSize: '100%', blockSize: 'auto', aspectRatio: '40 / 21', objectFit: 'contain' },
  '& > span': { flex: 1, minInlineSize: 0 },
  '@media print': { '& img': { maxBlockSize: '30mm' } },
});

interface WordsProps {
  readonly title: string;
  readonly description: string;
  readonly lang: string | null;
}

/** Title and description in their own language and direction; what is missing is said in the reader's. */
function Words({ title, description, lang }: WordsProps) {
  const { text } = useAnalyzerText();
  const own = { dir: 'auto', ...(lang && { lang }) } as const;
  return (
    <>
      {title ? <strong {...own}>{title}</strong> : <strong>{text('noTitle')}</strong>}
      {description ? (
        <p className="body2 muted" {...own}>
          {description}
        </p>
      ) : (
        <p className="body2 muted">{text('noDescription')}</p>
      )}
    </>
  );
}

/**
 * The page as a search engine and a messenger would show it, in its own words and direction. The picture comes with the
 * report, drawn anew by the service, and its address is named: a reader's browser asks the analysed site for nothing.
 */
export function Previews({ preview, lang }: { readonly preview: Preview; readonly lang: string | null }) {
  const { text } = useAnalyzerText();
  const { search, share } = preview;
  return (
    <Headed aria-labelledby="previews-title" style={{ breakInside: 'avoid' }}>
      <header>
        <h2 className="h3" id="previews-title">
          {text('previews')}
        </h2>
      </header>
      <Pair>
        <figure>
          <figcaption className="caption muted">{text('searchPreview')}</figcaption>
          <Card>
            <bdi dir="ltr" className="caption muted">
              {shownAddress(search.url)}
            </bdi>
            <Words title={cut(search.title, 60)} description={cut(search.description, 160)} lang={lang} />
          </Card>
        </figure>
        <figure>
          <figcaption className="caption muted">{text('sharePreview')}</figcaption>
          <Card>
            <Picture className="caption muted">
              {share.thumbnail && <img src={share.thumbnail} alt="" />}
              <Icon name="screen" />
              {share.image ? (
                <span>
                  {text('image')}: <bdi dir="ltr">{share.image}</bdi>
                </span>
              ) : (
                text('noImage')
              )}
            </Picture>
            <bdi dir="ltr" className="caption muted">
              {share.site || shownHost(search.url)}
            </bdi>
            <Words title={cut(share.title, 70)} description={cut(share.description, 110)} lang={lang} />
          </Card>
        </figure>
      </Pair>
    </Headed>
  );
}
