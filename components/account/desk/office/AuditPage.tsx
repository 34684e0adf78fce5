import { useState } from 'react';
import { useFormat } from '#components/providers/use-format.ts';
import { useText } from '#components/providers/use-text.ts';
import { Button } from '#components/ui/Button.tsx';
import { Skeleton } from '#components/ui/Skeleton.tsx';
import { AUDIT_EVENTS, isAuditEvent } from '#lib/audit-events.ts';
import { listAudit } from '#lib/contract/desk.ts';
import { LoadFailed } from '../../LoadFailed.tsx';
import { Lines, Sheet } from '../desk-look.ts';
import { LabelledSelect } from '../LabelledSelect.tsx';
import { useList } from '../use-list.ts';

/**
 * What happened around signing in, paying and the desk, newest first; for admins. The service's own name of an event
 * stands beside its text, as logs and `docs/operate.md` have it; a row from before a name was dropped shows that name.
 */
export function AuditPage() {
  const text = useText('desk');
  const messages = useText('messages');
  const { moment } = useFormat();
  const [event, setEvent] = useState('');
  const list = useList(event, (api, cursor) => api.call(listAudit, { query: { cursor, ...(event && { event }) } }));
  return (
    <Sheet aria-labelledby="audit" tabIndex={-1} data-focus-home="">
      <h2 className="h4" id="audit">
        {text('audit')}
      </h2>
      <LabelledSelect
        label={text('event')}
        value={event}
        onChange={setEvent}
        options={[
          { id: '', label: text('allEvents') },
          ...AUDIT_EVENTS.map((id) => ({ id, label: text(`event_${id}`) })),
        ]}
      />
      {list.state === 'loading' && <Skeleton label={messages('loading')} rows={6} />}
      {list.state === 'failed' && <LoadFailed onRetry={list.reload} />}
      {list.state === 'ready' && list.items.length === 0 && <p className="muted">{text('emptyAudit')}</p>}
      <Lines>
        {list.items.map(({ id, at, event: name, person, details }) => (
          <li key={id}>
            <span>
              {isAuditEvent(name) ? text(`event_${name}`) : <bdi dir="ltr">{name}</bdi>}
              {person?.name && (
                <>
                  {' · '}
                  <bdi>{person.name}</bdi>
                </>
              )}
            </span>
            <span className="caption muted">
              <bdi dir="ltr">
                {[
                  ...(isAuditEvent(name) ? [name] : []),
                  ...Object.entries(details).map(([key, value]) => `${key}: ${String(value)}`),
                ].join(', ')}
              </bdi>
            </span>
            <time className="caption muted" dateTime={at}>
              {moment(at)}
            </time>
          </li>
        ))}
      </Lines>
      {list.hasMore && (
        <Button variant="quiet" size="md" onClick={list.more}>
          {text('more')}
        </Button>
      )}
    </Sheet>
  );
}
