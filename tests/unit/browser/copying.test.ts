// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { startCopyButtons } from '#lib/browser/copying.ts';

const writeText = vi.fn(async () => undefined);

beforeEach(() => {
  writeText.mockClear();
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  document.body.innerHTML = `
    <figure><pre data-copy-source>const a = 1;</pre>
      <span data-copy hidden><button id="code">Copy</button><span role="status" data-copy-done="Copied"></span></span>
    </figure>
    <span data-copy hidden><button id="link" data-copy-value="https://site/en">Copy link</button>
      <span role="status" data-copy-done="Copied"></span></span>`;
  startCopyButtons();
});

const press = async (id: string) => {
  document.getElementById(id)?.click();
  await vi.waitFor(() => expect(writeText).toHaveBeenCalled());
};

it('shows the buttons, which are hidden without script', () => {
  expect(document.querySelectorAll('[data-copy][hidden]')).toHaveLength(0);
});

it('copies the code of the figure and says so', async () => {
  await press('code');
  expect(writeText).toHaveBeenCalledWith('const a = 1;');
  await vi.waitFor(() => expect(document.querySelector('figure [role=status]')?.textContent).toBe('Copied'));
});

it('copies an address', async () => {
  await press('link');
  expect(writeText).toHaveBeenCalledWith('https://site/en');
});
