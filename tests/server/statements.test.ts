import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { currentRequest } from '#server/http/request-scope.ts';
import { logIn, signUp } from '../support/customer.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { BACKENDS } from '../support/test-database.ts';
import type { TestVisitor } from '../support/test-visitor.ts';
import { openTicket, say } from '../support/tickets.ts';

/** A worker that the commit has woken takes its job; what follows is not the call's. */
const WORKER = 'update "jobs"';

describe.each(BACKENDS)('statements of a call on $name', (backend) => {
  const heard: { readonly call: string | undefined; readonly text: string }[] = [];
  let t: TestApp;
  let visitor: TestVisitor;
  let phone: string;
  let ticketId: string;
  beforeAll(async () => {
    const database = await backend.open(({ query }) => {
      if (!/^(begin|commit)$/.test(query.sql)) heard.push({ call: currentRequest(), text: query.sql });
    });
    t = await startTestApp({ backend: { name: backend.name, open: async () => database } });
    ({ visitor, phone } = await signUp(t));
    ticketId = (await openTicket(visitor)).id;
    await say(visitor, ticketId, 'Hello');
  });
  afterAll(() => t.close());

  /** What a call asks the database, but for the beginning and end of its transactions. */
  async function statementsOf(call: () => Promise<LightMyRequestResponse>): Promise<readonly string[]> {
    const { statusCode, body, headers } = await call();
    expect(statusCode, body).toBeLessThan(300);
    const texts = heard.flatMap((each) => (each.call === headers['x-request-id'] ? [each.text] : []));
    const end = texts.findIndex((text) => text.startsWith(WORKER));
    return texts.slice(0, end === -1 ? undefined : end);
  }

  test.each([
    ['a page of plans', 0, () => visitor.get('plans')],
    ['the session check', 1, () => visitor.checkSession()],
    ['comments of a page', 1, () => visitor.get('comments?page=home')],
    ['a ticket, read', 2, () => visitor.get(`tickets/${ticketId}`)],
    ['messages of a ticket, read', 2, () => visitor.get(`tickets/${ticketId}/messages`)],
    ['a message, written', 9, () => say(visitor, ticketId, 'Words')],
    ['a sign-in', 13, () => logIn(visitor, phone)],
  ])('%s: %i at most', async (_, most, call) => {
    const statements = await statementsOf(call);
    expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(most);
  });
});
