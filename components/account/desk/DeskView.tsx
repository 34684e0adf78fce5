import { useRef, useState } from 'react';
import { useText } from '#components/providers/use-text.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { readDesk } from '#lib/contract/desk.ts';
import { useAppSelector } from '#store/hooks.ts';
import { useUnreadTitle } from '../support/use-unread-title.ts';
import { useInUse } from '../use-in-use.ts';
import { useKeptFocus } from '../use-kept-focus.ts';
import { useQuery } from '../use-query.ts';
import { useSupportStream } from '../use-support-stream.ts';
import { CommentBox } from './CommentBox.tsx';
import { ConsultationBox } from './ConsultationBox.tsx';
import { CustomerBox } from './CustomerBox.tsx';
import { DeskNav } from './DeskNav.tsx';
import { Desk } from './desk-look.ts';
import { DeskEvents, EventsContext, useDeskChanges } from './events.ts';
import { FeedbackBox } from './FeedbackBox.tsx';
import { KeyCap } from './KeyCap.tsx';
import { KeyHelp } from './KeyHelp.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { AuditPage } from './office/AuditPage.tsx';
import { ReplyPage } from './office/ReplyPage.tsx';
import { SystemPage } from './office/SystemPage.tsx';
import { TeamPage } from './office/TeamPage.tsx';
import { OrderBox } from './orders/OrderBox.tsx';
import { ADMIN_TOOLS, BOXES } from './place.ts';
import { ThreadBox } from './thread/ThreadBox.tsx';
import { KeysContext, useKeySwitch, useKeys } from './use-keys.ts';
import { type PlaceControl, usePlace } from './use-place.ts';

/** The desk, for whoever works there. What somebody may do is the service's to say; the page only spares the way. */
export function DeskView() {
  const role = useAppSelector(({ user }) => user?.role);
  const text = useText('desk');
  const [events] = useState(() => new DeskEvents());
  const [isOn, setOn] = useKeySwitch();
  if (role !== 'staff' && role !== 'admin') return <Alert tone="info" title={text('staffOnly')} />;
  return (
    <EventsContext value={events}>
      <KeysContext value={isOn}>
        <OpenDesk events={events} isAdmin={role === 'admin'} keys={{ isOn, onSwitch: setOn }} />
      </KeysContext>
    </EventsContext>
  );
}

interface OpenProps {
  readonly events: DeskEvents;
  readonly isAdmin: boolean;
  readonly keys: { readonly isOn: boolean; readonly onSwitch: (isOn: boolean) => void };
}

function OpenDesk({ events, isAdmin, keys }: OpenProps) {
  const text = useText('desk');
  const control = usePlace();
  const desk = useRef<HTMLDivElement>(null);
  useKeptFocus(desk);
  const [waiting, reload] = useQuery((api) => api.call(readDesk, {}));
  const [isHelping, setHelping] = useState(false);
  const [connection, retry] = useSupportStream((event) => events.tell(event), useInUse());
  const waitingThreads = waiting.state === 'ready' ? waiting.data.tickets + waiting.data.live : 0;
  useUnreadTitle(waitingThreads);
  useDeskChanges(reload);
  useKeys({
    '?': () => setHelping(true),
    '/': () => document.querySelector<HTMLElement>('[data-desk-search]')?.focus(),
    ...Object.fromEntries(BOXES.map((part, at) => [String(at + 1), () => control.go({ part, id: null })])),
  });
  const isAllowed = isAdmin || !ADMIN_TOOLS.includes(control.place.part);
  return (
    <Desk ref={desk}>
      <OfflineNotice connection={connection} onRetry={retry} />
      <DeskNav control={control} isAdmin={isAdmin} waiting={waiting.state === 'ready' ? waiting.data : undefined}>
        <Button variant="quiet" size="sm" onClick={() => setHelping(true)}>
          {text('keys')} <KeyCap name="?" />
        </Button>
      </DeskNav>
      {isAllowed ? (
        <PartOfDesk control={control} onChange={reload} />
      ) : (
        <Alert tone="info" role="status" title={text('adminOnly')} />
      )}
      {isHelping && <KeyHelp {...keys} onClose={() => setHelping(false)} />}
    </Desk>
  );
}

function PartOfDesk({ control, onChange }: { readonly control: PlaceControl; readonly onChange: () => void }) {
  switch (control.place.part) {
    case 'tickets':
      return <ThreadBox key="ticket" kind="ticket" control={control} />;
    case 'live':
      return <ThreadBox key="live" kind="live" control={control} />;
    case 'consultations':
      return <ConsultationBox control={control} onChange={onChange} />;
    case 'comments':
      return <CommentBox control={control} onChange={onChange} />;
    case 'orders':
      return <OrderBox control={control} onChange={onChange} />;
    case 'feedback':
      return <FeedbackBox control={control} />;
    case 'customers':
      return <CustomerBox control={control} />;
    case 'replies':
      return <ReplyPage />;
    case 'team':
      return <TeamPage />;
    case 'audit':
      return <AuditPage />;
    case 'system':
      return <SystemPage />;
  }
}
