import { PaymentTemplate } from '#components/templates/PaymentTemplate.tsx';
import { sitePage } from '#lib/pages/site-page.tsx';

const { generateMetadata, Page } = sitePage('payment-verify', PaymentTemplate);

export { generateMetadata };
export default Page;
