import { ContentKinds } from '#components/sections/pricing/ContentKinds.tsx';
import { FeeTable } from '#components/sections/pricing/FeeTable.tsx';
import { ArrowLink } from '#components/ui/ArrowLink.tsx';
import { PlanGrid } from '#components/ui/PlanGrid.tsx';
import { Section } from '#components/ui/Section.tsx';
import type { ServiceContent } from '#lib/content/kinds/service.ts';
import { loadPage } from '#lib/content/load.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { pathOf } from '#lib/pages/paths.ts';
import css from './Prices.module.css';
import { partsOf, type ServicePageId } from './service-parts.ts';

interface Props {
  readonly id: ServicePageId;
  readonly lng: LanguageCode;
  readonly number: number;
  readonly content: ServiceContent['plans'];
}

/** The prices of a service: three plans, the fee tiers, or the kinds of content. */
export function Prices({ id, lng, number, content: { rail, title, lead } }: Props) {
  const { prices } = partsOf(id);
  const tariffs = loadPage(lng, 'service-tariffs');
  return (
    <Section id="plans" number={number} rail={rail} title={title} lead={lead} lng={lng}>
      {prices === 'fee' ? (
        <FeeTable lng={lng} content={tariffs.advertising} />
      ) : prices === 'content' ? (
        <ContentKinds content={tariffs.content} />
      ) : (
        <PlanGrid group={prices} lng={lng} page={id} />
      )}
      <p className={css.more}>
        <ArrowLink href={`${pathOf('service-tariffs', lng)}#${prices === 'fee' ? 'advertising' : prices}`}>
          {loadPage(lng, 'home').tariffs.compare}
        </ArrowLink>
      </p>
    </Section>
  );
}
