import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { ATTACHMENT_LIMITS, ATTACHMENTS } from '#lib/contract/attachments.ts';
import { clamdScan, noScan } from '../../adapters/clamd.ts';
import { HOUR } from '../../clock.ts';
import { networkOf } from '../../http/origin.ts';
import { ServiceError } from '../../http/problem.ts';
import { countHit, type Limit } from '../../http/rate-limit.ts';
import type { SignedIn } from '../../http/signed-in.ts';
import { validate } from '../../http/validation.ts';
import { checkToken } from '../../http/xsrf.ts';
import { keyedText } from '../../secrets.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { whoCalls } from '../sessions/access-token.ts';
import { attachmentOf } from './attachment.ts';
import { findFile, readContent } from './find-file.ts';
import { keepFile } from './keep-file.ts';
import { neutralise } from './neutralise.ts';

const UPLOAD_LIMIT: Limit = { name: 'attachment-hour', hits: 120, window: HOUR };

const Name = z.strictObject({ name: z.string().min(1).max(300) });
const Size = z.strictObject({ size: z.enum(['full', 'preview']).default('full') });
const Id = z.strictObject({ id: z.uuid() });

/** A name for a header (RFC 6266, RFC 8187): letters of every script, and nothing that ends the value. */
const dispositionOf = (name: string): string =>
  `attachment; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)}`;

/** Files of messages; see `lib/contract/attachments.ts`. They are no JSON, so they stand beside the other calls. */
export function registerAttachments(api: FastifyInstance, deps: ModuleDeps): void {
  const { database, clock, keys, xsrf, config } = deps;
  const scan = config.scanner ? clamdScan(config.scanner) : noScan;
  const { db } = database;
  const sessions = new WeakMap<FastifyRequest, SignedIn>();

  async function admit(request: FastifyRequest): Promise<void> {
    const session = await whoCalls(db, keys.access, request, clock());
    if (!session) throw new ServiceError('session_expired');
    sessions.set(request, session);
  }
  function sessionOf(request: FastifyRequest): SignedIn {
    const session = sessions.get(request);
    if (!session) throw new ServiceError('session_expired');
    return session;
  }

  api.register((files, _, done) => {
    files.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, parsed) =>
      parsed(null, body),
    );
    files.route({
      method: 'POST',
      url: `/${ATTACHMENTS}`,
      bodyLimit: ATTACHMENT_LIMITS.bytes,
      // Before the file is read: whoever may not send one sends nothing.
      onRequest: async (request) => {
        checkToken(xsrf, request);
        await admit(request);
      },
      handler: async (request, reply) => {
        const now = clock();
        const { name } = validate(Name, request.query) as z.infer<typeof Name>;
        const subject = keyedText(keys.address, networkOf(request));
        const factor = config.rateLimitFactor;
        await countHit(db, { limit: UPLOAD_LIMIT, subject, factor, now });
        if (!Buffer.isBuffer(request.body)) throw new ServiceError('unsupported_media_type');
        const file = await neutralise(name, request.body, scan);
        const keeper = sessionOf(request);
        const row = await db.transaction().execute(async (tx) => keepFile(tx, keeper, file, now));
        return reply.status(201).send(attachmentOf(row));
      },
    });
    done();
  });

  api.get(`/${ATTACHMENTS}/:id`, { onRequest: admit }, async (request, reply) => {
    const { id } = validate(Id, request.params) as z.infer<typeof Id>;
    const { size } = validate(Size, request.query) as z.infer<typeof Size>;
    const file = await findFile(db, sessionOf(request), id);
    const content = file && (await readContent(db, id, size));
    if (!file || !content) throw new ServiceError('not_found');
    // The guards have said already: not kept, not sniffed, in a sandbox, for this origin only.
    return reply
      .header('content-type', size === 'preview' ? 'image/webp' : file.media_type)
      .header('content-disposition', dispositionOf(file.name))
      .send(content);
  });
}
