import { Table } from '#components/ui/Table.tsx';
import type { PrivacyContent } from '#lib/content/kinds/privacy.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { siteUrl } from '#lib/site.ts';
import { COOKIES, hostCookie, type StoredValue, storedValues } from '#lib/storage-keys.ts';
import { keptText } from './kept-text.ts';
import css from './StoredTable.module.css';

interface Props {
  readonly lng: LanguageCode;
  readonly content: PrivacyContent;
  readonly whose: StoredValue['whose'];
}

const isSecure = siteUrl.startsWith('https:');

/** The name a visitor finds in the browser. */
const shownName = ({ name, setBy }: StoredValue): string =>
  setBy === 'service' && name !== COOKIES.xsrf ? hostCookie(name, isSecure) : name;

/** Values that differ in their name only, together. */
function groups(whose: StoredValue['whose']): StoredValue[][] {
  const values = storedValues().filter((value) => value.whose === whose);
  const kindOf = ({ where, purpose }: StoredValue) => `${where} ${purpose}`;
  return [...Map.groupBy(values, kindOf).values()];
}

/** What the site keeps in a browser, from the one list that the code itself takes its names from. */
export function StoredTable({ lng, content, whose }: Props) {
  const { columns, places, stored, setters, kept, browser } = content;
  return (
    <div className={css.table}>
      <h3 className="h4">{browser[whose]}</h3>
      <Table
        caption={browser[whose]}
        head={[columns.name, columns.where, columns.purpose, columns.kept, columns.setBy]}
        rows={groups(whose).flatMap((values) => {
          const [first] = values;
          if (!first) return [];
          const { where, purpose, keptFor, setBy } = first;
          const names = values.map((value) => (
            <code className={`ltr ${css.name}`} key={value.name}>
              {shownName(value)}
            </code>
          ));
          return [
            {
              id: `${where}-${purpose}`,
              cells: [names, places[where], stored[purpose], keptText(keptFor, kept, lng), setters[setBy]],
            },
          ];
        })}
      />
    </div>
  );
}
