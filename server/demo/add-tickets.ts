import { randomUUIDv7 } from 'node:crypto';
import { after, DAY, HOUR } from '../clock.ts';
import type { Tx } from '../db/database.ts';
import { writeAtDesk } from '../modules/desk-tickets/write-at-desk.ts';
import { beginThread } from '../modules/tickets/open-ticket.ts';

const CUSTOMER = { side: 'customer', name: 'Demo Customer' } as const;
const STAFF = { side: 'staff', name: 'Demo Adviser' } as const;

const TICKETS = [
  {
    days: 40,
    subject: 'Redirects from the old shop',
    department: 'seo',
    text: 'Which addresses lead where?',
    answer: 'Here is the list. All of them answer with **301** now.',
    status: 'closed',
  },
  {
    days: 3,
    subject: 'Arabic menu wraps on small phones',
    department: 'design',
    text: 'On a phone of 360 px the menu breaks into two lines:\n\n- English is fine\n- Arabic is not',
    answer: 'We found it, thank you. Could you look once more on the same phone?',
    status: 'answered',
  },
  {
    days: 1,
    subject: 'Invoice without our company name',
    department: 'billing',
    text: 'Could you issue it again with our legal name?',
    answer: null,
    status: 'open',
  },
] as const;

interface People {
  readonly customerId: string;
  readonly staffId: string;
}

/** Tickets in the states a customer meets: over, answered, waiting. */
export async function addTickets(tx: Tx, { customerId, staffId }: People, now: Date): Promise<void> {
  for (const { days, subject, department, text, answer, status } of TICKETS) {
    const asked = after(now, -days * DAY);
    const message = { id: randomUUIDv7(), text, attachments: [] };
    const ticket = { ...message, subject, department, priority: 'normal' as const };
    const author = { ...CUSTOMER, id: customerId };
    const id = await beginThread(tx, author, { kind: 'ticket', message, ticket }, asked);
    if (answer === null) continue;
    const body = { id: randomUUIDv7(), text: answer, attachments: [], isNote: false, status };
    await writeAtDesk(tx, id, { ...STAFF, id: staffId }, body, after(asked, 2 * HOUR));
  }
}
