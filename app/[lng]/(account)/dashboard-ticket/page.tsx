import { AccountTemplate } from '#components/account/shell/AccountTemplate.tsx';
import { TicketListView } from '#components/account/views.tsx';
import { accountPage } from '#lib/pages/account-page.tsx';

const { generateMetadata, Page } = accountPage('dashboard-ticket', AccountTemplate, TicketListView);

export { generateMetadata };
export default Page;
