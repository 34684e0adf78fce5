import { showPseudo } from './pseudo.ts';
import { showKeys } from './show-keys.ts';
import type { PlacedText } from './texts.ts';

/** React compares the page with its own first; a text that was changed before would look like a fault. */
const AFTER_START_MS = 600;

const isText = (value: unknown): value is PlacedText =>
  typeof value === 'object' && value !== null && 'file' in value && 'field' in value && 'text' in value;

async function show(events: string): Promise<void> {
  const asked = new URLSearchParams(location.search);
  const pseudo = asked.get('pseudo');
  if (pseudo === 'long' || pseudo === 'rtl') showPseudo(pseudo);
  if (asked.get('keys') === null) return;
  const answer: unknown = await (
    await fetch(new URL(`texts/${document.documentElement.lang.slice(0, 2)}`, events))
  ).json();
  showKeys(Array.isArray(answer) ? answer.filter(isText) : []);
}

/**
 * What `npm run dev` adds to a page: `?keys=1` outlines every text with its file and field, `?pseudo=long` and
 * `?pseudo=rtl` show what a long language or one from right to left would break.
 *
 * @param events address of the development server's stream
 */
export function startPreview(events: string): void {
  const later = () => setTimeout(() => void show(events), AFTER_START_MS);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}
