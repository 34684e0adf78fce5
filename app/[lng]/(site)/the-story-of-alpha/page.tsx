import { StoryTemplate } from '#components/templates/StoryTemplate.tsx';
import { sitePage } from '#lib/pages/site-page.tsx';

const { generateMetadata, Page } = sitePage('story', StoryTemplate);

export { generateMetadata };
export default Page;
