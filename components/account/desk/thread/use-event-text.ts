import { useText } from '#components/providers/use-text.ts';
import type { Message } from '#lib/contract/tickets.ts';

/** What happened to a thread, in words. */
export function useEventText(): (message: Message) => string {
  const text = useText('desk');
  return ({ event, name }) => {
    const who = name ?? text('author_service');
    switch (event?.event) {
      case 'status':
        return text('eventStatus', { who, status: text(`status_${event.status}`) });
      case 'assigned':
        return event.name === null
          ? text('eventUnassigned', { who })
          : text('eventAssigned', { who, name: event.name });
      case 'copied':
        return text('eventCopied', { who, email: event.email });
      case 'merged':
        return text('eventMerged', { who, reference: event.reference });
      case 'ticket':
        return text('eventTicket', { who });
      default:
        return '';
    }
  };
}
