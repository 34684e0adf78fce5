// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { moveDraft, readDraft } from '#components/account/desk/drafts.ts';
import { useDraft } from '#components/account/desk/use-draft.ts';
import { forgetWritten } from '#lib/session/stored-user.ts';

const FILE = { name: 'a.txt', mediaType: 'text/plain', size: 1, width: null, height: null } as const;
const fileOf = (digit: number) => ({ ...FILE, id: `00000000-0000-4000-8000-00000000000${digit}` });

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

/** The draft of a thread, with what is there of the thread. */
const open = (of = 'one', arrived: { id: string }[] = []) =>
  renderHook(({ messages }) => useDraft(of, messages), { initialProps: { messages: arrived } });

/** Types under a thread, and leaves it. */
function type(of: string, changes: Parameters<ReturnType<typeof useDraft>['change']>[0]): void {
  const { result, unmount } = open(of);
  act(() => result.current.change(changes));
  unmount();
}

it('what was typed is there after a reload and in another thread not', () => {
  type('one', { text: 'Half', attachments: [fileOf(1)] });
  expect(open().result.current.draft).toMatchObject({ text: 'Half', attachments: [{ name: 'a.txt' }] });
  expect(open('two').result.current.draft.text).toBe('');
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
  forgetWritten();
  expect(readDraft('one')).toBeUndefined();
});

it('sent again it is the same message, edited after a try it is another', () => {
  const { result } = open();
  act(() => result.current.change({ text: 'Hello' }));
  const { id } = result.current.draft;
  act(() => void result.current.send());
  act(() => void result.current.send());
  expect(result.current.draft.id).toBe(id);
  act(() => result.current.change({ text: 'Hello there' }));
  expect(result.current.draft.id).not.toBe(id);
});

it('only what was sent goes, not what was typed and added meanwhile', () => {
  const { result } = open();
  act(() => result.current.change({ text: 'Hello', attachments: [fileOf(1)] }));
  const { send } = result.current;
  let sent = result.current.draft;
  act(() => {
    sent = send();
  });
  act(() => result.current.change({ text: 'Hello\n\nAnd one more', attachments: [fileOf(1), fileOf(2)] }));
  act(() => result.current.settle(sent));
  expect(result.current.draft).toMatchObject({ text: 'And one more', attachments: [fileOf(2)] });
  expect(readDraft('one')).toMatchObject({ text: 'And one more' });
});

it('an answer whose confirmation was lost goes when it is seen to be there', () => {
  const { result, rerender } = open();
  act(() => result.current.change({ text: 'Hello' }));
  act(() => void result.current.send());
  const { id } = result.current.draft;
  rerender({ messages: [{ id }] });
  expect(result.current.draft.text).toBe('');
  expect(readDraft('one')).toBeUndefined();
});

it('follows a thread into another, and takes nothing that is there', () => {
  type('one', { text: 'First' });
  moveDraft('one', 'two');
  expect([readDraft('one'), readDraft('two')?.text]).toEqual([undefined, 'First']);
  type('three', { text: 'Third' });
  moveDraft('two', 'three');
  expect(readDraft('three')?.text).toBe('Third');
});
