/** How long the word "copied" stays. */
const SHOWN_MS = 4000;

/** What a copy button copies: its own value, or the code of the figure it stands in. */
function textFor(button: HTMLElement): string {
  const { copyValue } = button.dataset;
  return copyValue ?? button.closest('figure')?.querySelector('[data-copy-source]')?.textContent ?? '';
}

async function copy(button: HTMLElement, done: HTMLElement): Promise<void> {
  await navigator.clipboard.writeText(textFor(button));
  done.textContent = done.dataset.copyDone ?? '';
  setTimeout(() => {
    done.textContent = '';
  }, SHOWN_MS);
}

/** Shows the copy buttons (`[data-copy]`) where the browser lets a page write to the clipboard, and lets them work. */
export function startCopyButtons(): void {
  if (!navigator.clipboard) return;
  for (const place of document.querySelectorAll<HTMLElement>('[data-copy]')) place.hidden = false;
  document.addEventListener('click', ({ target }) => {
    const place = target instanceof Element ? target.closest('[data-copy]') : null;
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy] button') : null;
    const done = place?.querySelector<HTMLElement>('[data-copy-done]');
    if (button && done) copy(button, done).catch(() => undefined); // a refused permission: the text can still be selected
  });
}
