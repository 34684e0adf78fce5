import { ContactHero } from '#components/sections/contact/ContactHero.tsx';
import { Questions } from '#components/sections/inner/Questions.tsx';
import { SiteFrame } from '#components/shell/SiteFrame.tsx';
import { JsonLd } from '#components/ui/JsonLd.tsx';
import { Ledger } from '#components/ui/Ledger.tsx';
import { Section } from '#components/ui/Section.tsx';
import type { TemplateProps } from '#lib/pages/site-page.tsx';
import { contactGraph } from '#lib/seo/contact-graph.ts';

/** The contact page: who answers when and where, the form, and which way suits what. */
export function ContactTemplate({ id, lng, content }: TemplateProps<'contact-us'>) {
  const { ways, questions } = content;
  return (
    <SiteFrame id={id} lng={lng}>
      <JsonLd graph={contactGraph(lng, content)} />
      <ContactHero lng={lng} content={content} />
      <Section id="ways" number={1} rail={ways.rail} title={ways.title} lead={ways.lead} tone="sunken" lng={lng}>
        <Ledger items={ways.items} lng={lng} />
      </Section>
      <Questions lng={lng} number={2} content={questions} />
    </SiteFrame>
  );
}
