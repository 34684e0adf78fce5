/** An account of somebody else, as its provider vouches for it. Issuer and subject are what it is; the rest is told. */
export interface ForeignAccount {
  readonly provider: 'google' | 'partner';
  readonly issuer: string;
  readonly subject: string;
  /** Only one that the provider has verified. */
  readonly email: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

const LONGEST = { subject: 255, email: 254, name: 60 };

/** A claim of a token as a column takes it: text, without control characters, no longer than fits. */
function textOf(claim: unknown, longest: number): string | null {
  if (typeof claim !== 'string') return null;
  const text = claim.replaceAll(/\p{Cc}|\p{Cs}/gu, '').trim();
  return text === '' ? null : text.slice(0, longest);
}

/** What a verified ID token says of its person; `undefined` without a usable subject. */
export function accountOf(
  provider: ForeignAccount['provider'],
  issuer: string,
  claims: Readonly<Record<string, unknown>>,
): ForeignAccount | undefined {
  const { sub: subject } = claims;
  if (typeof subject !== 'string' || subject === '' || subject.length > LONGEST.subject) return undefined;
  const email = textOf(claims.email, LONGEST.email + 1);
  return {
    provider,
    issuer,
    subject,
    email: claims.email_verified === true && email && email.length <= LONGEST.email ? email : null,
    firstName: textOf(claims.given_name, LONGEST.name),
    lastName: textOf(claims.family_name, LONGEST.name),
  };
}
