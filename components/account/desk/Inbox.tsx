import { type ReactNode, useId, useRef } from 'react';
import { useText } from '#components/providers/use-text.ts';
import { Button } from '#components/ui/Button.tsx';
import { EmptyState } from '#components/ui/EmptyState.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import { Skeleton } from '#components/ui/Skeleton.tsx';
import type { IconName } from '#lib/motif/icon-paths.ts';
import { LoadFailed } from '../LoadFailed.tsx';
import { Panel, PanelBody, Rows, Side, SideHead, Split } from './desk-look.ts';
import type { Part } from './place.ts';
import { SearchField } from './SearchField.tsx';
import { useKeys } from './use-keys.ts';
import type { List } from './use-list.ts';
import type { PlaceControl } from './use-place.ts';

export interface InboxRow {
  readonly icon: IconName;
  readonly title: string;
  /** Beside the title: a kind, a language. */
  readonly kind?: string;
  readonly text: string;
  readonly time: string;
  /** Below the time; stands out when somebody waits for an answer. */
  readonly note?: string;
}

interface Props<Item extends { readonly id: string }> {
  readonly part: Part;
  readonly control: PlaceControl;
  readonly title: string;
  readonly filters?: ReactNode;
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly list: List<Item>;
  readonly rowOf: (item: Item) => InboxRow;
  /** The first step to take when nothing is there. */
  readonly empty: string;
  /** What is open; `item` is there when the list has it. */
  readonly open: (id: string, item: Item | undefined) => ReactNode;
}

/** A list with search and filters, moved through with J and K, and beside it what is open of it. */
export function Inbox<Item extends { readonly id: string }>(props: Props<Item>) {
  const { part, control, title, filters, search, onSearch, list, rowOf, empty, open } = props;
  const { place, go, linkTo } = control;
  const text = useText('desk');
  const messages = useText('messages');
  const heading = useId();
  const rows = useRef<HTMLOListElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const at = list.items.findIndex(({ id }) => id === place.id);

  function move(by: 1 | -1): void {
    const next = list.items[at === -1 ? 0 : at + by];
    if (!next) return;
    go({ part, id: next.id });
    rows.current?.querySelectorAll('a')[at === -1 ? 0 : at + by]?.focus();
  }
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    o: () => panel.current?.focus(),
  });

  return (
    <Split data-open={place.id ?? undefined}>
      <Side aria-labelledby={heading}>
        <SideHead>
          <h2 className="h6" id={heading}>
            {title}
          </h2>
          <SearchField value={search} onSearch={onSearch} />
          {filters}
        </SideHead>
        {list.state === 'loading' && (
          <PanelBody>
            <Skeleton label={messages('loading')} rows={6} />
          </PanelBody>
        )}
        {list.state === 'failed' && (
          <PanelBody>
            <LoadFailed onRetry={list.reload} />
          </PanelBody>
        )}
        {list.state === 'ready' && list.items.length === 0 && (
          <PanelBody>
            <EmptyState>{search ? text('emptySearch') : empty}</EmptyState>
          </PanelBody>
        )}
        <Rows ref={rows} hidden={list.items.length === 0}>
          {list.items.map((item) => (
            <li key={item.id}>
              <a {...linkTo({ part, id: item.id })} aria-current={item.id === place.id || undefined}>
                <Row {...rowOf(item)} />
              </a>
            </li>
          ))}
        </Rows>
        {list.hasMore && (
          <Button variant="quiet" size="md" block onClick={list.more}>
            {text('more')}
          </Button>
        )}
      </Side>
      <Panel ref={panel} tabIndex={-1} data-focus-home="">
        {place.id ? (
          open(place.id, list.items[at])
        ) : (
          <PanelBody>
            <p className="muted">{text('choose')}</p>
          </PanelBody>
        )}
      </Panel>
    </Split>
  );
}

function Row({ icon, title, kind, text, time, note }: InboxRow) {
  return (
    <>
      <Icon name={icon} />
      <span>
        <span>
          <b>
            <bdi>{title}</bdi>
          </b>{' '}
          {kind && <bdi className="caption muted">{kind}</bdi>}
        </span>
        <span className="caption muted" dir="auto">
          {text}
        </span>
      </span>
      <span data-end="">
        <span className="caption muted">{time}</span>
        {note && <b className="caption">{note}</b>}
      </span>
    </>
  );
}
