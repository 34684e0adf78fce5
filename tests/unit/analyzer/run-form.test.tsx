// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { RunForm } from '#components/account/analyzer/RunForm.tsx';

vi.mock('#store/hooks.ts', () => ({
  useAppDispatch: () => vi.fn(),
  useAppSelector: (select: (state: object) => unknown) => select({ locale: 'en', display: {} }),
}));

beforeAll(() => i18next.use(initReactI18next).init({ lng: 'en', resources: {} })); // texts are their keys
afterEach(cleanup);

const user = userEvent.setup();
const form = (url?: string) => (
  <RunForm shown={url ? { url, pageLimit: 50 } : undefined} runs={[]} isOnline onStarted={() => undefined} />
);
const value = () => screen.getByRole<HTMLInputElement>('textbox').value;

test('the address of a run that arrives does not get between what is typed', async () => {
  const { rerender } = render(form());
  await user.click(screen.getByRole('textbox'));
  rerender(form('https://a.test/'));
  expect(value()).toBe('');
  await user.keyboard('shop.example');
  await user.tab();
  expect(value()).toBe('shop.example');
  await user.click(screen.getByRole('textbox'));
  await user.tab();
  expect(value()).toBe('shop.example');
});

test('a field that was left as it was follows the run that is shown', async () => {
  const { rerender } = render(form('https://a.test/'));
  await user.click(screen.getByRole('textbox'));
  await user.tab();
  rerender(form('https://b.test/'));
  expect(value()).toBe('https://b.test/');
});
