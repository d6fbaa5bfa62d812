import {
  arcOf,
  area,
  arrow,
  box,
  disc,
  ellipse,
  eye,
  GLOW,
  join,
  length,
  line,
  luminaire,
  pointAt,
  pointsOf,
  sign,
} from '#core/drawings/drawing-marks.ts';
import type { Point } from '#core/drawings/drawing-path.ts';
import { missing } from '#core/missing.ts';

const LAMP: Point = [120, 20];
const FLOOR = 132;

const floor = line(
  [
    [10, FLOOR],
    [230, FLOOR],
  ],
  'ink',
);
const ceiling = line('10 20, 230 20', 'ink');

/** What light is measured by, and how it spreads from a luminaire. */
export const lightDrawings = {
  flux: () => {
    const centre: Point = [120, 75];
    const rays = pointsOf(11, (share) => pointAt(centre, 1, 330 * share)).map((_, index) =>
      arrow([pointAt(centre, 20, index * 30), pointAt(centre, 58, index * 30)], 'accent'),
    );
    return join(disc(centre, 58, 'faint'), ...rays, disc(centre, 12, 'lamp'));
  },
  intensity: () => {
    const lamp: Point = [40, 75];
    const cone = [lamp, pointAt(lamp, 150, 102), pointAt(lamp, 150, 78)];
    const edge = arcOf(lamp, 150, [78, 102]);
    return join(
      area([lamp, ...edge], 'light'),
      line([...cone, lamp], 'thin'),
      arrow([lamp, [182, 75]], 'accent'),
      disc(lamp, 12, 'lamp'),
      sign([205, 79], 'I'),
    );
  },
  illuminance: () => {
    const rays = [-30, -18, -6, 6, 18, 30].map((angle) =>
      arrow(
        [pointAt(LAMP, 16, angle), pointAt(LAMP, 100 / Math.cos((angle * Math.PI) / 180), angle)],
        'accent',
      ),
    );
    const spread = Math.tan(Math.PI / 5) * 112;
    const lit: Point[] = [LAMP, [120 - spread, FLOOR], [120 + spread, FLOOR]];
    return join(area(lit, 'faint'), ...rays, floor, luminaire([120, 14]), sign([218, 126], 'E'));
  },
  luminance: () =>
    join(
      box([20, 40], [16, 80], 'lamp'),
      area('36 42, 196 72, 196 76, 36 118', 'faint'),
      arrow('44 80, 182 74', 'accent'),
      eye([206, 74]),
      sign([112, 66], 'L'),
    ),
  'beam-angle': () =>
    join(
      area([LAMP, pointAt(LAMP, 128, -30), pointAt(LAMP, 128, 30)], 'light'),
      line([pointAt(LAMP, 128, -30), LAMP, pointAt(LAMP, 128, 30)], 'accent'),
      line([LAMP, [120, 142]], 'dashed'),
      line(arcOf(LAMP, 52, [-30, 30]), 'ink'),
      luminaire([120, 14]),
      sign([120, 90], 'α'),
      sign([34, 130], '50 %'),
      sign([144, 145], '100 %'),
    ),
  'field-angle': () =>
    join(
      area([LAMP, pointAt(LAMP, 128, -48), pointAt(LAMP, 128, 48)], 'faint'),
      area([LAMP, pointAt(LAMP, 128, -24), pointAt(LAMP, 128, 24)], 'light'),
      line([pointAt(LAMP, 128, -48), LAMP, pointAt(LAMP, 128, 48)], 'accent'),
      line([pointAt(LAMP, 128, -24), LAMP, pointAt(LAMP, 128, 24)], 'dashed'),
      line(arcOf(LAMP, 44, [-48, 48]), 'ink'),
      luminaire([120, 14]),
      sign([20, 100], '10 %'),
      sign([120, 142], '50 %'),
    ),
  'cut-off': () => {
    const rim: Point = [152, 52];
    const hidden = 90 - (Math.atan2(28, 60) * 180) / Math.PI;
    return join(
      area('92 24, 148 24, 152 52, 224 86, 224 140, 16 140, 16 86, 88 52', 'faint'),
      line('10 52, 88 52, 88 18, 152 18, 152 52, 230 52', 'ink'),
      box([92, 18], [56, 6], 'lamp'),
      line('92 24, 224 86', 'accent'),
      line('152 52, 152 128', 'dashed'),
      line(arcOf(rim, 36, [0, hidden]), 'ink'),
      sign([186, 96], 'γ'),
      eye([214, 66]),
    );
  },
  'inverse-square': () => {
    const lamp: Point = [18, 75];
    const screens = [1, 2, 3].map((times) => {
      const x = 18 + 62 * times;
      const half = 17 * times;
      const grid = Array.from({ length: times - 1 }, (_, index) => {
        const y = 75 - half + (2 * half * (index + 1)) / times;
        return line(
          [
            [x - 5 * times, y],
            [x + 5 * times, y],
          ],
          'thin',
        );
      });
      const sheet: Point[] = [
        [x - 5 * times, 75 - half],
        [x + 5 * times, 75 - half],
        [x + 5 * times, 75 + half],
        [x - 5 * times, 75 + half],
      ];
      return join(area(sheet, 'faint'), line([...sheet, sheet[0] ?? missing()], 'ink'), ...grid);
    });
    return join(
      line([[219, 24], lamp, [219, 126]], 'accent'),
      ...screens,
      disc(lamp, 8, 'lamp'),
      ...[1, 2, 3].map((times) =>
        sign([18 + 62 * times, 145], ['E', 'E/4', 'E/9'][times - 1] ?? missing()),
      ),
    );
  },
  reflectance: () =>
    join(
      line('20 118, 220 118', 'bold'),
      arrow('50 24, 116 112', 'accent'),
      ...[-70, -45, -20, 5, 30, 55].map((angle) =>
        arrow([[120, 114], pointAt([120, 114], 62, 180 + angle)], 'thin'),
      ),
      sign([42, 20], 'Φ'),
      sign([206, 66], 'ρ · Φ'),
    ),
  uniformity: () => {
    const row = (y: number, levels: number[]) =>
      levels.map((level, index) => {
        return box([24 + index * 32, y], [30, 40], {
          fill: GLOW,
          opacity: level,
        });
      });
    return join(
      ...row(22, [0.62, 0.68, 0.7, 0.7, 0.68, 0.62]),
      ...row(86, [0.15, 0.55, 1, 1, 0.55, 0.15]),
      ...[22, 86].map((y) => box([23, y - 1], [192, 42], 'ink')),
    );
  },
  cylindrical: () =>
    join(
      ellipse([120, 36], [26, 9], 'ink'),
      line('94 36, 94 112', 'ink'),
      line('146 36, 146 112', 'ink'),
      line(
        arcOf([120, 112], 26, [-90, 90]).map(([x, y]): Point => [x, 112 + (y - 112) * 0.35]),
        'ink',
      ),
      area('94 36, 146 36, 146 112, 94 112', 'faint'),
      ...[50, 74, 98].flatMap((y) => [
        arrow(
          [
            [32, y - 6],
            [90, y],
          ],
          'accent',
        ),
        arrow(
          [
            [208, y - 6],
            [150, y],
          ],
          'accent',
        ),
      ]),
    ),
  vertical: () =>
    join(
      line(
        [
          [196, 24],
          [196, FLOOR],
        ],
        'bold',
      ),
      floor,
      ...[52, 78, 104].map((y) =>
        arrow(
          [
            [60, y - 20],
            [190, y],
          ],
          'accent',
        ),
      ),
      area('120 20, 196 36, 196 126', 'faint'),
      sign([214, 80], 'Ev'),
    ),
  upward: () => {
    const lamp: Point = [120, 78];
    return join(
      area([lamp, ...arcOf(lamp, 62, [-80, 80])], 'light'),
      area([lamp, ...arcOf(lamp, 46, [100, 260])], 'faint'),
      line('24 78, 216 78', 'dashed'),
      ...[140, 180, 220].map((angle) =>
        arrow([pointAt(lamp, 10, angle), pointAt(lamp, 46, angle)], 'accent'),
      ),
      luminaire([120, 75], 40),
      line('120 140, 120 148', 'thin'),
      sign([206, 66], '90°'),
    );
  },
  spacing: () =>
    join(
      ceiling,
      ...[60, 180].flatMap((x): string[] => [
        area(
          [
            [x, 24],
            [x - 66, 112],
            [x + 66, 112],
          ],
          'faint',
        ),
        luminaire([x, 20]),
      ]),
      line('16 112, 224 112', 'ink'),
      length('60 40, 180 40', 's'),
      length('180 28, 180 110', 'h'),
    ),
  'glare-room': () =>
    join(
      ceiling,
      line(
        [
          [10, 20],
          [10, FLOOR],
        ],
        'ink',
      ),
      floor,
      ...[50, 100, 150].flatMap((x) => [
        line(
          [
            [x, 26],
            [206, 92],
          ],
          'accent',
        ),
        luminaire([x, 20]),
      ]),
      line('196 92, 16 92', 'dashed'),
      eye([214, 92]),
    ),
  veil: () => {
    const eyeAt: Point = [208, 82];
    return join(
      disc([60, 30], 10, 'lamp'),
      line('68 34, 196 78', 'accent'),
      area('196 78, 30 66, 30 104', 'faint'),
      line('196 82, 30 86', 'dashed'),
      box([22, 74], [14, 22], 'ink'),
      eye(eyeAt),
      line(arcOf(eyeAt, 62, [-109, -91]), 'ink'),
      sign([134, 76], 'θ'),
    );
  },
} as const;
