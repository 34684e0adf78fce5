import { AccountTemplate } from '#components/account/shell/AccountTemplate.tsx';
import { LiveSupport } from '#components/account/views.tsx';
import { accountPage } from '#lib/pages/account-page.tsx';

const { generateMetadata, Page } = accountPage('profile-support', AccountTemplate, LiveSupport);

export { generateMetadata };
export default Page;
