import { DeskTemplate } from '#components/account/desk/DeskTemplate.tsx';
import { deskPage } from '#lib/pages/desk-page.tsx';

const { generateMetadata, Page } = deskPage(DeskTemplate);

export { generateMetadata };
export default Page;
