import type { FastifyInstance } from 'fastify';
import { brand } from '#lib/brand.ts';
import type { Endpoint } from '#lib/contract/endpoint.ts';
import { DOCS_POLICY, docsPage } from './docs-page.ts';
import { describeApi } from './openapi.ts';

const CACHE = 'public, max-age=300';

/** `openapi.json` and the page a person reads, both made once from the contract. */
export function registerDescription(api: FastifyInstance, endpoints: readonly Endpoint[]): void {
  const description = describeApi(`${brand.name} API`, endpoints);
  const document = JSON.stringify(description);
  const page = docsPage(description);
  api.get('/openapi.json', async (_, reply) =>
    reply.header('content-type', 'application/json; charset=utf-8').header('cache-control', CACHE).send(document),
  );
  api.get('/docs', async (_, reply) =>
    reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', CACHE)
      .header('content-security-policy', DOCS_POLICY)
      .send(page),
  );
}
