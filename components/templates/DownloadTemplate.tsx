import { Devices } from '#components/sections/download/Devices.tsx';
import { InstallBox } from '#components/sections/download/InstallBox.tsx';
import { OnPhone } from '#components/sections/download/OnPhone.tsx';
import { PageHero } from '#components/sections/inner/PageHero.tsx';
import { Questions } from '#components/sections/inner/Questions.tsx';
import { SiteFrame } from '#components/shell/SiteFrame.tsx';
import { ItemGrid } from '#components/ui/ItemGrid.tsx';
import { JsonLd } from '#components/ui/JsonLd.tsx';
import { Section } from '#components/ui/Section.tsx';
import type { TemplateProps } from '#lib/pages/site-page.tsx';
import { companyGraph } from '#lib/seo/company-graph.ts';

/** How to install the site as an app, on each kind of device. */
export function DownloadTemplate({ id, lng, content }: TemplateProps<'download-the-application'>) {
  const { seo, hero, install, qr, steps, gives, questions } = content;
  return (
    <SiteFrame id={id} lng={lng}>
      <JsonLd graph={companyGraph({ id, lng, type: 'WebPage', seo, questions: questions.items })} />
      <PageHero id={id} lng={lng} title={hero.title} lead={hero.lead} motif="mobile">
        <InstallBox words={install} />
      </PageHero>
      <Section id="steps" number={1} rail={steps.rail} title={steps.title} lead={steps.lead} lng={lng}>
        <Devices content={steps} />
      </Section>
      <OnPhone lng={lng} number={2} content={qr} />
      <Section id="gives" number={3} rail={gives.rail} title={gives.title} lng={lng}>
        <ItemGrid items={gives.items} />
      </Section>
      <Questions lng={lng} number={4} content={questions} />
    </SiteFrame>
  );
}
