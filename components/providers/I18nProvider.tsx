'use client';

import type { i18n } from 'i18next';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { loadTexts } from '#lib/i18n/client.ts';
import type { PublishedNamespace } from '#lib/i18n/published-namespaces.ts';

type Texts = i18n | 'loading' | 'failed';

const TextsContext = createContext<Texts>('loading');

interface Props {
  readonly namespaces: readonly PublishedNamespace[];
  readonly version: string;
  readonly children: ReactNode;
}

/** Reads the interface texts of a page. The namespaces and the version are those of the first render. */
export function I18nProvider({ namespaces, version, children }: Props) {
  const [texts, setTexts] = useState<Texts>('loading');

  // biome-ignore lint/correctness/useExhaustiveDependencies: texts are read once a page
  useEffect(() => {
    loadTexts({ namespaces, version }).then(setTexts, () => setTexts('failed'));
  }, []);

  return <TextsContext value={texts}>{children}</TextsContext>;
}

interface WhenProps {
  /** Stands here until the language is resolved and its texts are read; it is the page's static HTML. */
  readonly skeleton: ReactNode;
  /** Stands here when they could not be read. */
  readonly failure: ReactNode;
  readonly children: ReactNode;
}

/** What needs interface texts. */
export function WhenTexts({ skeleton, failure, children }: WhenProps) {
  const texts = use(TextsContext);
  if (texts === 'loading') return skeleton;
  if (texts === 'failed') return failure;
  return <I18nextProvider i18n={texts}>{children}</I18nextProvider>;
}
