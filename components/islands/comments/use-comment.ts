import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Attempt } from '#lib/forms/attempt.ts';
import type { CommentField, CommentPlace } from '#lib/forms/comment.ts';
import { type FormControl, useForm } from '#lib/forms/use-form.ts';
import { ApiError } from '#lib/http/api-error.ts';
import { loadChunk } from '#lib/http/load-chunk.ts';
import { STORAGE_KEYS } from '#lib/storage-keys.ts';
import type { CaptchaHandle } from '../captcha/captcha-handle.ts';

const FIELDS: readonly CommentField[] = ['name', 'lastName', 'comment', 'email', 'website'];

const loadRules = () => loadChunk(() => import('#lib/forms/comment.ts'));

/**
 * Works out a proof without anybody's doing. What comes without one waits for a person, so a browser that cannot work it
 * out loses nothing but time.
 */
async function quietProof(): Promise<string | undefined> {
  try {
    const { fetchToken } = await loadChunk(() => import('../captcha/altcha-token.ts'));
    return (await fetchToken('comment')).payload;
  } catch {
    return undefined;
  }
}

interface CommentControl extends FormControl {
  readonly captcha: RefObject<CaptchaHandle | null>;
  /** An address stands there: it may be somebody else's, so a captcha is wanted with it. */
  readonly hasEmail: boolean;
  readonly onEmail: (typed: string) => void;
}

/** State of the comment form and the handle its captcha fills. `siteKey` is Google's, or empty for the proof of work. */
export function useComment(place: CommentPlace, siteKey: string): CommentControl {
  const captcha = useRef<CaptchaHandle>(null);
  const [hasEmail, setHasEmail] = useState(false);
  const onEmail = (typed: string): void => setHasEmail(typed.trim() !== '');

  async function proof(): Promise<string | undefined> {
    if (hasEmail) return captcha.current?.token();
    return siteKey ? undefined : quietProof();
  }
  async function sendOnce(attempt: Attempt): Promise<void> {
    const { send } = await loadRules();
    const token = await proof();
    try {
      await send(attempt, token, place);
    } finally {
      captcha.current?.renew(); // the service takes an answer once
    }
  }

  const form = useForm<CommentField>({
    draft: STORAGE_KEYS.commentDraft,
    fields: FIELDS,
    purpose: 'comment',
    prepare() {
      loadRules().catch(() => {}); // asked for again, and told, when sending
    },
    check: async (values) => (await loadRules()).check(values),
    checkRest: () => (hasEmail && !captcha.current?.isConfirmed() ? { captcha: { code: 'captcha_required' } } : {}),
    send: (attempt) =>
      sendOnce(attempt).catch((error: unknown) => {
        if (error instanceof ApiError && error.code === 'captcha_invalid') return sendOnce(attempt); // it was too old
        throw error;
      }),
  });

  // What a draft puts back makes no event.
  const { ref } = form.formProps;
  useEffect(() => {
    const field = ref.current?.elements.namedItem('email');
    if (field instanceof HTMLInputElement) setHasEmail(field.value.trim() !== '');
  }, [ref]);
  return { ...form, captcha, hasEmail, onEmail };
}
