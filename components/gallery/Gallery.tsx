import { ThemeProvider } from '#components/providers/ThemeProvider.tsx';
import { Facts } from '#components/ui/Facts.tsx';
import { PlanGrid } from '#components/ui/PlanGrid.tsx';
import { Segmented } from '#components/ui/Segmented.tsx';
import { formatNumber } from '#lib/format/numbers.ts';
import { LANGUAGES, type LanguageCode, languageOf } from '#lib/i18n/languages.ts';
import { Colours, Glyphs, Icons, Studies, TypeSpecimens } from './Drawings.tsx';
import css from './Gallery.module.css';
import { GalleryRow } from './GalleryRow.tsx';
import { MuiLists, MuiNavigation, MuiOverlays, MuiWaiting } from './MuiLists.tsx';
import { MuiButtons, MuiChips, MuiChoice, MuiFields, MuiLinks, MuiMessages, MuiTabs } from './MuiPieces.tsx';
import { PlainButtons, PlainLinks } from './PlainButtons.tsx';
import { PlainChips, PlainChoice, PlainFields, PlainMessages } from './PlainForms.tsx';
import { PlainLists, PlainNavigation, PlainTabs, PlainWaiting } from './PlainLists.tsx';
import { TEXTS } from './texts.ts';

const { rows, modes } = TEXTS;

/** Every piece in every state; direction and script follow the language, the mode follows the switch. */
export function Gallery({ lng }: { readonly lng: LanguageCode }) {
  return (
    <ThemeProvider dir={languageOf(lng).dir}>
      <main className={`${css.page} wrap`} id="main">
        <h1 className="h1">{TEXTS.title}</h1>
        <p className="lead muted">{TEXTS.lead}</p>
        <div className={css.tools}>
          {LANGUAGES.map(({ code, nativeName, locale }) => (
            <a className="link" href={`/${code}/gallery`} hrefLang={locale} lang={locale} key={code}>
              {nativeName}
            </a>
          ))}
          <div data-look="">
            <Segmented
              name="gallery-look"
              legend={TEXTS.appearance}
              options={Object.entries(modes).map(([id, label]) => ({ id, label }))}
              selected="system"
              size="sm"
            />
          </div>
        </div>
        <GalleryRow name={rows.buttons} mui={<MuiButtons />}>
          <PlainButtons />
        </GalleryRow>
        <GalleryRow name={rows.links} mui={<MuiLinks />}>
          <PlainLinks />
        </GalleryRow>
        <GalleryRow name={rows.choice} mui={<MuiChoice />}>
          <PlainChoice />
        </GalleryRow>
        <GalleryRow name={rows.tabs} mui={<MuiTabs />}>
          <PlainTabs />
        </GalleryRow>
        <GalleryRow name={rows.chips} mui={<MuiChips />}>
          <PlainChips />
        </GalleryRow>
        <GalleryRow name={rows.fields} mui={<MuiFields />}>
          <PlainFields />
        </GalleryRow>
        <GalleryRow name={rows.messages} mui={<MuiMessages />}>
          <PlainMessages />
        </GalleryRow>
        <GalleryRow name={rows.lists} mui={<MuiLists />}>
          <PlainLists />
        </GalleryRow>
        <GalleryRow name={rows.navigation} mui={<MuiNavigation />}>
          <PlainNavigation lng={lng} />
        </GalleryRow>
        <GalleryRow name={rows.waiting} mui={<MuiWaiting />}>
          <PlainWaiting />
        </GalleryRow>
        <GalleryRow name={rows.overlays}>
          <MuiOverlays />
        </GalleryRow>
        <GalleryRow name={rows.plans}>
          <PlanGrid group="web" lng={lng} />
          <Facts items={TEXTS.facts.map((label, at) => ({ label, value: formatNumber(9 * (at + 1), lng) }))} />
        </GalleryRow>
        <GalleryRow name={rows.glyphs}>
          <Glyphs />
        </GalleryRow>
        <GalleryRow name={rows.icons}>
          <Icons />
        </GalleryRow>
        <GalleryRow name={rows.drawings}>
          <Studies />
        </GalleryRow>
        <GalleryRow name={rows.type}>
          <TypeSpecimens />
        </GalleryRow>
        <GalleryRow name={rows.colour}>
          <Colours />
        </GalleryRow>
      </main>
    </ThemeProvider>
  );
}
