import { DownloadTemplate } from '#components/templates/DownloadTemplate.tsx';
import { sitePage } from '#lib/pages/site-page.tsx';

const { generateMetadata, Page } = sitePage('download-the-application', DownloadTemplate);

export { generateMetadata };
export default Page;
