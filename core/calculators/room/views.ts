/** A line of sight of an observer: along the length or the width of the room, straight ahead. */
export type View = { x: number; y: number; axis: 0 | 1; facing: 1 | -1 };

/** The four directions in which each observer looks: index 0 and 1 ahead along x and y, 2 and 3 back. */
export const viewDirections = [
  { axis: 0, facing: 1 },
  { axis: 1, facing: 1 },
  { axis: 0, facing: -1 },
  { axis: 1, facing: -1 },
] as const satisfies Omit<View, 'x' | 'y'>[];

/** Direction of a view in the plan, degrees from x towards y. */
export function directionOf({ axis, facing }: Omit<View, 'x' | 'y'>): 0 | 90 | 180 | 270 {
  if (axis === 0) return facing === 1 ? 0 : 180;
  return facing === 1 ? 90 : 270;
}

/** Corners of the arrow that marks a view in a plan, relative to the observer: the tip lies ahead. */
export function observerArrow({ axis, facing }: Omit<View, 'x' | 'y'>): [number, number][] {
  const corners = [
    [18, 0],
    [-6, -8],
    [-1, 0],
    [-6, 8],
  ] as const;
  return corners.map(([ahead, aside]) =>
    axis === 0 ? [ahead * facing, aside] : [aside, ahead * facing],
  );
}
