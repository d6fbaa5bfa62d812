import { missing } from '#core/missing.ts';
import type { Segment } from '#core/photometry/drawings/isolux.ts';

type Point = { x: number; y: number };

/** Joins the segments of a contour into lines from end to end; a closed line ends where it starts. */
export function joinSegments(segments: readonly Segment[]): Point[][] {
  const ends = new Map<string, number[]>();
  segments.forEach(({ x1, y1, x2, y2 }, index) => {
    for (const key of [keyOf({ x: x1, y: y1 }), keyOf({ x: x2, y: y2 })]) {
      ends.set(key, [...(ends.get(key) ?? []), index]);
    }
  });
  const used = new Set<number>();

  /** Follows a line from the end of a segment as far as it goes. */
  function follow(from: Point): Point[] {
    const points: Point[] = [];
    for (let at = from; ; ) {
      const next = ends.get(keyOf(at))?.find((index) => !used.has(index));
      if (next === undefined) return points;
      used.add(next);
      const { x1, y1, x2, y2 } = segments[next] ?? missing();
      at = keyOf({ x: x1, y: y1 }) === keyOf(at) ? { x: x2, y: y2 } : { x: x1, y: y1 };
      points.push(at);
    }
  }

  return segments.flatMap(({ x1, y1, x2, y2 }, index) => {
    if (used.has(index)) return [];
    used.add(index);
    const [start, end] = [
      { x: x1, y: y1 },
      { x: x2, y: y2 },
    ];
    const after = follow(end);
    return [[...follow(start).reverse(), start, end, ...after]];
  });
}

/** Ends of neighbouring segments are equal but for rounding. */
function keyOf({ x, y }: Point): string {
  return `${Math.round(x * 1e4)} ${Math.round(y * 1e4)}`;
}

/** Path of lines, to a tenth of a unit. */
export function linePath(lines: readonly (readonly Point[])[]): string {
  const show = (value: number) => String(Math.round(value * 10) / 10);
  return lines
    .map((line) => `M${line.map(({ x, y }) => `${show(x)} ${show(y)}`).join('L')}`)
    .join('');
}

/**
 * The place on lines where a label is farthest from what it should not cover.
 *
 * @param margin wanted distance from the edges of the drawing.
 * @returns null if the lines are so close to the edges that a label would not be legible.
 */
export function findLabelPlace(
  lines: readonly (readonly Point[])[],
  obstacles: readonly Point[],
  { width, height, margin }: { width: number; height: number; margin: number },
): Point | null {
  const points = lines.flat();
  let best: Point | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const point of points) {
    const edge = Math.min(point.x, point.y, width - point.x, height - point.y) - margin;
    if (edge < -margin / 2) continue;
    // Far enough is far enough: then the first place of the longest line decides.
    let clear = Math.min(3 * margin, edge < 0 ? edge * 10 : Number.POSITIVE_INFINITY);
    for (const { x, y } of obstacles) {
      clear = Math.min(clear, Math.hypot(point.x - x, 1.6 * (point.y - y)));
    }
    if (clear > most) [best, most] = [point, clear];
  }
  return best;
}
