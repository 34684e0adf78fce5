import { AccountTemplate } from '#components/account/shell/AccountTemplate.tsx';
import { OrdersView } from '#components/account/views.tsx';
import { accountPage } from '#lib/pages/account-page.tsx';

const { generateMetadata, Page } = accountPage('profile-order', AccountTemplate, OrdersView);

export { generateMetadata };
export default Page;
