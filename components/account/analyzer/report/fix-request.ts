import type { AnalysisReport, Finding } from '#lib/contract/analyses.ts';
import { writeDraft } from '#lib/forms/draft.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { pathOf } from '#lib/pages/paths.ts';
import type { PlanId } from '#lib/plans.ts';
import { STORAGE_KEYS } from '#lib/storage-keys.ts';
import { aboutFinding } from '#lib/support/about.ts';
import type { AnalyzerText } from '../use-analyzer-text.ts';

/** The plan whose work it is to mend what the analyzer finds; the smallest, scope and price are agreed after the order. */
const PLAN: PlanId = 'seo-economy';

/** Letters that a note of an order may have. */
const LONGEST_NOTE = 2000;

/** How a finding is given to the agency: asked about in a ticket, or ordered. */
export type FixWay = 'ticket' | 'order';

/** Where a finding is asked about or ordered; its words lie in the draft of that form. */
export function fixHref(lng: LanguageCode, way: FixWay, id: string, { check }: Finding): string {
  const about = aboutFinding(id, check);
  return way === 'ticket'
    ? `${pathOf('profile-ticket', lng)}?${about}`
    : `${pathOf('profile-order', lng)}?plan=${PLAN}&${about}`;
}

interface Asked {
  readonly report: Pick<AnalysisReport, 'url'>;
  readonly finding: Finding;
  readonly words: AnalyzerText;
}

/** What the form will hold: the site, the finding, how to mend it and what was seen. */
export function fixText({ report, finding, words: { text, check } }: Asked): { subject: string; message: string } {
  const name = check(finding.texts, 'name');
  const proofs = finding.proofs
    .slice(0, 3)
    .map(({ text: seen, page }) => (page && page !== seen ? `${seen}\n${page}` : seen));
  const lines = [
    text('fixSubject', { name }),
    `${text('site')}: ${report.url}`,
    `${text('howTo')}: ${check(finding.texts, 'fix')}`,
    ...(proofs.length > 0 ? [`${text('proof')}:`, ...proofs] : []),
  ];
  return { subject: text('fixSubject', { name }), message: lines.join('\n') };
}

/** Lays the request into the form it leads to, where it can be read and changed before it is sent. */
export function keepDraft(way: FixWay, asked: Asked): void {
  const { subject, message } = fixText(asked);
  if (way === 'ticket') writeDraft(STORAGE_KEYS.ticketDraft, { values: { subject, message } });
  else writeDraft(STORAGE_KEYS.orderDraft, { values: { note: message.slice(0, LONGEST_NOTE) } });
}
