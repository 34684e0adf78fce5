import { AccountTemplate } from '#components/account/shell/AccountTemplate.tsx';
import { SettingsView } from '#components/account/views.tsx';
import { accountPage } from '#lib/pages/account-page.tsx';

const { generateMetadata, Page } = accountPage('profile-account-settings', AccountTemplate, SettingsView);

export { generateMetadata };
export default Page;
