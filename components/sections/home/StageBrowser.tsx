import type { HomeContent } from '#lib/content/kinds/home.ts';
import { StageCurve } from './StageCurve.tsx';
import css from './StageDrawing.module.css';
import { StageProducts } from './StageProducts.tsx';
import { type StageFrame, textWidth } from './stage-frame.ts';

interface Props {
  readonly frame: StageFrame;
  readonly texts: HomeContent['stage']['drawing'];
}

const MENU_END = 910;
const MENU_GAP = 26;

/** Ends of the menu's words, counted from the last one so that long words push and do not overlap. */
function menuEnds(menu: readonly string[]): number[] {
  const ends: number[] = [];
  let end = MENU_END;
  for (const word of menu.toReversed()) {
    ends.unshift(end);
    end -= Math.max(textWidth(word, 12), 44) + MENU_GAP;
  }
  return ends;
}

/** The model shop in a browser window. */
export function StageBrowser({ frame: { transform, x, box, rtl, digits }, texts }: Props) {
  const ends = menuEnds(texts.menu);
  const button = Math.max(textWidth(texts.button, 13) + 36, 124);
  const [lineY, buttonY] = rtl ? [378, 402] : [348, 374];
  return (
    <g className={css.browser} transform={transform}>
      <rect x="100" y="24" width="850" height="600" rx="8" fill="#f6f4ef" />
      <path d="M100 64h850M100 460h850M312 460v164M525 460v164M737 460v164" stroke="#dcd6ca" />
      <g fill="none" stroke="#b9b09e">
        <circle cx="124" cy="44" r="5" />
        <circle cx="142" cy="44" r="5" />
        <circle cx="160" cy="44" r="5" />
        <rect x="400" y="33" width="250" height="22" rx="11" />
      </g>
      <StageCurve rtl={rtl} />
      <g fill="#17140e">
        <text className={css.brand} x={x(140)} y="104">
          {texts.brand}
        </text>
        {texts.menu.map((word, i) => (
          <text className={css.end} key={word} x={x(ends[i] ?? MENU_END)} y="103" fontSize="12">
            {word}
          </text>
        ))}
        {texts.headline.map((line, i) => (
          <text className={css.headline} key={line} x={x(136)} y={224 + i * (rtl ? 96 : 84)}>
            {line}
          </text>
        ))}
        <text x={x(140)} y={lineY} fontSize="15">
          {texts.line}
        </text>
        <rect x={box(140, button)} y={buttonY} width={button} height="40" rx="2" />
      </g>
      <text
        className={css.middle}
        x={x(140 + button / 2)}
        y={buttonY + 24.5}
        fontSize="13"
        fontWeight="500"
        fill="#f6f4ef"
      >
        {texts.button}
      </text>
      <StageProducts names={texts.products} x={x} box={box} digits={digits} />
    </g>
  );
}
