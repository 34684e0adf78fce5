/** Inboxes of the desk, in the order of their keys. */
export const BOXES = ['tickets', 'live', 'consultations', 'comments', 'orders', 'feedback'] as const;
/** What stands beside the inboxes; the last three are for admins. */
export const TOOLS = ['customers', 'replies', 'team', 'audit', 'system'] as const;
export const ADMIN_TOOLS: readonly Part[] = ['team', 'audit', 'system'];

export type Part = (typeof BOXES)[number] | (typeof TOOLS)[number];

/** Where somebody is at the desk: a part, and the thing of it that is open. It stands in the address. */
export interface Place {
  readonly part: Part;
  readonly id: string | null;
}

const PARTS: readonly Part[] = [...BOXES, ...TOOLS];
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The place an address says; the first inbox for everything that is none. */
export function placeOf(search: string): Place {
  const params = new URLSearchParams(search);
  const id = params.get('id');
  const part = PARTS.find((name) => name === params.get('part')) ?? 'tickets';
  return { part, id: id && UUID.test(id) ? id : null };
}

export const addressOf = ({ part, id }: Place): string => `?${new URLSearchParams({ part, ...(id && { id }) })}`;
