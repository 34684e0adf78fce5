import { QrCode } from '#components/ui/QrCode.tsx';
import { Section } from '#components/ui/Section.tsx';
import type { DownloadContent } from '#lib/content/kinds/download.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { urlOf } from '#lib/pages/paths.ts';
import css from './OnPhone.module.css';

interface Props {
  readonly lng: LanguageCode;
  readonly number: number;
  readonly content: DownloadContent['qr'];
}

/** From this screen to the telephone: a QR code with the address of this page, and the address itself. */
export function OnPhone({ lng, number, content: { rail, title, lead, alt } }: Props) {
  const address = urlOf('download-the-application', lng);
  return (
    <Section id="phone" number={number} rail={rail} title={title} lead={lead} tone="sunken" lng={lng}>
      <div className={css.body}>
        <QrCode text={address} alt={alt} />
        <p className="caption">
          <span className={`ltr ${css.address}`}>{address}</span>
        </p>
      </div>
    </Section>
  );
}
