import { useTranslation } from 'react-i18next';
import { shownReference } from '#lib/http/api-error.ts';
import type { Namespaces } from '#lib/i18n/messages.ts';
import type { PublishedNamespace } from '#lib/i18n/published-namespaces.ts';
import type { FieldMessage } from '#store/register-user/slice.ts';
import { useFormat } from './use-format.ts';

type Values = Readonly<Record<string, string>>;
type Key<N extends PublishedNamespace> = Exclude<Extract<keyof Namespaces[N], string>, '$schema'>;

/** i18next's own type of `t` cannot follow a namespace that is a type parameter. */
type Translate = (key: string, values: Values) => string;

/** Texts of one namespace by their keys; numbers go in as the page's locale writes them. */
export function useText<N extends PublishedNamespace>(namespace: N): (key: Key<N>, values?: Values) => string {
  const { t } = useTranslation(namespace);
  const translate = t as unknown as Translate; // keys name single texts
  return (key, values = {}) => translate(key, values);
}

/** Seconds to wait when the service names none. */
const SOME_SECONDS = 60;

/**
 * The text of a refusal, as it stands beside its field; of a failure of the service's own with what to quote of it.
 */
export function useMessage(): (refusal: FieldMessage | undefined) => string | undefined {
  const text = useText('messages');
  const { number } = useFormat();
  return (refusal) => {
    if (!refusal) return undefined;
    const { message, seconds = SOME_SECONDS, reference } = refusal;
    const words = text(message, { seconds: number(seconds) });
    return reference ? `${words} ${text('reference', { reference: shownReference(reference) })}` : words;
  };
}
