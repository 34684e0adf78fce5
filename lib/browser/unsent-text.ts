import { type DraftKey, readDraft, writeDraft } from '../forms/draft.ts';
import { STORAGE_KEYS } from '../storage-keys.ts';

const isDraftKey = (key: string | undefined): key is DraftKey =>
  key === STORAGE_KEYS.consultationDraft || key === STORAGE_KEYS.commentDraft;

/** What stands in a form, by field name; a draft puts back what goes into its text fields. */
const typedValues = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].filter((pair): pair is [string, string] => !!pair[1] && typeof pair[1] === 'string'),
  );

/**
 * Keeps, when the page is left, what was typed into a form (`data-draft` names its place) whose own script was not
 * there yet to keep it. Fields that were not touched keep what an earlier draft had.
 */
export function keepUnsentText(): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-draft]:not([data-live=yes])')) {
    const form = part.querySelector('form');
    const { draft } = part.dataset;
    const values = form && typedValues(form);
    if (!values || !isDraftKey(draft) || Object.keys(values).length === 0) continue;
    writeDraft(draft, { values: { ...readDraft(draft)?.values, ...values } });
  }
}
