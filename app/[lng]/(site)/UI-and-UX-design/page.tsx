import { ServiceTemplate } from '#components/templates/ServiceTemplate.tsx';
import { sitePage } from '#lib/pages/site-page.tsx';

const page = sitePage('UI-and-UX-design', ServiceTemplate);

export const generateMetadata = page.generateMetadata;
export default page.Page;
