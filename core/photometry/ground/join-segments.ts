import type { Segment } from '#core/photometry/drawings/isolux.ts';

type Point = { x: number; y: number };

/** Joins the segments of a contour into lines, each as long as possible; a closed one ends where it starts. */
export function joinSegments(segments: readonly Segment[]): Point[][] {
  const byEnd = new Map<string, Segment[]>();
  for (const segment of segments) {
    for (const end of endsOf(segment)) {
      const there = byEnd.get(keyOf(end));
      if (there) there.push(segment);
      else byEnd.set(keyOf(end), [segment]);
    }
  }
  const left = new Set(segments);
  const takeAt = (end: Point): Point | null => {
    const next = byEnd.get(keyOf(end))?.find((segment) => left.has(segment));
    if (!next) return null;
    left.delete(next);
    const [from, to] = endsOf(next);
    return keyOf(from) === keyOf(end) ? to : from;
  };
  return segments.flatMap((segment) => {
    if (!left.delete(segment)) return [];
    const [first, second] = endsOf(segment);
    const line = [first, second];
    for (let next = takeAt(second); next; next = takeAt(next)) line.push(next);
    for (let next = takeAt(first); next; next = takeAt(next)) line.unshift(next);
    return [line];
  });
}

function endsOf({ x1, y1, x2, y2 }: Segment): [Point, Point] {
  return [
    { x: x1, y: y1 },
    { x: x2, y: y2 },
  ];
}

/** Neighbouring cells calculate the same crossing; their rounding may differ. */
function keyOf({ x, y }: Point): string {
  return `${Math.round(x * 1e6)} ${Math.round(y * 1e6)}`;
}
