// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Captcha } from '#components/islands/captcha/Captcha.tsx';
import type { CaptchaHandle } from '#components/islands/captcha/captcha-handle.ts';
import { ConsultationForm } from '#components/islands/consultation/ConsultationForm.tsx';
import { textsOf } from './form-fixture.tsx';

const user = userEvent.setup();
const texts = textsOf('en').consultation;
const { words } = texts;

interface Widget {
  readonly sitekey: string;
  readonly hl: string;
  readonly callback: (token: string) => void;
}

/** What Google's script puts on the page: https://developers.google.com/recaptcha/docs/display#js_api */
function standIn() {
  const widgets: Widget[] = [];
  let answer = '';
  const grecaptcha = {
    ready: (then: () => void) => then(),
    render: (_: Element, widget: Widget) => widgets.push(widget) - 1,
    getResponse: () => answer,
    reset: () => {
      answer = '';
    },
  };
  const tick = (token: string) => {
    answer = token;
    widgets[0]?.callback(token);
  };
  return { grecaptcha, widgets, tick };
}

const googleScript = () => document.querySelector<HTMLScriptElement>('script[src*="recaptcha"]');
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

function show(onConfirm = () => undefined) {
  const ref = createRef<CaptchaHandle>();
  render(<Captcha id="captcha" lng="fa" texts={words} siteKey="the-key" onConfirm={onConfirm} ref={ref} />);
  return ref;
}

afterEach(() => {
  cleanup();
  googleScript()?.remove();
  vi.unstubAllGlobals();
});

it('asks Google for nothing until the visitor wants its check, and says what Google receives', async () => {
  const ref = show();
  expect(await screen.findByText(words.captchaGoogle)).toBeTruthy();
  expect(googleScript()).toBeNull();
  expect(ref.current?.isConfirmed() ?? false).toBe(false);
  await press(words.captchaByUs);
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: words.captcha }));
  expect(googleScript()).toBeNull();
});

it('fetches the script from the host that is reached everywhere; where it is not, our own check stands in', async () => {
  show();
  await press(words.captchaByGoogle);
  const { host, searchParams } = new URL(googleScript()?.src ?? '');
  expect([host, searchParams.get('render')]).toEqual(['www.recaptcha.net', 'explicit']);
  act(() => void googleScript()?.dispatchEvent(new Event('error')));
  expect((await screen.findByRole('alert')).textContent).toBe(words.captchaInstead);
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: words.captcha }));
});

it('shows the box in the language of the page, and gives its answer once', async () => {
  const { grecaptcha, widgets, tick } = standIn();
  const onConfirm = vi.fn();
  const ref = show(onConfirm);
  await press(words.captchaByGoogle);
  vi.stubGlobal('grecaptcha', grecaptcha);
  await waitFor(() => expect(googleScript()).not.toBeNull());
  act(() => void googleScript()?.dispatchEvent(new Event('load')));
  await waitFor(() => expect(widgets).toMatchObject([{ sitekey: 'the-key', hl: 'fa' }]));
  await waitFor(() => expect(document.activeElement?.id).toBe('captcha'));
  expect(ref.current?.isConfirmed()).toBe(false);
  act(() => tick('an answer'));
  expect(onConfirm).toHaveBeenCalledOnce();
  expect(await ref.current?.token()).toBe('an answer');
  ref.current?.renew();
  expect(ref.current?.isConfirmed()).toBe(false);
});

it('is where the form leads who sent it without a check, with everything that was typed', async () => {
  vi.stubGlobal('scrollTo', () => undefined);
  render(<ConsultationForm lng="en" place={{ locale: 'en-US', page: '/en' }} texts={texts} siteKey="the-key" />);
  await user.type(screen.getByRole('textbox', { name: /name/i }), 'Sara Ahmadi');
  await user.type(screen.getByRole('textbox', { name: /email/i }), 'sara@company.com');
  await user.type(screen.getByRole('textbox', { name: /phone/i }), '09120000000');
  await user.type(screen.getByRole('textbox', { name: /building/i }), 'A shop');
  await user.click(screen.getByRole('button', { name: words.send }));
  expect((await screen.findByRole('alert')).textContent).toBe(texts.messages.captcha_required);
  expect(document.activeElement?.id).toBe('consultation-captcha');
  await press(words.captchaByUs);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /name/i }).value).toBe('Sara Ahmadi');
});
