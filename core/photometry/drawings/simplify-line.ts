import { missing } from '#core/missing.ts';

type Point = readonly [number, number];

/**
 * Removes points of a line that are no farther than `tolerance` from what is left (Douglas and Peucker); the first and
 * the last one stay.
 */
export function simplifyLine(points: readonly Point[], tolerance: number): Point[] {
  const isCorner = points.map((_, index) => index === 0 || index === points.length - 1);
  const spans: [number, number][] = [[0, points.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span;
    if (to - from < 2) continue;
    const { index, distance } = findFarthest(points, from, to);
    if (distance <= tolerance) continue;
    isCorner[index] = true;
    spans.push([from, index], [index, to]);
  }
  return points.filter((_, index) => isCorner[index]);
}

function findFarthest(points: readonly Point[], from: number, to: number) {
  const start = points[from] ?? missing();
  const end = points[to] ?? missing();
  let farthest = { index: from, distance: -1 };
  for (let index = from + 1; index < to; index += 1) {
    const distance = distanceToSegment(points[index] ?? missing(), start, end);
    if (distance > farthest.distance) farthest = { index, distance };
  }
  return farthest;
}

function distanceToSegment([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((x - x1) * dx + (y - y1) * dy) / length;
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(x - x1 - share * dx, y - y1 - share * dy);
}
