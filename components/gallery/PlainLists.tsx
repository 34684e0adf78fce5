import { Accordion } from '#components/ui/Accordion.tsx';
import { Breadcrumb } from '#components/ui/Breadcrumb.tsx';
import { Button } from '#components/ui/Button.tsx';
import { EmptyState } from '#components/ui/EmptyState.tsx';
import { Pagination } from '#components/ui/Pagination.tsx';
import { Skeleton } from '#components/ui/Skeleton.tsx';
import { Table } from '#components/ui/Table.tsx';
import { Tabs } from '#components/ui/Tabs.tsx';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { TEXTS } from './texts.ts';

const { table, questions, crumbs, groups } = TEXTS;

export function PlainTabs() {
  const tabs = Object.entries(groups).map(([id, label]) => ({ id, label, panel: <p>{label}</p> }));
  return <Tabs name="gallery-tabs" legend={TEXTS.rows.tabs} tabs={tabs} selected="web" />;
}

export function PlainLists() {
  const rows = table.rows.map((cells) => ({ id: cells[0], cells }));
  return (
    <>
      <Table caption={table.caption} head={table.head} rows={rows} />
      <Accordion items={questions} />
    </>
  );
}

export function PlainNavigation({ lng }: { readonly lng: LanguageCode }) {
  return (
    <>
      <Breadcrumb label={TEXTS.breadcrumb} items={crumbs.map((label) => ({ label, href: `#${label}` }))} />
      <Pagination
        lng={lng}
        label={TEXTS.pages}
        previous={TEXTS.previous}
        next={TEXTS.next}
        page={2}
        pages={4}
        hrefOf={(page) => `#page-${page}`}
      />
    </>
  );
}

export function PlainWaiting() {
  return (
    <>
      <Skeleton label={TEXTS.loading} rows={2} />
      <EmptyState
        action={
          <Button variant="quiet" size="md">
            {TEXTS.ask}
          </Button>
        }
      >
        {TEXTS.empty}
      </EmptyState>
    </>
  );
}
