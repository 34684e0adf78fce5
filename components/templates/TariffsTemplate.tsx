import { ConsultationBand } from '#components/sections/ConsultationBand.tsx';
import { Questions } from '#components/sections/inner/Questions.tsx';
import { PriceAxis } from '#components/sections/PriceAxis.tsx';
import { FeeIsland } from '#components/sections/pricing/FeeIsland.tsx';
import { Ordering } from '#components/sections/pricing/Ordering.tsx';
import { PriceHero } from '#components/sections/pricing/PriceHero.tsx';
import { priceTabs } from '#components/sections/pricing/price-tabs.tsx';
import { SiteFrame } from '#components/shell/SiteFrame.tsx';
import { JsonLd } from '#components/ui/JsonLd.tsx';
import { LinkTabs } from '#components/ui/LinkTabs.tsx';
import { Section } from '#components/ui/Section.tsx';
import { messagesOf } from '#lib/i18n/messages.ts';
import type { TemplateProps } from '#lib/pages/site-page.tsx';
import { pricesGraph } from '#lib/seo/prices-graph.ts';

/** The price page: every plan of the catalogue, compared line by line, and how ordering works. */
export function TariffsTemplate({ id, lng, content }: TemplateProps<'service-tariffs'>) {
  const { hero, axis, advertising, ordering, questions, consultation } = content;
  const { service } = messagesOf(lng, 'plans');
  return (
    <SiteFrame id={id} lng={lng}>
      <JsonLd graph={pricesGraph(lng, content)} />
      <PriceHero lng={lng} content={hero} />
      <div className="wrap">
        <LinkTabs label={service} initial="web" tabs={priceTabs(lng, content)} />
        <PriceAxis lng={lng} caption={axis} />
      </div>
      <Section id="fee" number={1} rail={advertising.rail} title={advertising.title} lead={advertising.lead} lng={lng}>
        <FeeIsland lng={lng} paid={messagesOf(lng, 'advertising').spend} />
      </Section>
      <Ordering lng={lng} number={2} content={ordering} />
      <Questions lng={lng} number={3} content={questions} />
      <ConsultationBand id={id} lng={lng} number={4} content={consultation} />
    </SiteFrame>
  );
}
