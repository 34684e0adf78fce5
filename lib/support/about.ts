/** What a ticket is about, as a link of another page says it: `?about=analysis:<id>:<check>`. */
export type About =
  | { readonly kind: 'analysis'; readonly id: string; readonly check: string | null }
  | { readonly kind: 'order'; readonly id: string }
  | { readonly kind: 'payment'; readonly reference: string };

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const WORD = /^[\p{L}\p{N}._-]{1,100}$/u;

/** The part of an address that leads to a ticket about a finding; its words lie in `STORAGE_KEYS.ticketDraft`. */
export const aboutFinding = (analysisId: string, check: string): string =>
  `about=${encodeURIComponent(`analysis:${analysisId}:${check}`)}`;

/** Reads the parameter; `null` for everything that no page of ours has written. */
export function parseAbout(text: string | null): About | null {
  const [kind, first = '', second] = (text ?? '').split(':');
  if (kind === 'payment' && WORD.test(first)) return { kind, reference: first };
  if (!UUID.test(first)) return null;
  if (kind === 'order') return { kind, id: first };
  if (kind === 'analysis') return { kind, id: first, check: second && WORD.test(second) ? second : null };
  return null;
}
