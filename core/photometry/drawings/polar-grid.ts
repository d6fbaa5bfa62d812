/** Drawing radius of a polar diagram; curves use it as their unit. */
export const POLAR_RADIUS = 100;

const ANGLES = [30, 60, 90, 120, 150];

type Point = { x: number; y: number };

/** Rings, rays and angle labels of a polar diagram, nadir at the bottom; only the lower half without uplight. */
export type PolarGrid = {
  box: { x: number; y: number; width: number; height: number };
  rings: { path: string; radius: number; label: string }[];
  /** End points of the rays from the centre. */
  rays: Point[];
  angles: (Point & { text: string })[];
};

/** @param rings from the smallest, with their labels; radii as shares of the whole. */
export function drawPolarGrid(
  rings: readonly { radius: number; label: string }[],
  hasUplight: boolean,
): PolarGrid {
  const top = hasUplight ? -POLAR_RADIUS - 14 : -14;
  const angles = hasUplight ? ANGLES : ANGLES.filter((angle) => angle <= 90);
  const around = (radius: number) => {
    return angles.flatMap((angle) =>
      [1, -1].map((side) => ({ angle, ...at(angle, radius, side) })),
    );
  };
  const zenith = hasUplight ? [{ x: 0, y: -POLAR_RADIUS }] : [];
  return {
    box: {
      x: -POLAR_RADIUS - 18,
      y: top,
      width: 2 * POLAR_RADIUS + 36,
      height: POLAR_RADIUS + 16 - top,
    },
    rings: rings.map(({ radius, label }) => {
      const drawn = radius * POLAR_RADIUS;
      return { path: ringPath(drawn, hasUplight), radius: drawn, label };
    }),
    rays: [{ x: 0, y: POLAR_RADIUS }, ...zenith, ...around(POLAR_RADIUS)],
    angles: around(POLAR_RADIUS + 9).map(({ angle, x, y }) => ({
      x,
      y: y + 2.5,
      text: `${angle}°`,
    })),
  };
}

function ringPath(radius: number, isWhole: boolean): string {
  const arc = `A${radius} ${radius} 0 0 0`;
  const lower = `M${-radius} 0${arc} ${radius} 0`;
  return isWhole ? `${lower}${arc} ${-radius} 0` : lower;
}

function at(angleDeg: number, radius: number, side: number): Point {
  const angle = (angleDeg * Math.PI) / 180;
  return {
    x: Number((side * radius * Math.sin(angle)).toFixed(2)),
    y: Number((radius * Math.cos(angle)).toFixed(2)),
  };
}
