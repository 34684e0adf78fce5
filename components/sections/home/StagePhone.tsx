import type { HomeContent } from '#lib/content/kinds/home.ts';
import css from './StageDrawing.module.css';
import type { StageFrame } from './stage-frame.ts';

interface Props {
  readonly frame: StageFrame;
  readonly texts: HomeContent['stage']['drawing'];
  /** Time on the phone's clock, in the language's digits. */
  readonly clock: string;
}

const INK = '#14110b';
const BRIGHTNESS = 62;

/** The dimmer's arc: 270° of a dashed circle, which is a path because only those have a length of their own everywhere; the lit part first. Lengths are shares of the whole circle's 360. */
const ARC = {
  d: 'M1087 363a87 87 0 1 1-174 0a87 87 0 1 1 174 0',
  fill: 'none',
  strokeWidth: 18,
  pathLength: 360,
  transform: 'rotate(135 1000 363)',
} as const;
const dashes = (degrees: number): string =>
  `${Array(Math.round(degrees / 4))
    .fill('1 3')
    .join(' ')} 0 360`;

/** The model shop's lighting app. */
export function StagePhone({ frame: { transform, x, box, digits }, texts, clock }: Props) {
  const lit = Math.round((270 * BRIGHTNESS) / 100 / 4) * 4;
  return (
    <g className={css.phone} transform={transform}>
      <rect x="858" y="128" width="284" height="588" rx="38" fill="#0c0a07" />
      <rect x="866" y="136" width="268" height="572" rx="31" fill="#bfa268" />
      <g fill={INK}>
        <text className={css.clock} x={x(894)} y="172">
          {clock}
        </text>
        <rect x="960" y="152" width="80" height="20" rx="10" />
        <rect x="950" y="690" width="100" height="4" rx="2" />
        <text className={css.room} x={x(894)} y="226">
          {texts.room}
        </text>
        <text x={x(894)} y="249" fontSize="12.5">
          {texts.dimming}
        </text>
        <text className={`${css.middle} ${css.gauge}`} x="1000" y="388">
          {digits(BRIGHTNESS)}
        </text>
      </g>
      <g stroke={INK}>
        <path {...ARC} strokeOpacity=".28" strokeDasharray={dashes(270)} />
        <path {...ARC} strokeDasharray={dashes(lit)} />
        {texts.scenes.map((scene, i) => (
          <Scene key={scene} name={scene} y={486 + i * 58} on={i === 1} x={x} box={box} />
        ))}
      </g>
    </g>
  );
}

interface SceneProps extends Pick<StageFrame, 'x' | 'box'> {
  readonly name: string;
  readonly y: number;
  readonly on: boolean;
}

function Scene({ name, y, on, x, box }: SceneProps) {
  return (
    <>
      <path d={`M890 ${y}h220`} strokeOpacity=".3" />
      <text className={css.scene} x={x(894)} y={y + 36}>
        {name}
      </text>
      <rect x={box(1066, 40)} y={y + 19} width="40" height="22" rx="11" fill={on ? INK : 'none'} strokeWidth="1.5" />
      <circle cx={x(on ? 1095 : 1077)} cy={y + 30} r="7" fill={on ? '#bfa268' : INK} stroke="none" />
    </>
  );
}
