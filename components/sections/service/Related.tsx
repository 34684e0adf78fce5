import { Icon } from '#components/ui/Icon.tsx';
import { Section } from '#components/ui/Section.tsx';
import type { ServiceContent } from '#lib/content/kinds/service.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import { pageName } from '#lib/pages/page-name.ts';
import { pathOf } from '#lib/pages/paths.ts';
import { isBuilt } from '#lib/pages/registry.ts';
import css from './Related.module.css';
import { partsOf, type ServicePageId } from './service-parts.ts';

interface Props {
  readonly id: ServicePageId;
  readonly lng: LanguageCode;
  readonly number: number;
  readonly content: ServiceContent['related'];
}

/** Services that usually go with this one, on ruled lines. */
export function Related({ id, lng, number, content: { rail, title } }: Props) {
  const lines: Readonly<Record<string, string>> = messagesOf(lng, 'services').lines;
  return (
    <Section id="related" number={number} rail={rail} title={title} lng={lng}>
      <ul className={css.list}>
        {partsOf(id)
          .related.filter(isBuilt)
          .map((page) => (
            <li key={page}>
              <a className={css.link} href={pathOf(page, lng)}>
                <span className="h3">{pageName(page, lng)}</span>
                <span className="body2 muted">{lines[page]}</span>
                <Icon name="arrow" flip />
              </a>
            </li>
          ))}
      </ul>
    </Section>
  );
}
