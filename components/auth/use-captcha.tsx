import { type ReactNode, useCallback, useRef } from 'react';
import { useMessage, useText } from '#components/providers/use-text.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { type CaptchaSource, refused } from '#store/sign-in/attempt.ts';
import { Captcha } from '../islands/captcha/Captcha.tsx';
import type { CaptchaHandle } from '../islands/captcha/captcha-handle.ts';
import { CAPTCHA_KEYS, type CaptchaTexts } from '../islands/captcha/captcha-texts.ts';
import { useWay } from './use-way.ts';

/** The captcha of a form: nothing until the service wants one. An answer serves once, so the next try needs another. */
export function useCaptcha(form: 'otp' | 'login', id: string): { field: ReactNode; source: CaptchaSource } {
  const handle = useRef<CaptchaHandle>(null);
  const isWanted = useAppSelector((state) => state.registerUser.needsCaptcha);
  const refusal = useAppSelector((state) => state.registerUser.errors.captcha);
  const dispatch = useAppDispatch();
  const { lng, siteKey } = useWay();
  const forms = useText('forms');
  const error = useMessage()(refusal);

  const source = useCallback<CaptchaSource>(async () => {
    if (!handle.current?.isConfirmed()) return undefined;
    const answer = await handle.current.token();
    handle.current?.renew();
    return answer;
  }, []);

  const texts = Object.fromEntries(CAPTCHA_KEYS.map((key) => [key, forms(key)])) as CaptchaTexts; // one pair a key
  const field = isWanted && (
    <Captcha
      ref={handle}
      id={id}
      form={form}
      lng={lng}
      siteKey={siteKey}
      texts={texts}
      error={error}
      onConfirm={() => dispatch(refused({}))}
    />
  );
  return { field, source };
}
