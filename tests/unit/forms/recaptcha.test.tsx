// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Captcha } from '#components/islands/captcha/Captcha.tsx';
import type { CaptchaHandle } from '#components/islands/captcha/captcha-handle.ts';
import { textsOf } from './form-fixture.tsx';

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

function show(onConfirm = () => undefined) {
  const ref = createRef<CaptchaHandle>();
  const texts = textsOf('en').consultation.words;
  render(<Captcha id="captcha" lng="fa" texts={texts} siteKey="the-key" onConfirm={onConfirm} ref={ref} />);
  return { ref, texts };
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('fetches the script from the host that is reached everywhere, and says when it cannot be had', async () => {
  const { texts } = show();
  await waitFor(() => expect(googleScript()).not.toBeNull());
  const { host, searchParams } = new URL(googleScript()?.src ?? '');
  expect([host, searchParams.get('render')]).toEqual(['recaptcha.net', 'explicit']);
  act(() => void googleScript()?.dispatchEvent(new Event('error')));
  expect((await screen.findByRole('alert')).textContent).toBe(texts.captchaFailed);
});

it('shows the box in the language of the page, and gives its answer once', async () => {
  const { grecaptcha, widgets, tick } = standIn();
  vi.stubGlobal('grecaptcha', grecaptcha);
  const onConfirm = vi.fn();
  const { ref } = show(onConfirm);
  await waitFor(() => expect(widgets).toMatchObject([{ sitekey: 'the-key', hl: 'fa' }]));
  expect(ref.current?.isConfirmed()).toBe(false);
  tick('an answer');
  expect(onConfirm).toHaveBeenCalledOnce();
  expect(await ref.current?.token()).toBe('an answer');
  ref.current?.renew();
  expect(ref.current?.isConfirmed()).toBe(false);
});
