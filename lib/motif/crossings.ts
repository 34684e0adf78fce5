import type { Line, Point } from './contour.ts';
import type { Field } from './field.ts';

interface Node {
  x: number;
  y: number;
  count: number;
}

const centre = ({ x, y, count }: Node): Point => ({ x: x / count, y: y / count });
const distanceTo = (node: Node, p: Point): number => Math.hypot(centre(node).x - p.x, centre(node).y - p.y);

/** Points closer than this belong to one crossing; a cut end looks a little further for its own. */
const GATHER = 26;
const REACH = 30;

/**
 * Where the stroke crosses itself the gradient vanishes and a grid cannot follow it. Cuts the lines there and runs
 * every branch into the middle of the crossing.
 */
export function throughCrossings(lines: readonly Line[], gradient: Field['gradient']): Line[] {
  const slope = (p: Point) => Math.hypot(...gradient([p.x, p.y]));
  const slopes = lines.flatMap(({ points }) => points.map(slope)).sort((a, b) => a - b);
  const flat = (slopes[slopes.length >> 1] ?? 0) * 0.14;
  const isFlat = (p: Point) => slope(p) < flat;
  const nodes = gather(lines.flatMap(({ points }) => points.filter(isFlat)));
  const nodeAt = (p: Point): Point | undefined => {
    const node = nodes.find((candidate) => distanceTo(candidate, p) < REACH);
    return node && { ...centre(node), crossing: true };
  };
  return lines.flatMap((line) => (line.points.some(isFlat) ? cut(line, isFlat, nodeAt) : [line]));
}

function gather(points: readonly Point[]): Node[] {
  const nodes: Node[] = [];
  for (const p of points) {
    const node = nodes.find((candidate) => distanceTo(candidate, p) < GATHER);
    if (node) {
      node.x += p.x;
      node.y += p.y;
      node.count += 1;
    } else nodes.push({ x: p.x, y: p.y, count: 1 });
  }
  return nodes;
}

/** Pieces of a line between its flat places; a ring is opened at the first of them. */
function cut(line: Line, isFlat: (p: Point) => boolean, nodeAt: (p: Point) => Point | undefined): Line[] {
  const opened = line.closed ? openAt(line.points, line.points.findIndex(isFlat)) : line.points;
  const pieces: Line[] = [];
  let run: Point[] = [];
  let previous: Point | undefined;
  const flush = () => {
    if (run.length > 4) pieces.push({ points: run, closed: false });
    run = [];
  };
  const push = (p: Point | undefined) => p && run.push(p);
  for (const p of opened) {
    if (!isFlat(p)) {
      if (run.length === 0 && previous && isFlat(previous)) push(nodeAt(previous));
      run.push(p);
    } else if (run.length > 0) {
      push(nodeAt(p));
      flush();
    }
    previous = p;
  }
  flush();
  return pieces;
}

const openAt = (points: readonly Point[], at: number): Point[] => [...points.slice(at), ...points.slice(0, at + 1)];
