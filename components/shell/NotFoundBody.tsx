import { ArrowLink } from '#components/ui/ArrowLink.tsx';
import { classNames } from '#components/ui/class-names.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import { pathOf } from '#lib/pages/paths.ts';
import { isBuilt } from '#lib/pages/registry.ts';
import { consultationHref, type Place, sectionHref, tariffsHref } from './menu-links.ts';
import css from './NotFound.module.css';
import { SearchForm } from './SearchForm.tsx';

/** What happened, the search, and four ways out, all of which exist. */
export function NotFoundBody({ lng }: { readonly lng: LanguageCode }) {
  const { notFound } = messagesOf(lng, 'shell');
  const place: Place = { id: null, lng };
  const ways = [
    { label: notFound.home, href: pathOf('home', lng) },
    {
      label: notFound.services,
      href: isBuilt('web-services') ? pathOf('web-services', lng) : sectionHref(place, 'services'),
    },
    { label: notFound.tariffs, href: tariffsHref(place) },
    { label: notFound.consultation, href: consultationHref(place) },
  ];
  return (
    <div className={css.text}>
      <h1 className="h1">{notFound.heading}</h1>
      <p className={classNames('lead', css.lead)}>{notFound.text}</p>
      <div className={css.search}>
        <SearchForm lng={lng} />
      </div>
      <ul className={css.ways}>
        {ways.map(({ label, href }) => (
          <li key={label}>
            <ArrowLink href={href}>{label}</ArrowLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
