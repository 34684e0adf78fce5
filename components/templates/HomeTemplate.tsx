import { ConsultationBand } from '#components/sections/ConsultationBand.tsx';
import { Advertising } from '#components/sections/home/Advertising.tsx';
import { BlogTeaser } from '#components/sections/home/BlogTeaser.tsx';
import { Comments } from '#components/sections/home/Comments.tsx';
import { Facts } from '#components/sections/home/Facts.tsx';
import { Hero } from '#components/sections/home/Hero.tsx';
import { Method } from '#components/sections/home/Method.tsx';
import { ServicesIndex } from '#components/sections/home/ServicesIndex.tsx';
import { Stage } from '#components/sections/home/Stage.tsx';
import { sectionNumber } from '#components/sections/home/section-number.ts';
import { Tariffs } from '#components/sections/home/Tariffs.tsx';
import { SiteFrame } from '#components/shell/SiteFrame.tsx';
import { JsonLd } from '#components/ui/JsonLd.tsx';
import { loadPage } from '#lib/content/load.ts';
import type { TemplateProps } from '#lib/pages/site-page.tsx';
import { homeGraph } from '#lib/seo/json-ld.ts';

/** The home page: the claim, its numbers, and the numbered sections. */
export function HomeTemplate({ id, lng, content }: TemplateProps<'home'>) {
  const { hero, facts, services, stage, method, tariffs, advertising, comments, consultation } = content;
  return (
    <SiteFrame id={id} lng={lng}>
      <JsonLd graph={homeGraph(lng, content.seo)} />
      <Hero lng={lng} content={hero} />
      <Facts lng={lng} content={facts} />
      <ServicesIndex lng={lng} number={sectionNumber('services')} content={services} />
      <Stage lng={lng} number={sectionNumber('stage')} content={stage} />
      <Method lng={lng} number={sectionNumber('method')} content={method} />
      <Tariffs lng={lng} number={sectionNumber('tariffs')} content={tariffs} />
      <Advertising lng={lng} number={sectionNumber('advertising')} content={advertising} />
      <BlogTeaser lng={lng} number={sectionNumber('blog')} content={loadPage(lng, 'blog').teaser} />
      <Comments lng={lng} number={sectionNumber('comments')} content={comments} />
      <ConsultationBand id={id} lng={lng} number={sectionNumber('consultation')} content={consultation} />
    </SiteFrame>
  );
}
