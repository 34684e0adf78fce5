import { NextStop } from '#components/sections/story/NextStop.tsx';
import { StoryHero } from '#components/sections/story/StoryHero.tsx';
import { StoryStops } from '#components/sections/story/StoryStops.tsx';
import { SiteFrame } from '#components/shell/SiteFrame.tsx';
import { JsonLd } from '#components/ui/JsonLd.tsx';
import { Section } from '#components/ui/Section.tsx';
import type { TemplateProps } from '#lib/pages/site-page.tsx';
import { companyGraph } from '#lib/seo/company-graph.ts';

/** The story of the agency as stops on its curve. */
export function StoryTemplate({ id, lng, content }: TemplateProps<'story'>) {
  const { head, next, seo } = content;
  return (
    <SiteFrame id={id} lng={lng}>
      <JsonLd graph={companyGraph({ id, lng, type: 'WebPage', seo })} />
      <StoryHero lng={lng} content={content} />
      <Section id="stops" number={1} rail={head.rail} title={head.title} lng={lng}>
        <StoryStops lng={lng} content={content} />
      </Section>
      <NextStop lng={lng} number={2} content={next} />
    </SiteFrame>
  );
}
