import { LANGUAGES, type LanguageCode } from '#lib/i18n/languages.ts';

/** A picture of the home page that devices show before they install the site: a desktop's and a phone's. */
export interface Screenshot {
  readonly lng: LanguageCode;
  readonly form: 'wide' | 'narrow';
  /** Pixels of the picture. */
  readonly width: number;
  readonly height: number;
  /** Pixels of the picture for one of the page. */
  readonly scale: number;
}

const FORMS = [
  { form: 'wide', width: 1280, height: 800, scale: 1 },
  { form: 'narrow', width: 720, height: 1440, scale: 2 },
] as const;

/** Files under `public`, by their address; `npm run screenshots` takes them from the exported site. */
export const SCREENSHOTS: ReadonlyMap<string, Screenshot> = new Map(
  LANGUAGES.flatMap(({ code }) =>
    FORMS.map((form): [string, Screenshot] => [`/screenshots/${code}-${form.form}.webp`, { lng: code, ...form }]),
  ),
);
