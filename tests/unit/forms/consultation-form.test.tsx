// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ConsultationForm } from '#components/islands/consultation/ConsultationForm.tsx';
import { fakeService, reply, textsOf } from './form-fixture.tsx';

// The proof of work needs workers, which jsdom has not; its own test is the browser test of the form.
vi.mock('#components/islands/captcha/altcha-token.ts', () => ({
  fetchToken: async () => ({ payload: 'proof', expires: Number.POSITIVE_INFINITY }),
}));

const user = userEvent.setup();
const POST = 'POST consultations';

function show(lng: 'en' | 'fa' = 'en') {
  const texts = textsOf(lng).consultation;
  const place = { locale: texts.locale, page: `/${lng}` } as const;
  return { texts, ...render(<ConsultationForm lng={lng} place={place} texts={texts} siteKey="" />) };
}

const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const send = () => user.click(screen.getByRole('button', { name: /request a consultation/i }));

async function fill(message = 'A shop'): Promise<void> {
  await user.type(field(/name/i), 'Sara Ahmadi');
  await user.type(field(/email/i), 'sara@company.com');
  await user.type(field(/phone/i), '۰۹۱۲۰۰۰۰۰۰۰');
  await user.type(field(/building/i), message);
  await user.click(screen.getByRole('checkbox'));
}

beforeEach(() => vi.stubGlobal('scrollTo', () => {}));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

describe('checking', () => {
  it('says beside a field what is wrong when it is left, and takes it back once it is right', async () => {
    show();
    await user.type(field(/email/i), 'sara@');
    await user.tab();
    await screen.findByText(/email address is incomplete/i);
    expect(field(/email/i)).toHaveProperty('ariaInvalid', 'true');
    expect(field(/email/i).getAttribute('aria-describedby')).toBe('consultation-email-error');
    await user.type(field(/email/i), 'company.com');
    await waitFor(() => expect(screen.queryByText(/email address is incomplete/i)).toBeNull());
  });

  it('lists what is wrong when sending, moves the focus there, and links lead to the fields', async () => {
    const service = fakeService({ [POST]: reply.ok });
    show();
    await send();
    const summary = await screen.findByText('Check these fields');
    const list = within(summary.closest<HTMLElement>('[data-summary]') ?? document.body);
    expect(list.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Name',
      'Email',
      'Phone',
      'What are you building?',
      'I am human',
    ]);
    await waitFor(() => expect(document.activeElement).toHaveProperty('dataset.summary'));
    await user.click(list.getByRole('link', { name: 'Phone' }));
    expect(document.activeElement).toBe(field(/phone/i));
    expect(service.posted('consultations')).toEqual([]);
  });

  it('puts the focus on the field itself when it is the only one', async () => {
    fakeService({ [POST]: reply.ok });
    show();
    await fill();
    await user.clear(field(/phone/i));
    await user.type(field(/phone/i), '+98 912');
    await send();
    await waitFor(() => expect(document.activeElement).toBe(field(/phone/i)));
    expect(screen.getAllByText(/example: \+98913512XXXX/i)).toHaveLength(1);
  });

  it('asks for the captcha in the words of the specification', async () => {
    fakeService({ [POST]: reply.ok });
    show();
    await fill();
    await user.click(screen.getByRole('checkbox'));
    await send();
    expect(await screen.findByText('Please complete the captcha')).toBeTruthy();
  });

  it('shows what the service refuses at its field', async () => {
    fakeService({
      [POST]: () =>
        reply.of(422, {
          type: '',
          title: '',
          status: 422,
          code: 'validation_failed',
          fields: { phone: 'phone_invalid' },
        }),
    });
    show();
    await fill();
    await send();
    await waitFor(() => expect(document.activeElement).toBe(field(/phone/i)));
    expect(field(/phone/i).getAttribute('aria-invalid')).toBe('true');
  });
});

