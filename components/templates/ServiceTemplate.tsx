import { TasteIsland } from '#components/islands/TasteIsland.tsx';
import { ConsultationBand } from '#components/sections/ConsultationBand.tsx';
import { FactStrip } from '#components/sections/inner/FactStrip.tsx';
import { PageHero } from '#components/sections/inner/PageHero.tsx';
import { Questions } from '#components/sections/inner/Questions.tsx';
import { Anatomy } from '#components/sections/service/Anatomy.tsx';
import { Audience } from '#components/sections/service/Audience.tsx';
import { HeroActions } from '#components/sections/service/HeroActions.tsx';
import { Prices } from '#components/sections/service/Prices.tsx';
import { Process } from '#components/sections/service/Process.tsx';
import { Related } from '#components/sections/service/Related.tsx';
import { partsOf, type ServicePageId } from '#components/sections/service/service-parts.ts';
import { SiteFrame } from '#components/shell/SiteFrame.tsx';
import { ItemGrid } from '#components/ui/ItemGrid.tsx';
import { JsonLd } from '#components/ui/JsonLd.tsx';
import { Ledger } from '#components/ui/Ledger.tsx';
import { Section } from '#components/ui/Section.tsx';
import type { TemplateProps } from '#lib/pages/site-page.tsx';
import { serviceGraph } from '#lib/seo/service-graph.ts';

/** A service page: what it is, whom it suits, what one receives, how it runs and is measured, what it costs. */
export function ServiceTemplate({ id, lng, content }: TemplateProps<ServicePageId>) {
  const { hero, facts, audience, receive, anatomy, process, technology, plans, questions, related, consultation } =
    content;
  const { motif, drawing, prices } = partsOf(id);
  return (
    <SiteFrame id={id} lng={lng}>
      <JsonLd graph={serviceGraph({ id, lng, content, prices })} />
      <PageHero id={id} lng={lng} title={hero.title} lead={hero.lead} motif={motif}>
        <HeroActions id={id} lng={lng} plans={hero.plans} />
      </PageHero>
      <FactStrip items={facts} />
      <Section id="receive" number={1} rail={receive.rail} title={receive.title} lead={receive.lead} lng={lng}>
        <Ledger items={receive.items} lng={lng} />
        {id === 'seo-data-analysis' && <TasteIsland lng={lng} />}
      </Section>
      <Audience lng={lng} number={2} content={audience} />
      <Anatomy lng={lng} number={3} content={anatomy} drawing={drawing} />
      <Process lng={lng} number={4} content={process} />
      <Section
        id="technology"
        number={5}
        rail={technology.rail}
        title={technology.title}
        lead={technology.lead}
        lng={lng}
        tone="sunken"
      >
        <ItemGrid items={technology.items} />
      </Section>
      <Prices id={id} lng={lng} number={6} content={plans} />
      <Questions lng={lng} number={7} content={questions} />
      <Related id={id} lng={lng} number={8} content={related} />
      <ConsultationBand id={id} lng={lng} number={9} content={consultation} />
    </SiteFrame>
  );
}
