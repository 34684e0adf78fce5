import { Table } from '#components/ui/Table.tsx';
import type { PrivacyContent } from '#lib/content/kinds/privacy.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { STORED_RECORDS } from '#lib/stored-records.ts';
import { keptText } from './kept-text.ts';

interface Props {
  readonly lng: LanguageCode;
  readonly content: PrivacyContent;
}

/** What the service writes down, and how long it stays. */
export function RecordsTable({ lng, content: { records, kept, columns } }: Props) {
  return (
    <Table
      caption={records.title}
      head={[records.what, records.holds, columns.kept]}
      rows={STORED_RECORDS.map(({ name, keptFor }) => ({
        id: name,
        cells: [records.items[name].title, records.items[name].text, keptText(keptFor, kept, lng)],
      }))}
    />
  );
}
