import { ProfileOverview } from '#components/account/overview/Overview.tsx';
import { AccountTemplate } from '#components/account/shell/AccountTemplate.tsx';
import { accountPage } from '#lib/pages/account-page.tsx';

const { generateMetadata, Page } = accountPage('profile-dashboard', AccountTemplate, ProfileOverview);

export { generateMetadata };
export default Page;
