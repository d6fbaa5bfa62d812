export type Point = readonly [x: number, y: number];

/**
 * Returns points as the data of an SVG path in tenths of a unit: the first as it is, each other by its distance from the
 * one before, which takes half as many characters.
 */
export function pathData(points: readonly Point[]): string {
  const [first, ...others] = withoutStraight(points).map(
    ([x, y]) => [Math.round(x * 10), Math.round(y * 10)] as const,
  );
  if (!first) return '';
  let [atX, atY] = first;
  let data = `M${numbers(first)}`;
  for (const [x, y] of others) {
    if (x === atX && y === atY) continue;
    const step = numbers([x - atX, y - atY]);
    data +=
      data.includes('l') && !step.startsWith('-')
        ? ` ${step}`
        : `${data.includes('l') ? '' : 'l'}${step}`;
    [atX, atY] = [x, y];
  }
  return data;
}

/** Distance from a straight line that no screen shows. */
const TOLERANCE = 0.1;

/** Leaves out the points that lie on the line between others (Douglas and Peucker, 1973). */
function withoutStraight(points: readonly Point[]): readonly Point[] {
  const [start, end] = [points[0], points.at(-1)];
  if (!start || !end || points.length < 3) return points;
  const distances = points.map((point) => distanceFrom([start, end], point));
  const furthest = distances.indexOf(Math.max(...distances));
  if ((distances[furthest] ?? 0) <= TOLERANCE) return [start, end];
  const before = withoutStraight(points.slice(0, furthest + 1));
  return [...before.slice(0, -1), ...withoutStraight(points.slice(furthest))];
}

/** Distance of a point from the line between two ends; from the end, where both are one. */
function distanceFrom([[x1, y1], [x2, y2]]: readonly [Point, Point], [x, y]: Point): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const size = Math.hypot(dx, dy);
  if (size === 0) return Math.hypot(x - x1, y - y1);
  return Math.abs(dy * (x - x1) - dx * (y - y1)) / size;
}

/** Two tenths as numbers without what SVG does not need: `[-5, 120]` → `-.5 12`. */
function numbers([x, y]: readonly [number, number]): string {
  const [left, right] = [x, y].map((tenths) => String(tenths / 10).replace(/^(-?)0\./, '$1.'));
  return `${left}${right?.startsWith('-') ? '' : ' '}${right}`;
}

const FOLLOWING = /<path( stroke="[^>]*?) d="([^"]+)"\/><path\1 d="/g;

/** Joins neighbouring lines of one look to a path; areas stay apart, because theirs add up where they overlap. */
export function joinLines(svg: string): string {
  let joined = svg;
  let before: string;
  do {
    before = joined;
    joined = joined.replaceAll(FOLLOWING, '<path$1 d="$2');
  } while (joined !== before);
  return joined;
}
