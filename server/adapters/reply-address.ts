const LOCAL = /^reply\+([0-9a-f]{32})$/;

/** The address that answers of one person to one thread go to. */
export const replyAddress = (token: string, domain: string): string => `reply+${token}@${domain}`;

/** The token of such an address; `undefined` for every other. Mail servers may change the case of letters. */
export function tokenOf(address: string, domain: string): string | undefined {
  const [local = '', at, ...rest] = address.toLowerCase().split('@');
  return at === domain.toLowerCase() && rest.length === 0 ? LOCAL.exec(local)?.[1] : undefined;
}
