import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fixText } from '#components/account/analyzer/report/fix-request.ts';
import type { AnalysisReport, Finding } from '#lib/contract/analyses.ts';
import type { Ticket } from '#lib/contract/tickets.ts';
import { analyzerWords } from '../../support/analyzer-words.ts';
import { signUp } from '../../support/customer.ts';
import { type SeenOrder, signUpStaff } from '../../support/orders.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import type { TestVisitor } from '../../support/test-visitor.ts';
import { messagesOf, openTicket, wordsOf } from '../../support/tickets.ts';
import { type LocalSite, startLocalSite } from '../support/local-site.ts';

const ADDRESS = 'http://lamps.site.test/';

describe.each(['en', 'fa'] as const)('a finding of a real run, worded in %s', (lng) => {
  let site: LocalSite;
  let t: TestApp;
  let visitor: TestVisitor;
  let staff: TestVisitor;
  let id: string;
  let report: AnalysisReport;
  let finding: Finding;
  beforeAll(async () => {
    site = await startLocalSite(() => ({
      '/': '<title>Lamps</title><img src="/lamp.webp"><p>Lamps for every room</p>',
    }));
    t = await startTestApp({ addressPolicy: site.policy });
    ({ visitor } = await signUp(t));
    staff = await signUpStaff(t);
    ({ id } = (await visitor.post('analyses', { url: ADDRESS, pages: 1 })).json<{ id: string }>());
    await t.settle(async () => {
      ({ report } = (await visitor.get(`analyses/${id}`)).json<{ report: AnalysisReport }>());
      return report !== null;
    });
    finding = report.findings.find(({ check }) => check === 'image-alt') as Finding; // a check of every run
  });
  afterAll(async () => {
    await t.close();
    await site.close();
  });
  const asked = () => fixText({ report, finding, words: analyzerWords(lng) });

  test('arrives as a ticket at the desk, with its address, its check and what was seen', async () => {
    const { subject, message } = asked();
    const { id: ticketId } = await openTicket(visitor, {
      subject,
      text: message,
      analysisId: id,
      about: finding.check,
    });
    const ticket = (await staff.get(`desk/tickets/${ticketId}`)).json<Ticket>();
    expect(ticket).toMatchObject({ subject, related: { analysis: { id, url: ADDRESS }, about: 'image-alt' } });
    const [words = ''] = wordsOf(await messagesOf(visitor, ticketId));
    for (const part of [ADDRESS, analyzerWords(lng).check('image-alt', 'name'), '<img src="/lamp.webp">'])
      expect(words).toContain(part);
  });

  test('arrives as an order that is requested, with the same evidence', async () => {
    const note = asked().message;
    const placed = (
      await visitor.post('orders', { planId: 'seo-economy', currency: 'USD', channel: 'site', note })
    ).json<SeenOrder>();
    expect(placed).toMatchObject({ stage: 'requested', next: 'agency', amount: null });
    const order = (await staff.get(`desk/orders/${placed.id}`)).json<{ note: string; stage: string }>();
    expect(order).toMatchObject({ stage: 'requested', note });
    for (const part of [ADDRESS, '<img src="/lamp.webp">']) expect(order.note).toContain(part);
  });
});
