import { randomUUID } from 'node:crypto';
import type { TestVisitor } from '../../support/test-visitor.ts';
import { openTicket, upload } from '../../support/tickets.ts';

interface Thing {
  readonly id: string;
  /** The path with its further parts filled in. */
  readonly path?: string;
  /** The right body, where it names something of the owner as well. */
  readonly body?: object;
}

interface Call {
  readonly method: string;
  readonly path: string;
}

/** Right bodies, so that nothing but the owner is wrong. */
const BODIES: Readonly<Record<string, () => object>> = {
  'POST analyses/:id/share': () => ({ days: 7 }),
  'POST orders/:id/steps': () => ({ step: 'cancel', note: 'No longer needed' }),
  'PATCH todos/:id': () => ({ completed: true }),
  'POST tickets/:id/messages': () => ({ id: randomUUID(), text: 'Not mine' }),
  'PATCH tickets/:id': () => ({ status: 'closed' }),
  'POST tickets/:id/seen': () => ({ seq: 1 }),
  'POST tickets/:id/people': () => ({ email: 'somebody@example.com' }),
};

export const bodyOf = ({ method, path }: Call): object => BODIES[`${method} ${path}`]?.() ?? {};

/** What a call is about: the path before the id. */
export const kindOf = ({ path }: Call): string => path.split('/:id')[0] ?? path;

const made = async (answer: ReturnType<TestVisitor['post']>): Promise<Thing> => (await answer).json<Thing>();

interface Help {
  /** Signs the owner in once more. */
  readonly secondDevice: () => Promise<void>;
  /** Makes a run one that has a report. */
  readonly endRun: (id: string) => Promise<unknown>;
}

/** Makes something of the owner for each kind of thing a call can be about. */
export function ownedThings(
  owner: () => TestVisitor,
  { secondDevice, endRun }: Help,
): Readonly<Record<string, (path: string) => Promise<Thing>>> {
  async function ticket(path: string): Promise<Thing> {
    const { id } = await openTicket(owner());
    if (!path.includes(':person')) return { id };
    const copied = await owner().post(`tickets/${id}/people`, { email: 'leo@example.com' });
    return { id, path: path.replace(':person', copied.json<{ people: Thing[] }>().people[0]?.id ?? 'none') };
  }
  return {
    'account/sessions': async () => {
      await secondDevice();
      const { items } = (await owner().get('account/sessions')).json<{ items: (Thing & { current: boolean })[] }>();
      return { id: items.find(({ current }) => !current)?.id ?? 'none' };
    },
    orders: async (path) => {
      const order = await made(owner().post('orders', { planId: 'web-economy', currency: 'USD', channel: 'site' }));
      if (!path.endsWith('/files')) return order;
      const file = await made(upload(owner(), 'note.txt', Buffer.from('Mine')));
      return { id: order.id, body: { attachments: [file.id] } };
    },
    todos: async () => {
      const id = randomUUID();
      await owner().post('todos', { id, text: 'Send photos', position: 1 });
      return { id };
    },
    tickets: ticket,
    attachments: () => made(upload(owner(), 'note.txt', Buffer.from('Mine'))),
    'analysis-schedules': () =>
      made(owner().post('analysis-schedules', { url: 'https://example.com/', every: 'week' })),
    analyses: async (path) => {
      const run = await made(owner().post('analyses', { url: 'https://example.com/' }));
      if (path.endsWith('/share')) await endRun(run.id);
      return run;
    },
  };
}
