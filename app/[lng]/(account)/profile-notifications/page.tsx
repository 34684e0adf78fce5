import { Notifications } from '#components/account/notifications/Notifications.tsx';
import { AccountTemplate } from '#components/account/shell/AccountTemplate.tsx';
import { accountPage } from '#lib/pages/account-page.tsx';

const { generateMetadata, Page } = accountPage('profile-notifications', AccountTemplate, Notifications);

export { generateMetadata };
export default Page;
