import { AdvertisingTemplate } from '#components/templates/AdvertisingTemplate.tsx';
import { sitePage } from '#lib/pages/site-page.tsx';

const page = sitePage('advertising-microsoft', AdvertisingTemplate);

export const generateMetadata = page.generateMetadata;
export default page.Page;
