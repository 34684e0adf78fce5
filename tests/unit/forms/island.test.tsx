// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ConsultationForm, type ConsultationFormProps } from '#components/islands/consultation/ConsultationForm.tsx';
import { FailedNotice } from '#components/islands/loading/FailedNotice.tsx';
import { Island } from '#components/islands/loading/Island.tsx';
import type { LoadIsland } from '#components/islands/loading/use-island.tsx';
import { rememberPresses, startLiveParts } from '#lib/browser/live-parts.ts';
import { textsOf } from './form-fixture.tsx';

const texts = textsOf('en').consultation;
const notice = { failed: texts.messages.chunk_failed, reload: 'Reload the page' };
const props: ConsultationFormProps = { lng: 'en', place: { locale: 'en-US', page: '/en' }, texts, siteKey: '' };

let comeNear: () => void;
class Observer {
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    comeNear = () => callback([{ isIntersecting: true }]);
  }
  observe = vi.fn();
  disconnect = vi.fn();
}

/** The page as the export wrote it, then React in the browser on top. */
function open(load: LoadIsland<ConsultationFormProps>) {
  const container = document.createElement('div');
  container.innerHTML =
    `<div id="place" data-live="" data-draft="consultationDraft">${renderToString(<ConsultationForm {...props} />)}</div>` +
    renderToString(<FailedNotice texts={notice} hidden />);
  document.body.append(container);
  const island: ReactNode = (
    <Island id="place" draft="consultationDraft" texts={notice} prerendered={null} load={load} inner={props} />
  );
  render(island, { container, hydrate: true });
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: /building/i });
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /request a consultation/i });
const loadForm: LoadIsland<ConsultationFormProps> = async () => ConsultationForm;

beforeAll(() => {
  rememberPresses();
  startLiveParts(null);
});
beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.spyOn(console, 'error');
});
afterEach(() => {
  expect(console.error).not.toHaveBeenCalled();
  cleanup();
  document.body.replaceChildren();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('stands in the page and loads nothing until it is near', async () => {
  const load = vi.fn(loadForm);
  open(load);
  expect(button().type).toBe('button');
  expect(load).not.toHaveBeenCalled();
  await act(async () => comeNear());
  await waitFor(() => expect(button().type).toBe('submit'));
});

it('loads when it is touched', async () => {
  open(loadForm);
  fireEvent.focusIn(field());
  await waitFor(() => expect(button().type).toBe('submit'));
});

it('keeps what was typed before its script was there, also against an older draft', async () => {
  sessionStorage.setItem('consultationDraft', JSON.stringify({ values: { message: 'Old', name: 'Sara' } }));
  open(loadForm);
  const before = field();
  before.value = 'typed early';
  await act(async () => comeNear());
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox', { name: /name/i }).value).toBe('Sara'));
  expect(field()).toBe(before);
  expect(field().value).toBe('typed early');
});

it('sends when the button was pressed before its script was there', async () => {
  open(loadForm);
  fireEvent.pointerDown(button());
  fireEvent.click(button());
  expect(await screen.findByText('Check these fields')).toBeTruthy();
});

it('says so when its script does not come, and keeps what was typed for the reload', async () => {
  vi.useFakeTimers();
  open(() => Promise.reject(new Error('offline')));
  field().value = 'typed early';
  await act(async () => {
    comeNear();
    await vi.runAllTimersAsync();
  });
  vi.useRealTimers();
  expect(screen.getByRole('alert').textContent).toContain('Part of this page did not load.');
  expect(field().value).toBe('typed early');
  window.dispatchEvent(new Event('pagehide'));
  expect(JSON.parse(sessionStorage.getItem('consultationDraft') ?? '{}')).toEqual({
    values: { message: 'typed early' },
  });
});
