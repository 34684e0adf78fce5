import { useMemo } from 'react';
import { useFormat } from '#components/providers/use-format.ts';

/** A language (`fa-IR`) by its name in the page's language. */
export function useLanguageName(): (locale: string) => string {
  const { locale: own } = useFormat();
  return useMemo(() => {
    const names = new Intl.DisplayNames(own, { type: 'language' });
    return (locale) => names.of(locale.split('-')[0] ?? locale) ?? locale;
  }, [own]);
}
