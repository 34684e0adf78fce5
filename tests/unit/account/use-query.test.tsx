// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, expect, it } from 'vitest';
import { useQuery } from '#components/account/use-query.ts';
import { ApiError } from '#lib/http/api-error.ts';
import { makeStore } from '#store/store.ts';

afterEach(cleanup);

/** What the readings end with, in turn. */
type Ends = (string | Error)[];

function Part({ left, of = '' }: { readonly left: Ends; readonly of?: string }) {
  const [query, reload] = useQuery(async () => {
    const end = left.shift();
    if (end instanceof Error) throw end;
    return end;
  }, of);
  return (
    <button type="button" onClick={reload}>
      {query.state === 'ready' ? query.data : query.state === 'failed' && query.isMissing ? 'missing' : query.state}
    </button>
  );
}

const show = (...left: Ends) =>
  render(
    <Provider store={makeStore({ lng: 'en' })}>
      <Part left={left} />
    </Provider>,
  );

const settled = () => act(async () => {});
const reload = () => act(async () => screen.getByRole('button').click());
const back = () => act(async () => void window.dispatchEvent(new Event('online')));
const seen = () => screen.getByRole('button').textContent;
const away = new Error('no connection');

it('keeps what is shown when it cannot be read anew, and reads it when the connection is back', async () => {
  show('first', away, 'second', 'third');
  await settled();
  await reload();
  expect(seen()).toBe('first');
  await back();
  expect(seen()).toBe('second');
  await back();
  expect(seen()).toBe('second');
});

it('shows what failed as failed, and what is gone as gone', async () => {
  show(away, 'first', new ApiError('not_found', { status: 404 }));
  await settled();
  expect(seen()).toBe('failed');
  await reload();
  expect(seen()).toBe('first');
  await reload();
  expect(seen()).toBe('missing');
});

it('reads anew what it depends on, and shows nothing of the one before meanwhile', async () => {
  const store = makeStore({ lng: 'en' });
  const part = (left: Ends, of: string) => (
    <Provider store={store}>
      <Part left={left} of={of} />
    </Provider>
  );
  const { rerender } = render(part(['gregory'], 'gregory'));
  await settled();
  rerender(part(['persian'], 'persian'));
  expect(seen()).toBe('loading');
  await settled();
  expect(seen()).toBe('persian');
});
