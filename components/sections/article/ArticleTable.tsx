import { Table } from '#components/ui/Table.tsx';
import type { BlockOf } from '#lib/content/kinds/article.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import css from './ArticleTable.module.css';
import { InlineText } from './InlineText.tsx';

interface Props {
  readonly lng: LanguageCode;
  readonly block: BlockOf<'table'>;
}

/** A table of an article, with its caption above it. */
export function ArticleTable({ lng, block: { caption, head, rows } }: Props) {
  return (
    <figure className={css.figure}>
      <Table
        caption={caption}
        captioned
        head={head}
        rows={rows.map((cells) => ({
          id: cells.slice(0, 2).join(' '),
          cells: cells.map((cell, column) => <InlineText key={head[column]} text={cell} lng={lng} />),
        }))}
      />
    </figure>
  );
}
