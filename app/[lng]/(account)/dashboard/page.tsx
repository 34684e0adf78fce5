import { AccountTemplate } from '#components/account/shell/AccountTemplate.tsx';
import { ProfileOverview } from '#components/account/views.tsx';
import { accountPage } from '#lib/pages/account-page.tsx';

const { generateMetadata, Page } = accountPage('dashboard', AccountTemplate, ProfileOverview);

export { generateMetadata };
export default Page;
