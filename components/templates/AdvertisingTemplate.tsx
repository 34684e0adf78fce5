import { BuyingModels } from '#components/sections/advertising/BuyingModels.tsx';
import { Character } from '#components/sections/advertising/Character.tsx';
import { Example } from '#components/sections/advertising/Example.tsx';
import { PlatformHero } from '#components/sections/advertising/PlatformHero.tsx';
import { Start } from '#components/sections/advertising/Start.tsx';
import { Week } from '#components/sections/advertising/Week.tsx';
import { ConsultationBand } from '#components/sections/ConsultationBand.tsx';
import { FactStrip } from '#components/sections/inner/FactStrip.tsx';
import { Questions } from '#components/sections/inner/Questions.tsx';
import { PlatformTable } from '#components/sections/PlatformTable.tsx';
import { FeeIsland } from '#components/sections/pricing/FeeIsland.tsx';
import { SiteFrame } from '#components/shell/SiteFrame.tsx';
import { ItemGrid } from '#components/ui/ItemGrid.tsx';
import { JsonLd } from '#components/ui/JsonLd.tsx';
import { Ledger } from '#components/ui/Ledger.tsx';
import { Section } from '#components/ui/Section.tsx';
import { messagesOf } from '#lib/i18n/messages.ts';
import type { TemplateProps } from '#lib/pages/site-page.tsx';
import type { PlatformPage } from '#lib/platforms.ts';
import { serviceGraph } from '#lib/seo/service-graph.ts';

/** An advertising page: the platform's character, what runs there, how one pays, and what we do all week. */
export function AdvertisingTemplate({ id, lng, content }: TemplateProps<PlatformPage>) {
  const { fee, formats, targeting, measure, limits } = content;
  const { othersRail, othersTitle } = messagesOf(lng, 'advertising');
  return (
    <SiteFrame id={id} lng={lng}>
      <JsonLd graph={serviceGraph({ id, lng, content, prices: 'fee' })} />
      <PlatformHero id={id} lng={lng} content={content.hero} />
      <FactStrip items={content.facts} />
      <Section id="fee" number={1} rail={fee.rail} title={fee.title} lead={fee.lead} lng={lng}>
        <FeeIsland lng={lng} paid={fee.paid} />
      </Section>
      <Character lng={lng} number={2} content={content.character} />
      <Section
        id="formats"
        number={3}
        rail={formats.rail}
        title={formats.title}
        lead={formats.lead}
        lng={lng}
        tone="sunken"
      >
        <Ledger
          items={formats.items.map(({ size, best, ...format }) => ({ ...format, tag: size, note: best }))}
          lng={lng}
        />
      </Section>
      <Section id="targeting" number={4} rail={targeting.rail} title={targeting.title} lead={targeting.lead} lng={lng}>
        <ItemGrid items={targeting.items} />
      </Section>
      <BuyingModels lng={lng} number={5} content={content.payment} />
      <Start lng={lng} number={6} content={content.start} />
      <Week lng={lng} number={7} content={content.week} />
      <Section id="measure" number={8} rail={measure.rail} title={measure.title} lead={measure.lead} lng={lng}>
        <ItemGrid items={measure.items} />
      </Section>
      <Example lng={lng} number={9} content={content.example} />
      <Section
        id="limits"
        number={10}
        rail={limits.rail}
        title={limits.title}
        lead={limits.lead}
        lng={lng}
        tone="sunken"
      >
        <ItemGrid items={limits.items} />
      </Section>
      <Questions lng={lng} number={11} content={content.questions} />
      <Section id="platforms" number={12} rail={othersRail} title={othersTitle} lng={lng}>
        <PlatformTable lng={lng} current={id} />
      </Section>
      <ConsultationBand id={id} lng={lng} number={13} content={content.consultation} />
    </SiteFrame>
  );
}
