import { useTranslation } from 'react-i18next';
import { PLANS } from '#lib/plans.ts';

/** Names of plans in the page's language: `Websites, Popular`. The page reads the texts of `plans`. */
export function usePlanName(): (id: string) => string {
  const { t } = useTranslation('plans');
  return (id) => {
    const plan = PLANS.find((row) => row.id === id);
    return plan ? t('planName', { group: t(`groups.${plan.group}`), tier: t(`tiers.${plan.tier}`) }) : id;
  };
}
