import { ContactTemplate } from '#components/templates/ContactTemplate.tsx';
import { sitePage } from '#lib/pages/site-page.tsx';

const { generateMetadata, Page } = sitePage('contact-us', ContactTemplate);

export { generateMetadata };
export default Page;
