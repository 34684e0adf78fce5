import { STAGE_FILE } from '#lib/motif/files.ts';
import { STAGE_HALF, stageWalk } from '#lib/motif/stage-lines.ts';
import { tracePath } from '#lib/motif/trace-path.ts';

const HALF = `/motifs/${STAGE_FILE}#half`;

/** The drawing in the model shop's window. */
export function StageCurve({ rtl }: { readonly rtl: boolean }) {
  return (
    <g transform={rtl ? 'matrix(-1 0 0 1 530 128)' : 'translate(520 128)'} fill="none">
      <g stroke="#17140e" strokeOpacity=".2" strokeWidth=".8">
        <use href={HALF} />
        <use href={HALF} transform={`matrix(1 0 0 -1 0 ${2 * STAGE_HALF})`} />
      </g>
      <path d={tracePath(stageWalk, 1.36, -1.36, 16)} stroke="#bfa268" strokeWidth="3.5" />
    </g>
  );
}
