import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { nextPath } from '#lib/contract/fields.ts';
import { FALLBACK_LANGUAGE, isLanguageCode, type LanguageCode } from '#lib/i18n/languages.ts';
import { pathOf } from '#lib/pages/paths.ts';
import { COOKIES } from '#lib/storage-keys.ts';
import { after } from '../../clock.ts';
import type { PartnerSettings } from '../../config/federation-settings.ts';
import type { Tx } from '../../db/database.ts';
import { ServiceError } from '../../http/problem.ts';
import { serviceOrigin } from '../../http/scheme.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { FLOW_LIFE, sealedCookie } from './sealed-cookie.ts';

/** A way over the partner's page that has begun in this browser. */
const Flow = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  next: nextPath.nullable(),
  /** Who links an account, instead of signing in with one. */
  linkTo: z.uuid().nullable(),
});
export type Flow = z.infer<typeof Flow>;

export const flowCookie = sealedCookie(COOKIES.partner, Flow);

/** Somebody the partner vouched for, who still owes the code of the authenticator app. */
const Waiting = z.object({ id: z.string(), userId: z.uuid() });
export const waitingCookie = sealedCookie(COOKIES.partnerAppOtp, Waiting);

/** Where the partner sends the browser back to; it knows the address and compares it. */
export const redirectUrlOf = ({ redirectUrl }: PartnerSettings, request: FastifyRequest): string =>
  redirectUrl ?? `${serviceOrigin(request)}/api/auth/partner/callback`;

function languageOf(next: string | null): LanguageCode {
  const code = next?.split('/')[1];
  return isLanguageCode(code) ? code : FALLBACK_LANGUAGE;
}

export const languageOfNext = languageOf;

/** Outcomes that a page is told, as `?partner=`. */
export type PartnerOutcome = 'refused' | 'unavailable' | 'app-otp' | 'linked' | 'taken';

/** An address of the site for the browser to go to. */
function onSite({ config }: ModuleDeps, path: string, query: Readonly<Record<string, string>>): string {
  const [bare = '', given = ''] = path.split('?');
  const search = new URLSearchParams([...new URLSearchParams(given), ...Object.entries(query)]).toString();
  return `${config.siteUrl ?? ''}${bare}${search && `?${search}`}`;
}

/** Back to where the way began; without that, to the front page of the language. */
export function backTo(deps: ModuleDeps, { next }: Pick<Flow, 'next'>, outcome?: PartnerOutcome): string {
  const path = next ?? pathOf('home', languageOf(next));
  return onSite(deps, path, outcome ? { partner: outcome } : {});
}

/** To the sign-in page, which says what happened. */
export function toSignIn(deps: ModuleDeps, next: string | null, outcome: PartnerOutcome): string {
  return onSite(deps, pathOf('login', languageOf(next)), { partner: outcome, ...(next && { next }) });
}

/**
 * Uses something up that serves once.
 * @throws {ServiceError} `sign_in_refused` when it was used before
 */
export async function spendOnce(tx: Tx, id: string, now: Date): Promise<void> {
  const spent = await tx
    .insertInto('used_challenges')
    .values({ id: `partner:${id}`, expires_at: after(now, 2 * FLOW_LIFE) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!spent) throw new ServiceError('sign_in_refused');
}
