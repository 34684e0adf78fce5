import { isSameText, type Keys, keyedText } from '../../secrets.ts';

const macOf = ({ payment }: Keys, id: string): string => keyedText(payment, id);

/** What the return address carries: the payment's id, and a proof that the service wrote it there. */
export const paymentToken = (keys: Keys, id: string): string => `${id}.${macOf(keys, id)}`;

/** The payment of a token; `undefined` for one that the service did not make. */
export function paymentOfToken(keys: Keys, token: string | undefined): string | undefined {
  const [id = '', mac = ''] = token?.split('.') ?? [];
  return isSameText(mac, macOf(keys, id)) ? id : undefined;
}
