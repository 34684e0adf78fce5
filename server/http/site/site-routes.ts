import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { filePolicy, isGooglePage } from '#lib/delivery/content-policy.ts';
import { GOOGLE_SIGN_IN } from '#lib/delivery/guests.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { sendProblem } from '../problem.ts';
import { setSiteHeaders } from '../security-headers.ts';
import { cachePolicyOf } from './cache-policy.ts';
import { encodingFor } from './encodings.ts';
import { SiteFiles } from './site-files.ts';
import { answerMissing } from './site-redirects.ts';

const LONGEST_URL = 2048;

/** Whether the browser has this very representation. A weak tag means the same bytes here, so its mark is dropped. */
function isKnown({ headers }: FastifyRequest, etag: string): boolean {
  const tags = headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags?.some((tag) => tag === etag || tag === '*') ?? false;
}

export interface SiteOptions {
  /** Whether people may sign in with Google. */
  readonly google: boolean;
}

interface Sending {
  readonly file: string;
  readonly status: 200 | 404;
  readonly cacheControl: string;
}

async function sendFile(
  files: SiteFiles,
  request: FastifyRequest,
  reply: FastifyReply,
  sending: Sending,
): Promise<FastifyReply> {
  const accepted = encodingFor(request.headers['accept-encoding']);
  const { body, type, encoding, etag, policy, hasGuests } = await files.read(sending.file, accepted);
  setSiteHeaders(request, reply, policy, hasGuests); // on a 304 too, whose headers replace the ones that were kept
  reply.headers({ 'cache-control': sending.cacheControl, etag, vary: 'Accept-Encoding' });
  if (sending.status === 200 && isKnown(request, etag)) return reply.status(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.status(sending.status).header('content-type', type).send(body);
}

async function sendNotFound(
  files: SiteFiles,
  request: FastifyRequest,
  reply: FastifyReply,
  lng: LanguageCode | null,
): Promise<FastifyReply> {
  const file = await files.findFirst([...(lng ? [`${lng}/404.html`] : []), '404.html']);
  if (!file) return sendProblem(reply, 'not_found');
  return sendFile(files, request, reply, { file, status: 404, cacheControl: 'no-cache' });
}

/** Serves the exported site: clean addresses, compressed, cached, with the redirects of the languages. */
export function registerSite(app: FastifyInstance, directory: string, { google }: SiteOptions): void {
  const files = new SiteFiles(directory, (name) => (google && isGooglePage(name) ? GOOGLE_SIGN_IN : undefined));
  const policy = filePolicy();
  app.get('/*', { logLevel: 'warn' }, async (request, reply) => {
    setSiteHeaders(request, reply, policy);
    if (request.url.length > LONGEST_URL) return sendProblem(reply, 'invalid_request');
    const [pathname = '/', ...query] = request.url.split('?');
    const file = await files.find(pathname);
    if (file) return sendFile(files, request, reply, { file, status: 200, cacheControl: cachePolicyOf(pathname) });
    const search = query.length > 0 ? `?${query.join('?')}` : '';
    const missing = answerMissing(pathname, search, request);
    if (missing.status === 404) return sendNotFound(files, request, reply, missing.lng);
    reply.header('cache-control', missing.status === 308 ? 'public, max-age=3600' : 'no-cache');
    if (missing.dependsOnVisitor)
      reply.header('cache-control', 'private, no-cache').header('vary', 'Cookie, Accept-Language');
    return reply.redirect(missing.to, missing.status);
  });
}
