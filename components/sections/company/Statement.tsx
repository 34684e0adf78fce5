import type { ReactNode } from 'react';
import { Section } from '#components/ui/Section.tsx';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import css from './Statement.module.css';

interface Props {
  readonly id: string;
  readonly lng: LanguageCode;
  readonly number: number;
  readonly rail: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A section that says one thing, at reading width. */
export function Statement({ children, ...section }: Props) {
  return (
    <Section {...section}>
      <p className={`lead ${css.text}`}>{children}</p>
    </Section>
  );
}
