import { inOrder, type TodoEdit, type TodoLine } from './outbox.ts';

const change = (id: string, position: number): TodoEdit => ({ kind: 'change', id, changes: { position } });

/** A place between two others, or past one of them; none where two lines written apart have the same. */
function between(before: number | undefined, after: number | undefined): number | undefined {
  if (before === undefined) return (after ?? 1) - 1;
  if (after === undefined) return before + 1;
  const middle = (before + after) / 2;
  return before < middle && middle < after ? middle : undefined;
}

/**
 * The edits that put a line on the other side of one that is shown beside it: one edit, or, where no number is left
 * between its new neighbours, new places for all.
 */
export function moveBeside(lines: readonly TodoLine[], id: string, besideId: string): TodoEdit[] {
  const order = inOrder(lines);
  const moved = order.find((line) => line.id === id);
  const isUp = order.findIndex((line) => line.id === besideId) < order.findIndex((line) => line.id === id);
  const rest = order.filter((line) => line.id !== id);
  const beside = rest.findIndex((line) => line.id === besideId);
  if (!moved || beside < 0) return [];
  const index = isUp ? beside : beside + 1;
  const position = between(rest[index - 1]?.position, rest[index]?.position);
  if (position !== undefined) return [change(id, position)];
  return rest
    .toSpliced(index, 0, moved)
    .flatMap((line, place) => (line.position === place ? [] : [change(line.id, place)]));
}
