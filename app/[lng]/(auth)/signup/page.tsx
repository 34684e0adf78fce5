import { AuthTemplate } from '#components/auth/AuthTemplate.tsx';
import { authPage } from '#lib/pages/auth-page.tsx';

const { generateMetadata, Page } = authPage('signup', AuthTemplate);

export { generateMetadata };
export default Page;
