import type { Block, BlockOf } from '#lib/content/kinds/article.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { ArticleNote } from './ArticleNote.tsx';
import { ArticleTable } from './ArticleTable.tsx';
import { BarsChart } from './BarsChart.tsx';
import { ChartFrame } from './ChartFrame.tsx';
import { CodeBlock } from './CodeBlock.tsx';
import { FlowFigure } from './FlowFigure.tsx';
import { InlineText } from './InlineText.tsx';
import { LineChart } from './LineChart.tsx';
import { StackChart } from './StackChart.tsx';

const CHARTS = { bars: BarsChart, line: LineChart, stack: StackChart } as const;

interface Props {
  readonly lng: LanguageCode;
  readonly block: Block;
}

function ArticleList({ lng, block: { ordered, items } }: { lng: LanguageCode; block: BlockOf<'list'> }) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List>
      {items.map((item) => (
        <li key={item}>
          <InlineText text={item} lng={lng} />
        </li>
      ))}
    </List>
  );
}

/** A block of an article, drawn after its type. */
export function ArticleBlock({ lng, block }: Props) {
  switch (block.type) {
    case 'text':
      return (
        <p>
          <InlineText text={block.text} lng={lng} />
        </p>
      );
    case 'list':
      return <ArticleList lng={lng} block={block} />;
    case 'table':
      return <ArticleTable lng={lng} block={block} />;
    case 'code':
      return <CodeBlock lng={lng} block={block} />;
    case 'chart': {
      const Chart = CHARTS[block.kind];
      return (
        <ChartFrame lng={lng} caption={block.caption} alt={block.alt} unit={block.unit}>
          <Chart lng={lng} points={block.points} />
        </ChartFrame>
      );
    }
    case 'flow':
      return <FlowFigure lng={lng} block={block} />;
    case 'note':
      return <ArticleNote lng={lng} block={block} />;
  }
}