describe('sending', () => {
  it('replaces the form by the message, with the focus on it, and forgets the draft', async () => {
    const service = fakeService({ [POST]: reply.ok });
    show();
    await fill();
    await send();
    const heading = await screen.findByRole('heading', { name: 'Your request has been submitted' });
    expect(document.activeElement).toBe(heading);
    const [request] = service.posted('consultations');
    expect(request?.body).toMatchObject({
      name: 'Sara Ahmadi',
      captcha: 'proof',
      locale: 'en-US',
      page: '/en',
      journey: { pageCount: 0 },
    });
    expect(sessionStorage.getItem('consultationDraft')).toBe('null');
  });

  it('is one request however often the button is pressed', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const service = fakeService({ [POST]: () => promise });
    show();
    await fill();
    await send();
    const button = screen.getByRole('button', { name: /request a consultation/i });
    button.click();
    button.click();
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
    expect(screen.getByText('Sending…')).toBeTruthy();
    resolve(reply.ok());
    await screen.findByRole('heading', { name: /submitted/ });
    expect(service.posted('consultations')).toHaveLength(1);
  });

  it('keeps the text after a failure and repeats the same request', async () => {
    const answers = [() => Promise.reject(new TypeError('Failed to fetch')), reply.ok];
    const service = fakeService({ [POST]: () => (answers.shift() ?? reply.ok)() });
    show();
    await fill();
    await send();
    expect(await screen.findByText(/Failed to connect to the server/)).toBeTruthy();
    expect(field(/building/i).value).toBe('A shop');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { name: /submitted/ });
    const [first, second] = service.posted('consultations');
    expect(second?.key).toBe(first?.key);
    expect(second?.body).toEqual(first?.body);
  });

  it('is another request once the text was changed', async () => {
    const service = fakeService({ [POST]: () => reply.of(500, {}, { 'x-request-id': '0f8fad5b-d9cb-469f' }) });
    show();
    await fill();
    await send();
    await screen.findByText('Server error. Please try again later. (Reference: \u20680f8fad5b\u2069)');
    await user.type(field(/building/i), ' and an app');
    await send();
    await waitFor(() => expect(service.posted('consultations')).toHaveLength(2));
    const [first, second] = service.posted('consultations');
    expect(second?.key).not.toBe(first?.key);
  });

  it('says how many seconds to wait, in the digits of the page', async () => {
    fakeService({
      [POST]: () => reply.of(429, { type: '', title: '', status: 429, code: 'rate_limited', retryAfter: 42 }),
    });
    const { texts } = show('fa');
    await user.type(field(texts.words.name), 'سارا');
    await user.type(field(texts.words.email), 'sara@company.com');
    await user.type(field(texts.words.phone), '09120000000');
    await user.type(field(texts.words.message), 'فروشگاه');
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: texts.words.send }));
    expect(await screen.findByText(/۴۲/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: texts.words.retry })).toBeNull();
  });
});

describe('a draft', () => {
  it('is there again after a reload, without the captcha and with the same key', async () => {
    const service = fakeService({ [POST]: () => reply.of(503, {}) });
    const before = show();
    await fill('A portal');
    await send();
    await screen.findByText(/Server error/);
    before.unmount();

    fakeService({ [POST]: reply.ok });
    show();
    expect(field(/building/i).value).toBe('A portal');
    expect(field(/phone/i).value).toBe('۰۹۱۲۰۰۰۰۰۰۰');
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
    const kept: unknown = JSON.parse(sessionStorage.getItem('consultationDraft') ?? '{}');
    expect(kept).toMatchObject({ attempt: { key: service.posted('consultations')[0]?.key } });
    expect(JSON.stringify(kept)).not.toContain('proof');
  });
});

it('says that there is no connection and keeps the form usable', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show();
  expect(screen.getByText('You are offline. What you typed is kept.')).toBeTruthy();
  expect(field(/name/i).readOnly).toBe(false);
  vi.restoreAllMocks();
});

it('writes addresses and numbers from the left in every language, and lets the browser fill them in', () => {
  const { container, texts } = show('fa');
  const hints = [...container.querySelectorAll('[autocomplete]')].map((input) => input.getAttribute('autocomplete'));
  expect(hints).toEqual(['name', 'email', 'tel']);
  expect(field(texts.words.email).dir).toBe('ltr');
  expect(field(texts.words.phone).dir).toBe('ltr');
});
