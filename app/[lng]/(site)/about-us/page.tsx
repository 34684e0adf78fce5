import { AboutTemplate } from '#components/templates/AboutTemplate.tsx';
import { sitePage } from '#lib/pages/site-page.tsx';

const { generateMetadata, Page } = sitePage('about-us', AboutTemplate);

export { generateMetadata };
export default Page;
