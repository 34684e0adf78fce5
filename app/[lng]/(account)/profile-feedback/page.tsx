import { Feedback } from '#components/account/feedback/Feedback.tsx';
import { AccountTemplate } from '#components/account/shell/AccountTemplate.tsx';
import { accountPage } from '#lib/pages/account-page.tsx';

const { generateMetadata, Page } = accountPage('profile-feedback', AccountTemplate, Feedback);

export { generateMetadata };
export default Page;
