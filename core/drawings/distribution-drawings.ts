import {
  arcOf,
  area,
  arrow,
  box,
  disc,
  join,
  length,
  line,
  luminaire,
  pointAt,
  pointsOf,
  sign,
} from '#core/drawings/drawing-marks.ts';
import type { Point } from '#core/drawings/drawing-path.ts';

const POLE: Point = [120, 40];
const RADIUS = 96;

/** Intensity of a direction, 1 at the most: degrees from straight down, to the right. */
type Distribution = (angle: number) => number;

const cosine = (angle: number) => Math.max(0, Math.cos((angle * Math.PI) / 180));

function polar(distribution: Distribution): string {
  const rings = [0.33, 0.66, 1].map((share) =>
    line(arcOf(POLE, RADIUS * share, [-90, 90]), 'thin'),
  );
  const rays = [-90, -60, -30, 0, 30, 60, 90].map((angle) =>
    line([POLE, pointAt(POLE, RADIUS, angle)], 'thin'),
  );
  const curve = pointsOf(72, (share) => {
    const angle = -100 + 200 * share;
    return pointAt(POLE, RADIUS * distribution(angle), angle);
  });
  return join(
    ...rings,
    ...rays,
    area(curve, 'light'),
    line([...curve, curve[0] ?? POLE], 'accent'),
    box([POLE[0] - 14, POLE[1] - 6], [28, 6], 'lamp'),
  );
}

/** A wall with the light of a luminaire at a distance from it, and the room's section. */
function wall(distance: number): string {
  const lamp: Point = [200 - distance, 20];
  return join(
    line('20 20, 200 20, 200 136, 20 136', 'ink'),
    area([lamp, [200, 30], [200, 134]], 'light'),
    line([lamp, [200, 30]], 'accent'),
    line([lamp, [200, 134]], 'accent'),
    line('200 20, 200 136', 'bold'),
    luminaire([lamp[0], 17], 16),
  );
}

/** How luminaires distribute their light. */
export const distributionDrawings = {
  polar: () => polar((angle) => cosine(angle) ** 3),
  lambertian: () => polar(cosine),
  batwing: () =>
    polar((angle) => {
      const wing = (peak: number) => Math.exp(-(((angle - peak) / 19) ** 2));
      return Math.min(1, wing(36) + wing(-36)) * (cosine(angle) > 0 ? 1 : 0) || 0;
    }),
  asymmetric: () => polar((angle) => Math.exp(-(((angle - 42) / 24) ** 2)) + 0.18 * cosine(angle)),
  'c-planes': () => {
    const centre: Point = [120, 75];
    const ends = [0, 90, 180, 270].map((plane) => {
      const radians = (plane * Math.PI) / 180;
      const at = (distance: number): Point => {
        return [120 + distance * Math.cos(radians), 75 - distance * Math.sin(radians)];
      };
      const [x, y] = at(plane % 180 === 0 ? 88 : 62);
      return join(line([centre, at(58)], 'dashed'), sign([x, y + 4], `C${plane}`));
    });
    return join(disc(centre, 58, 'thin'), ...ends, box([104, 43], [32, 64], 'lamp'));
  },
  wash: () => wall(70),
  graze: () =>
    join(
      wall(14),
      ...[44, 64, 84, 104, 124].map((y) =>
        area(
          [
            [200, y],
            [194, y + 6],
            [200, y + 10],
          ],
          'solid',
        ),
      ),
    ),
  'room-box': () =>
    join(
      line('40 60, 150 60, 150 128, 40 128, 40 60', 'ink'),
      line('40 60, 96 26, 206 26, 150 60', 'ink'),
      line('206 26, 206 94, 150 128', 'ink'),
      length('40 142, 150 142', 'a'),
      length('162 136, 216 103', '') + sign([200, 128], 'b'),
      length('20 60, 20 128', 'h'),
      luminaire([124, 40], 30),
    ),
  task: () =>
    join(
      box([14, 16], [212, 122], 'thin'),
      box([44, 36], [152, 82], 'faint'),
      box([78, 54], [84, 46], 'light'),
      box([78, 54], [84, 46], 'ink'),
      box([44, 36], [152, 82], 'dashed'),
      arrow('120 77, 186 77', 'thin'),
    ),
  daylight: () =>
    join(
      line('40 20, 224 20, 224 134, 40 134', 'ink'),
      line('40 20, 40 40', 'ink'),
      line('40 96, 40 134', 'ink'),
      area('40 40, 40 96, 120 134, 224 134', 'faint'),
      disc([16, 26], 9, 'lamp'),
      arrow('22 34, 74 84', 'accent'),
      ...[84, 134, 184].map((x, index) =>
        join(
          area(
            [
              [x, 26],
              [x - 14, 26 + 24 * (index + 1)],
              [x + 14, 26 + 24 * (index + 1)],
            ],
            'light',
          ),
          luminaire([x, 20]),
        ),
      ),
    ),
} as const;
