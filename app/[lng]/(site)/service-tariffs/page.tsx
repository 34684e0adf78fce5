import { TariffsTemplate } from '#components/templates/TariffsTemplate.tsx';
import { sitePage } from '#lib/pages/site-page.tsx';

const page = sitePage('service-tariffs', TariffsTemplate);

export const generateMetadata = page.generateMetadata;
export default page.Page;
