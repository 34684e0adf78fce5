import type { HomeContent } from '#lib/content/kinds/home.ts';
import { formatNumber } from '#lib/format/numbers.ts';
import { type LanguageCode, languageOf } from '#lib/i18n/languages.ts';
import { StageBrowser } from './StageBrowser.tsx';
import css from './StageDrawing.module.css';
import { StagePhone } from './StagePhone.tsx';
import { StageReport } from './StageReport.tsx';
import { stageFrame } from './stage-frame.ts';

interface Props {
  readonly lng: LanguageCode;
  readonly content: Pick<HomeContent['stage'], 'alt' | 'drawing'>;
}

/** Site, app and report of the model shop in one composition. It keeps its own colours: it shows a customer's product. */
export function StageDrawing({ lng, content: { alt, drawing } }: Props) {
  const clock = [18, 30].map((part) => formatNumber(part, lng)).join(':');
  return (
    <svg className={css.drawing} viewBox="28 12 1128 736" role="img" aria-label={alt} direction={languageOf(lng).dir}>
      <StageBrowser frame={stageFrame(lng, 100, 950, 134)} texts={drawing} />
      <StagePhone frame={stageFrame(lng, 866, 1134, -816)} texts={drawing} clock={clock} />
      <StageReport frame={stageFrame(lng, 40, 440, 704)} texts={drawing} />
    </svg>
  );
}
