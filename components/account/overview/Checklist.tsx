import { useEffect, useId, useRef, useState } from 'react';
import { LoadFailed } from '#components/account/LoadFailed.tsx';
import { useMessage, useText } from '#components/providers/use-text.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Segmented } from '#components/ui/Segmented.tsx';
import { Skeleton } from '#components/ui/Skeleton.tsx';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import type { TodoLine } from '#lib/todos/outbox.ts';
import { VISIBILITY_FILTERS, type VisibilityFilter } from '#lib/todos/stored-todos.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { editTodos, retryTodos } from '#store/todos/sync.ts';
import { watchTodos } from '#store/todos/watch.ts';
import { chooseFilter } from '#store/visibility-filter/choose.ts';
import { useFigures } from '../use-figures.ts';
import { useKeptFocus } from '../use-kept-focus.ts';
import { AddTodo } from './AddTodo.tsx';
import { TodoList } from './checklist-look.ts';
import { Panel, PanelHead } from './overview-look.ts';
import { RemovedTodo } from './RemovedTodo.tsx';
import { TodoItem } from './TodoItem.tsx';
import { useOverviewText } from './use-overview.ts';

const isShown = ({ completed }: TodoLine, filter: VisibilityFilter): boolean =>
  filter === 'all' || completed === (filter === 'completed');

const NOTHING = { all: 'noTodos', active: 'noActive', completed: 'noCompleted' } as const;

/** The customer's own list. It lives in this browser and at the service, and can be changed without a connection. */
export function Checklist({ lng }: { readonly lng: LanguageCode }) {
  const { items, edits, status, refusal } = useAppSelector((state) => state.todos);
  const filter = useAppSelector((state) => state.visibilityFilter);
  const dispatch = useAppDispatch();
  const [removed, setRemoved] = useState<TodoLine>();
  const panel = useRef<HTMLElement>(null);
  useKeptFocus(panel);
  const name = useId();
  const text = useOverviewText();
  const messages = useText('messages');
  const message = useMessage();
  const figures = useFigures(lng);
  const lines = items.filter((line) => isShown(line, filter));
  const done = items.filter(({ completed }) => completed).length;

  useEffect(() => dispatch(watchTodos()), [dispatch]);

  const remove = (line: TodoLine) => {
    setRemoved(line);
    void dispatch(editTodos({ kind: 'remove', id: line.id }));
  };
  const restore = (line: TodoLine) => {
    setRemoved(undefined);
    void dispatch(editTodos({ kind: 'add', line }));
  };

  return (
    <Panel ref={panel} columns={4} id="checklist" aria-labelledby="checklist-title" tabIndex={-1}>
      <PanelHead>
        <h2 className="h5" id="checklist-title">
          {text('checklist')}
        </h2>
        {status === 'ready' && (
          <span className="caption muted">
            {text('doneOf', { done: figures.count(done), all: figures.count(items.length) })}
          </span>
        )}
      </PanelHead>
      <Segmented
        name={name}
        legend={text('filter')}
        size="sm"
        quiet
        options={VISIBILITY_FILTERS.map((id) => ({ id, label: text(id) }))}
        selected={filter}
        onSelect={(id) => dispatch(chooseFilter(id))}
      />
      {status === 'loading' && <Skeleton label={messages('loading')} rows={3} />}
      {status === 'failed' && <LoadFailed onRetry={() => void dispatch(retryTodos())} />}
      {status === 'ready' && lines.length === 0 && <p className="body2 muted">{text(NOTHING[filter])}</p>}
      {lines.length > 0 && (
        <TodoList aria-labelledby="checklist-title" tabIndex={-1}>
          {lines.map((line) => (
            <TodoItem key={line.id} line={line} lines={lines} onRemove={remove} />
          ))}
        </TodoList>
      )}
      <div role="status">
        {removed && <RemovedTodo line={removed} onRestore={restore} />}
        {refusal && <Alert tone="error" title={message({ error: true, message: refusal })} />}
        {edits.length > 0 && <p className="caption muted">{text('unsent', { count: figures.count(edits.length) })}</p>}
      </div>
      {status !== 'failed' && <AddTodo />}
    </Panel>
  );
}
