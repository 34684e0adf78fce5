import { ArticleTemplate } from '#components/templates/ArticleTemplate.tsx';
import { articlePage, articleParams } from '#lib/pages/article-page.tsx';

const { generateMetadata, Page } = articlePage(ArticleTemplate);

export const dynamicParams = false;
export const generateStaticParams = articleParams;
export { generateMetadata };
export default Page;
