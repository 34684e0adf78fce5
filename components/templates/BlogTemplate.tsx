import { BlogHero } from '#components/sections/blog/BlogHero.tsx';
import { PostList } from '#components/sections/blog/PostList.tsx';
import { ConsultationBand } from '#components/sections/ConsultationBand.tsx';
import { SiteFrame } from '#components/shell/SiteFrame.tsx';
import { JsonLd } from '#components/ui/JsonLd.tsx';
import { publishedArticles } from '#lib/articles.ts';
import type { TemplateProps } from '#lib/pages/site-page.tsx';
import { blogGraph } from '#lib/seo/blog-graph.ts';

/** The blog: every article as a card, and the filter. */
export function BlogTemplate({ id, lng, content: { seo, hero, teaser, consultation } }: TemplateProps<'blog'>) {
  return (
    <SiteFrame id={id} lng={lng}>
      <JsonLd graph={blogGraph(lng, seo)} />
      <BlogHero lng={lng} content={hero} />
      <PostList lng={lng} articles={publishedArticles()} title={teaser.all} />
      <ConsultationBand id={id} lng={lng} number={1} content={consultation} />
    </SiteFrame>
  );
}
