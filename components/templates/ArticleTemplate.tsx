import { CommentsIsland } from '#components/islands/CommentsIsland.tsx';
import { ArticleBody } from '#components/sections/article/ArticleBody.tsx';
import { ArticleHeader } from '#components/sections/article/ArticleHeader.tsx';
import { RelatedArticles } from '#components/sections/article/RelatedArticles.tsx';
import { ConsultationBand } from '#components/sections/ConsultationBand.tsx';
import { PageLinks } from '#components/sections/PageLinks.tsx';
import { SiteFrame } from '#components/shell/SiteFrame.tsx';
import { JsonLd } from '#components/ui/JsonLd.tsx';
import { Section } from '#components/ui/Section.tsx';
import { type ArticlePage, articleOf } from '#lib/articles.ts';
import { loadPage } from '#lib/content/load.ts';
import { urlOf } from '#lib/pages/paths.ts';
import { isBuilt } from '#lib/pages/registry.ts';
import type { TemplateProps } from '#lib/pages/site-page.tsx';
import { articleGraph } from '#lib/seo/blog-graph.ts';

/** An article: its claim, the text with its figures, what readers say, and where to go from there. */
export function ArticleTemplate({ id, lng, content }: TemplateProps<ArticlePage>) {
  const article = articleOf(id);
  const { comments, related, services, consultation } = loadPage(lng, 'blog').article;
  return (
    <SiteFrame id={id} lng={lng}>
      <JsonLd graph={articleGraph({ lng, article, content })} />
      <article>
        <ArticleHeader lng={lng} article={article} content={content} />
        <ArticleBody lng={lng} content={content} url={urlOf(id, lng)} />
      </article>
      <Section id="comments" number={1} rail={comments.rail} title={comments.title} lng={lng}>
        <CommentsIsland lng={lng} page={id} empty={comments.empty} />
      </Section>
      <Section id="related" number={2} rail={related.rail} title={related.title} lng={lng} tone="sunken">
        <RelatedArticles lng={lng} pages={article.related.filter(isBuilt)} />
      </Section>
      <Section id="services" number={3} rail={services.rail} title={services.title} lng={lng}>
        <PageLinks lng={lng} pages={article.services.filter(isBuilt)} />
      </Section>
      <ConsultationBand id={id} lng={lng} number={4} content={consultation} />
    </SiteFrame>
  );
}
