// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CommentSection } from '#components/islands/comments/CommentSection.tsx';
import { fakeService, reply, textsOf } from './form-fixture.tsx';

// The proof of work needs workers, which jsdom has not; its own test is the browser test of the form.
const fetchToken = vi.hoisted(() => vi.fn(async () => ({ payload: 'proof', expires: Number.POSITIVE_INFINITY })));
vi.mock('#components/islands/captcha/altcha-token.ts', () => ({ fetchToken }));

const user = userEvent.setup();
const GET = 'GET comments';
const POST = 'POST comments';

const comment = (n: number, more = {}) => ({
  id: `0190b5a0-0000-7000-8000-00000000000${n}`,
  name: 'لیلا',
  lastName: 'فراهانی',
  comment: `<b>${n}</b>`,
  locale: 'fa-IR',
  createdAt: '2025-09-08T10:00:00Z',
  answers: [],
  ...more,
});
const pageOf = (items: unknown[], nextCursor: string | null = null) => reply.of(200, { items, nextCursor });

function show(lng: 'en' | 'fa' = 'en') {
  const texts = textsOf(lng).comments;
  return render(<CommentSection place={{ page: 'home', locale: texts.locale }} texts={texts} lng={lng} siteKey="" />);
}

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

describe('the list', () => {
  it('is a skeleton, then the comments as text in their own language', async () => {
    fakeService({ [GET]: () => pageOf([comment(1)]) });
    const { container } = show();
    expect(screen.getByText('Loading...')).toBeTruthy();
    const text = await screen.findByText('<b>1</b>');
    expect(text.lang).toBe('fa');
    expect(text.dir).toBe('auto');
    expect(container.querySelector('b')).toBeNull();
  });

  it('shows what the agency answers, in its name', async () => {
    const answers = [{ id: comment(9).id, text: '<i>Thanks</i>', createdAt: '2025-09-09T10:00:00Z' }];
    fakeService({ [GET]: () => pageOf([comment(1, { answers })]) });
    show();
    expect((await screen.findByText('<i>Thanks</i>')).dir).toBe('auto');
    expect(screen.getByText('Answer from Alpha')).toBeTruthy();
  });

  it.each([
    ['forgotten', () => reply.of(200, {}), 'Your address is deleted'],
    ['not forgotten', () => reply.of(404, {}), 'The address could not be deleted. Open the link from the email again.'],
  ] as const)('tells whoever comes by the mail’s link that the address is %s, once', async (_, answered, said) => {
    history.replaceState(null, '', '/en?forget=a.b#comments');
    const service = fakeService({ [GET]: () => pageOf([]), 'POST comments/forget': answered });
    show();
    expect(await screen.findByText(said)).toBeTruthy();
    expect(service.posted('comments/forget').map(({ body }) => body)).toEqual([{ token: 'a.b' }]);
    expect(`${location.pathname}${location.search}${location.hash}`).toBe('/en#comments');
  });

  it.each([
    ['en', 'September 8, 2025'],
    ['fa', '۱۷ شهریور ۱۴۰۴'],
  ] as const)('writes dates in the calendar of the page: %s', async (lng, date) => {
    fakeService({ [GET]: () => pageOf([comment(1)]) });
    const { container } = show(lng);
    await waitFor(() => expect(container.querySelector('time')?.textContent).toBe(date));
    expect(container.querySelector('time')?.dateTime).toBe('2025-09-08T10:00:00Z');
  });

  it('invites the first comment when there is none', async () => {
    fakeService({ [GET]: () => pageOf([]) });
    show();
    expect(await screen.findByText('No comment yet.')).toBeTruthy();
  });

  it('says that it could not be loaded and tries again', async () => {
    const answers = [() => reply.of(500, {}), () => pageOf([comment(1)])];
    fakeService({ [GET]: () => (answers.shift() ?? (() => pageOf([])))() });
    show();
    expect(await screen.findByText('Error loading data')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('<b>1</b>')).toBeTruthy();
    expect(screen.queryByText('Error loading data')).toBeNull();
  });

  it('reads on, and shows nothing twice when the list moved', async () => {
    const cursor = comment(2).id;
    const answers = [() => pageOf([comment(1), comment(2)], cursor), () => pageOf([comment(2), comment(3)])];
    fakeService({ [GET]: () => (answers.shift() ?? (() => pageOf([])))() });
    show();
    await user.click(await screen.findByRole('button', { name: 'More comments' }));
    await screen.findByText('<b>3</b>');
    expect(screen.getAllByText(/<b>/)).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'More comments' })).toBeNull();
  });
});

describe('the form', () => {
  async function write(): Promise<void> {
    await user.type(screen.getByRole('textbox', { name: /first name/i }), 'Leila');
    await user.type(screen.getByRole('textbox', { name: /last name/i }), 'Farahani');
    await user.type(screen.getByRole('textbox', { name: /^comment/i }), 'Good');
    await user.click(screen.getByRole('button', { name: 'Submit comment' }));
  }

  it('says that the comment waits for its review', async () => {
    const service = fakeService({ [GET]: () => pageOf([]), [POST]: reply.ok });
    show();
    await write();
    const heading = await screen.findByRole('heading', { name: 'Your comment was successfully submitted' });
    expect(document.activeElement).toBe(heading);
    expect(screen.getByText('It appears here after a short review.')).toBeTruthy();
    expect(service.posted('comments')[0]?.body).toEqual({
      name: 'Leila',
      lastName: 'Farahani',
      comment: 'Good',
      page: 'home',
      locale: 'en-US',
      captcha: 'proof',
    });
  });

  it('is sent without a proof where none can be worked out: it waits for a person then', async () => {
    fetchToken.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const service = fakeService({ [GET]: () => pageOf([]), [POST]: reply.ok });
    show();
    await write();
    await screen.findByRole('heading', { name: 'Your comment was successfully submitted' });
    expect(service.posted('comments')[0]?.body).not.toHaveProperty('captcha');
  });

  it('wants a captcha with an address, and says so', async () => {
    const service = fakeService({ [GET]: () => pageOf([]), [POST]: reply.ok });
    show();
    expect(screen.queryByRole('checkbox')).toBeNull();
    await user.type(screen.getByRole('textbox', { name: /^email for answers/i }), 'leila@');
    expect(screen.getByRole('checkbox')).toBeTruthy();
    await write();
    expect(service.posted('comments')).toEqual([]);
    expect(
      (await screen.findAllByText('This email address is incomplete. Example: name@example.com')).length,
    ).toBeGreaterThan(0);
  });

  it('keeps the text when the comment was refused', async () => {
    fakeService({ [GET]: () => pageOf([]), [POST]: () => reply.of(400, {}) });
    show();
    await write();
    expect(await screen.findByText('Failed to submit comment, please try again')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^comment/i }).value).toBe('Good');
  });
});
