import { PageLinks } from '#components/sections/PageLinks.tsx';
import { Section } from '#components/ui/Section.tsx';
import type { ServiceContent } from '#lib/content/kinds/service.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { isBuilt } from '#lib/pages/registry.ts';
import { partsOf, type ServicePageId } from './service-parts.ts';

interface Props {
  readonly id: ServicePageId;
  readonly lng: LanguageCode;
  readonly number: number;
  readonly content: ServiceContent['related'];
}

/** Services that usually go with this one, on ruled lines. */
export function Related({ id, lng, number, content: { rail, title } }: Props) {
  return (
    <Section id="related" number={number} rail={rail} title={title} lng={lng}>
      <PageLinks lng={lng} pages={partsOf(id).related.filter(isBuilt)} />
    </Section>
  );
}
