import { BlogTemplate } from '#components/templates/BlogTemplate.tsx';
import { sitePage } from '#lib/pages/site-page.tsx';

const { generateMetadata, Page } = sitePage('blog', BlogTemplate);

export { generateMetadata };
export default Page;
