import { ConsultationIsland } from '#components/islands/ConsultationIsland.tsx';
import { PaperStudy } from '#components/sections/inner/PaperStudy.tsx';
import { Breadcrumbs } from '#components/shell/Breadcrumbs.tsx';
import type { ContactContent } from '#lib/content/kinds/contact.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { ContactCard } from './ContactCard.tsx';
import css from './ContactHero.module.css';

interface Props {
  readonly lng: LanguageCode;
  readonly content: Pick<ContactContent, 'hero' | 'card' | 'hours' | 'form'>;
}

/** Promise and ways to write at the start, the form at the end, in front of the curve. */
export function ContactHero({ lng, content: { hero, card, hours, form } }: Props) {
  return (
    <section className={css.hero}>
      <PaperStudy name="complete" className={css.art} />
      <div className={`wrap ${css.in}`}>
        <div className={css.text}>
          <Breadcrumbs id="contact-us" lng={lng} />
          <h1 className="h1">{hero.title}</h1>
          <p className="lead">{hero.lead}</p>
          <ContactCard lng={lng} content={{ card, hours }} />
        </div>
        <section className={css.form} id="consultation" aria-labelledby="consultation-title">
          <h2 className="h3" id="consultation-title">
            {form}
          </h2>
          <ConsultationIsland lng={lng} page="contact-us" />
        </section>
      </div>
    </section>
  );
}
