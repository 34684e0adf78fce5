// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { Report } from '#components/account/analyzer/report/Report.tsx';
import type { AnalysisReport, Finding } from '#lib/contract/analyses.ts';

vi.mock('#store/hooks.ts', () => ({
  useAppSelector: (select: (state: object) => unknown) => select({ locale: 'en', display: {} }),
}));

beforeAll(() => i18next.use(initReactI18next).init({ lng: 'en', resources: {} })); // texts are their keys
afterEach(cleanup);

const finding = (check: string, severity: 'high' | 'low'): Finding => ({
  check,
  texts: check,
  category: 'content',
  need: 'page',
  weight: 3,
  state: 'failed',
  score: 0,
  severity,
  pages: 1,
  ease: 3,
  proofs: [],
});

const report: AnalysisReport = {
  rules: '1',
  requestedUrl: 'https://a.test/',
  url: 'https://a.test/',
  measuredAt: '2026-03-01T12:00:00Z',
  lang: null,
  overall: 50,
  scores: { indexing: 1, content: 2, performance: 3, security: 4, accessibility: null },
  cleanPages: 0,
  pages: [],
  first: ['title'],
  findings: [finding('title', 'high'), finding('favicon', 'low')],
  preview: null,
  notes: null,
  notices: [],
};

test('a severity leaves findings out on the screen only, and a link to one that is left out shows all again', async () => {
  const user = userEvent.setup();
  const { container } = render(<Report id={null} report={report} />);
  const leftOut = () => [...container.querySelectorAll('[data-left-out]')].map(({ id }) => id);
  await user.click(screen.getByRole('radio', { name: 'severity.low' }));
  expect(leftOut()).toEqual(['finding-title']);
  await user.click(screen.getByRole('link', { name: 'title' }));
  expect(leftOut()).toEqual([]);
  expect(document.activeElement?.closest('details')).toMatchObject({ id: 'finding-title', open: true });
});
