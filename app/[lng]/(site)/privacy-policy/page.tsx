import { PrivacyTemplate } from '#components/templates/PrivacyTemplate.tsx';
import { sitePage } from '#lib/pages/site-page.tsx';

const { generateMetadata, Page } = sitePage('privacy-policy', PrivacyTemplate);

export { generateMetadata };
export default Page;
