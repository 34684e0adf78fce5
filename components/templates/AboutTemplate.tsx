import { AboutFacts } from '#components/sections/company/AboutFacts.tsx';
import { Mark } from '#components/sections/company/Mark.tsx';
import { Roles } from '#components/sections/company/Roles.tsx';
import { PageHero } from '#components/sections/inner/PageHero.tsx';
import { consultationHref } from '#components/shell/menu-links.ts';
import { SiteFrame } from '#components/shell/SiteFrame.tsx';
import { ArrowLink } from '#components/ui/ArrowLink.tsx';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { Buttons } from '#components/ui/Buttons.tsx';
import { ItemGrid } from '#components/ui/ItemGrid.tsx';
import { JsonLd } from '#components/ui/JsonLd.tsx';
import { Ledger } from '#components/ui/Ledger.tsx';
import { Section } from '#components/ui/Section.tsx';
import { messagesOf } from '#lib/i18n/messages.ts';
import { pathOf } from '#lib/pages/paths.ts';
import { isBuilt } from '#lib/pages/registry.ts';
import type { TemplateProps } from '#lib/pages/site-page.tsx';
import { companyGraph } from '#lib/seo/company-graph.ts';

/** About the agency: habits that can be checked, who does what, what is turned down, and the mark. */
export function AboutTemplate({ id, lng, content }: TemplateProps<'about-us'>) {
  const { hero, facts, habits, roles, limits, mark } = content;
  return (
    <SiteFrame id={id} lng={lng}>
      <JsonLd graph={companyGraph({ id, lng, type: 'AboutPage', seo: content.seo })} />
      <PageHero id={id} lng={lng} title={hero.title} lead={hero.lead} motif="complete">
        <Buttons>
          <ButtonLink variant="gold" href={consultationHref({ id, lng })} go>
            {messagesOf(lng, 'forms').send}
          </ButtonLink>
          {isBuilt('story') && <ArrowLink href={pathOf('story', lng)}>{hero.story}</ArrowLink>}
        </Buttons>
      </PageHero>
      <AboutFacts lng={lng} labels={facts} />
      <Section id="habits" number={1} rail={habits.rail} title={habits.title} lng={lng}>
        <Ledger items={habits.items} lng={lng} />
      </Section>
      <Section id="roles" number={2} rail={roles.rail} title={roles.title} lead={roles.lead} tone="sunken" lng={lng}>
        <Roles items={roles.items} />
      </Section>
      <Section id="limits" number={3} rail={limits.rail} title={limits.title} lead={limits.lead} lng={lng}>
        <ItemGrid items={limits.items} />
      </Section>
      <Mark lng={lng} number={4} content={mark} />
    </SiteFrame>
  );
}
