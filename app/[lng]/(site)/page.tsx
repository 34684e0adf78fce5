import { HomeTemplate } from '#components/templates/HomeTemplate.tsx';
import { sitePage } from '#lib/pages/site-page.tsx';

const { generateMetadata, Page } = sitePage('home', HomeTemplate);

export { generateMetadata };
export default Page;
