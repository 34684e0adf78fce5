import { PlanGrid } from '#components/ui/PlanGrid.tsx';
import type { TariffsContent } from '#lib/content/kinds/tariffs.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import { PLAN_GROUPS } from '#lib/plans.ts';
import { Comparison } from './Comparison.tsx';
import { ContentKinds } from './ContentKinds.tsx';
import { FeeTable } from './FeeTable.tsx';
import css from './PriceTabs.module.css';

/** The six pricing sections of the specification as tabs; each id is the fragment that opens it. */
export function priceTabs(lng: LanguageCode, { advertising, content, comparison }: TariffsContent) {
  const { groups } = messagesOf(lng, 'plans');
  const plans = PLAN_GROUPS.map((group) => ({
    id: group,
    label: groups[group],
    panel: (
      <>
        <PlanGrid group={group} lng={lng} page="service-tariffs" />
        <div className={css.head}>
          <h2 className="h3">{comparison.title}</h2>
          <p className="muted">{comparison.lead}</p>
        </div>
        <Comparison lng={lng} group={group} content={comparison} />
      </>
    ),
  }));
  return [
    ...plans,
    { id: 'advertising', label: groups.advertising, panel: <FeeTable lng={lng} content={advertising} /> },
    {
      id: 'content',
      label: groups.content,
      panel: (
        <>
          <div className={css.head}>
            <h2 className="h3">{content.title}</h2>
            <p className="muted">{content.lead}</p>
          </div>
          <ContentKinds content={content} />
        </>
      ),
    },
  ];
}
