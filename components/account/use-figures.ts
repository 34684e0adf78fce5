import { useMemo } from 'react';
import { useFormat } from '#components/providers/use-format.ts';
import { type Figures, figuresOf } from '#lib/format/figures.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { useAppSelector } from '#store/hooks.ts';

/** Figures and days as the page's language writes them, in the calendar and digits of the account. */
export function useFigures(lng: LanguageCode): Figures {
  const { locale } = useFormat();
  const calendar = useAppSelector((state) => state.display.calendar);
  return useMemo(() => figuresOf(lng, { locale, calendar: calendar ?? undefined }), [lng, locale, calendar]);
}
