import { AccountTemplate } from '#components/account/shell/AccountTemplate.tsx';
import { AnalyzerView } from '#components/account/views.tsx';
import { accountPage } from '#lib/pages/account-page.tsx';

const { generateMetadata, Page } = accountPage('profile-analyzer', AccountTemplate, AnalyzerView);

export { generateMetadata };
export default Page;
