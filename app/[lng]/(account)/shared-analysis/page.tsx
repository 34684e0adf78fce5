import { AccountTemplate } from '#components/account/shell/AccountTemplate.tsx';
import { SharedReportView } from '#components/account/views.tsx';
import { accountPage } from '#lib/pages/account-page.tsx';

const { generateMetadata, Page } = accountPage('shared-analysis', AccountTemplate, SharedReportView);

export { generateMetadata };
export default Page;
