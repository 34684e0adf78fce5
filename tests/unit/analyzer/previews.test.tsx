// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { Previews } from '#components/account/analyzer/report/Previews.tsx';
import { Preview, SHARE_THUMBNAIL } from '#lib/contract/analyses.ts';

vi.mock('#store/hooks.ts', () => ({
  useAppSelector: (select: (state: object) => unknown) => select({ locale: 'en', display: {} }),
}));

beforeAll(() => i18next.use(initReactI18next).init({ lng: 'en', resources: {} })); // texts are their keys
afterEach(cleanup);

const IMAGE = 'https://a.test/share.png';
const previewWith = (share: object) =>
  Preview.safeParse({
    search: { title: 'Lamps', description: '', url: 'https://a.test/' },
    share: { title: 'Lamps', description: '', image: IMAGE, site: 'a.test', ...share },
  });

function show(share: object): HTMLImageElement | null {
  const preview = previewWith(share);
  if (!preview.success) throw preview.error;
  return render(<Previews preview={preview.data} lang="en" />).container.querySelector('img');
}

test('the picture of a shared page is the one in the report, beside its address', () => {
  const thumbnail = `${SHARE_THUMBNAIL.begins}UklGRg==`;
  expect(show({ thumbnail })?.getAttribute('src')).toBe(thumbnail);
  expect(screen.getByText(IMAGE)).toBeDefined();
});

test.each([{}, { thumbnail: null }])('without one (%o) the address stands alone, and nothing is loaded', (share) => {
  expect(show(share)).toBeNull();
  expect(screen.getByText(IMAGE)).toBeDefined();
});

test.each([IMAGE, 'data:image/svg+xml;base64,AAAA', `${SHARE_THUMBNAIL.begins}${'A'.repeat(50_000)}`])(
  'a report cannot name %.40s as its picture',
  (thumbnail) => {
    expect(previewWith({ thumbnail }).success).toBe(false);
  },
);
