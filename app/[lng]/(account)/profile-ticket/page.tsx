import { AccountTemplate } from '#components/account/shell/AccountTemplate.tsx';
import { TicketFormView } from '#components/account/views.tsx';
import { accountPage } from '#lib/pages/account-page.tsx';

const { generateMetadata, Page } = accountPage('profile-ticket', AccountTemplate, TicketFormView);

export { generateMetadata };
export default Page;
