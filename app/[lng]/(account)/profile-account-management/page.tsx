import { AccountTemplate } from '#components/account/shell/AccountTemplate.tsx';
import { ManagementView } from '#components/account/views.tsx';
import { accountPage } from '#lib/pages/account-page.tsx';

const { generateMetadata, Page } = accountPage('profile-account-management', AccountTemplate, ManagementView);

export { generateMetadata };
export default Page;
