import { type EscapeTask, layOut, type Section, toPlan } from './escape.ts';

/** Sections may touch: the wall between them is not measured. */
const TOLERANCE_M = 0.001;

type Box = { left: number; right: number; low: number; high: number };

/** The sections of a route, by their index, that lie across an earlier one other than that before them. */
export function findCrossings(route: Pick<EscapeTask, 'sections' | 'widthM'>): number[] {
  const boxes = layOut(route).map(boxOf);
  return [...boxes.keys()].filter((index) => {
    const own = boxes[index];
    const earlier = boxes.slice(0, Math.max(0, index - 1));
    return own && earlier.some((other) => overlap(own, other));
  });
}

/** The floor of a section with the squares of its bends. */
function boxOf(section: Section): Box {
  const { lengthM, widthM, bendsAtStart, bendsAtEnd } = section;
  const half = widthM / 2;
  const ends = [
    { u: bendsAtStart ? -half : 0, v: -half },
    { u: lengthM + (bendsAtEnd ? half : 0), v: half },
  ].map((point) => toPlan(section, point));
  const [xs, ys] = [ends.map(({ x }) => x), ends.map(({ y }) => y)];
  return {
    ...{ left: Math.min(...xs), right: Math.max(...xs) },
    ...{ low: Math.min(...ys), high: Math.max(...ys) },
  };
}

function overlap(one: Box, other: Box): boolean {
  const along = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const across = Math.min(one.high, other.high) - Math.max(one.low, other.low);
  return along > TOLERANCE_M && across > TOLERANCE_M;
}
