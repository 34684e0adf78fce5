import { PriceAxis } from '#components/sections/PriceAxis.tsx';
import { ArrowLink } from '#components/ui/ArrowLink.tsx';
import { PlanGrid } from '#components/ui/PlanGrid.tsx';
import { Section } from '#components/ui/Section.tsx';
import { Tabs } from '#components/ui/Tabs.tsx';
import type { HomeContent } from '#lib/content/kinds/home.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import { pathOf } from '#lib/pages/paths.ts';
import { isBuilt } from '#lib/pages/registry.ts';
import type { PlanGroup } from '#lib/plans.ts';
import css from './Tariffs.module.css';

interface Props {
  readonly lng: LanguageCode;
  readonly number: number;
  readonly content: HomeContent['tariffs'];
}

const GROUPS = ['sale', 'web', 'seo', 'complete'] as const satisfies readonly PlanGroup[];

/** Every plan of the catalogue in four tabs, and where the complete ones sit on one price axis. */
export function Tariffs({ lng, number, content }: Props) {
  const { rail, title, lead, axis, compare } = content;
  const { groups, service } = messagesOf(lng, 'plans');
  const tabs = GROUPS.map((group) => ({
    id: group,
    label: groups[group],
    panel: <PlanGrid group={group} lng={lng} />,
  }));
  return (
    <Section id="tariffs" number={number} rail={rail} title={title} lead={lead} lng={lng}>
      <Tabs name="plans" legend={service} tabs={tabs} selected="web" />
      <PriceAxis lng={lng} caption={axis} />
      {isBuilt('service-tariffs') && (
        <p className={css.more}>
          <ArrowLink href={pathOf('service-tariffs', lng)}>{compare}</ArrowLink>
        </p>
      )}
    </Section>
  );
}
