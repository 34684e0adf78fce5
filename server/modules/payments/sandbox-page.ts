import type { FastifyInstance } from 'fastify';
import type { Queries } from '../../db/database.ts';
import type { SandboxPaymentsTable } from '../../db/order-tables.ts';
import { ServiceError } from '../../http/problem.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { SANDBOX_PATH } from './sandbox-gateway.ts';

const STYLE =
  'body{font:1rem/1.5 system-ui;max-width:30rem;margin:10vh auto;padding:0 1rem}:root{color-scheme:light dark}' +
  'h1{font-size:1.25rem}p.sum{font-size:2rem;margin:.5rem 0}' +
  'button,a{display:block;box-sizing:border-box;width:100%;margin:.75rem 0;padding:.75rem;font:inherit;text-align:center;' +
  'border:1px solid;border-radius:.5rem;background:none;color:inherit;text-decoration:none}button[value=approve]{font-weight:700}';

type Row = Pick<SandboxPaymentsTable, 'amount' | 'currency' | 'state'>;

const sumOf = ({ amount, currency }: Row): string =>
  currency === 'USD' ? `$${(amount / 100).toFixed(2)}` : `${amount.toLocaleString('en')} toman`;

/** Approve and decline lead back at once; to abandon is to close the page. */
const pageHtml = (row: Row): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Test payment</title><style>${STYLE}</style><main><h1>Test payment: no money moves</h1><p class="sum">${sumOf(row)}</p><p>This page stands in for a bank. What do you do?</p>${
    row.state === 'open'
      ? '<form method="post"><button name="decision" value="approve">Approve</button><button name="decision" value="decline">Decline</button><button name="decision" value="leave">Leave without paying</button></form><p>To abandon the payment, close this page.</p>'
      : `<p>It was ${row.state}.</p>`
  }</main></html>`;

/** What the sandbox gives as an authority; anything else is not even looked up, for a database takes no zero byte. */
const AUTHORITY = /^[\w-]{1,60}$/;

const findRow = async (db: Queries, authority: string) =>
  AUTHORITY.test(authority)
    ? db.selectFrom('sandbox_payments').selectAll().where('authority', '=', authority).executeTakeFirst()
    : undefined;

const DECISIONS: ReadonlyMap<string | null, 'approved' | 'declined'> = new Map([
  ['approve', 'approved'],
  ['decline', 'declined'],
]);

/** Writes a decision of an open payment; the first counts. Gives the state it is in then. */
async function decide(db: Queries, authority: string, decision: string | null): Promise<Row['state']> {
  const state = DECISIONS.get(decision);
  if (state) {
    const open = db.updateTable('sandbox_payments').set({ state }).where('authority', '=', authority);
    await open.where('state', '=', 'open').execute();
  }
  const decided = db.selectFrom('sandbox_payments').select('state').where('authority', '=', authority);
  return (await decided.executeTakeFirstOrThrow()).state;
}

/** The pay page of the sandbox. Its address is nobody's to guess; that is the right to decide. */
export function registerSandboxPage(api: FastifyInstance, { database: { db }, gateways }: ModuleDeps): void {
  if (!gateways.has('sandbox')) return;
  void api.register((scope, _, registered) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
      done(null, body),
    );
    const path = `/${SANDBOX_PATH}/:authority`;
    scope.get<{ Params: { authority: string } }>(path, async ({ params }, reply) => {
      const row = await findRow(db, params.authority);
      if (!row) throw new ServiceError('not_found');
      const back = new URL(row.return_url).origin;
      const policy = `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self' ${back}`;
      return reply
        .header('content-type', 'text/html; charset=utf-8')
        .header('content-security-policy', policy)
        .send(pageHtml(row));
    });
    scope.post<{ Params: { authority: string } }>(path, async ({ params, body }, reply) => {
      const row = await findRow(db, params.authority);
      if (!row) throw new ServiceError('not_found');
      const state = await decide(db, row.authority, new URLSearchParams(String(body)).get('decision'));
      return reply.redirect(`${row.return_url}&Status=${state === 'approved' ? 'OK' : 'NOK'}`, 303);
    });
    registered();
  });
}
