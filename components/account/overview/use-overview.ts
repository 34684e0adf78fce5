import { useText } from '#components/providers/use-text.ts';

/** Texts of the overview. */
export const useOverviewText = () => useText('dashboard');
