import {
  arcOf,
  area,
  arrow,
  box,
  disc,
  eye,
  join,
  length,
  line,
  luminaire,
  pointsOf,
  sign,
} from '#core/drawings/drawing-marks.ts';
import type { Point } from '#core/drawings/drawing-path.ts';

/** Mains and lamp over time: the mains fails in the middle. */
function supply(normal: boolean): string {
  const step = (y: number, [before, after]: [boolean, boolean]): Point[] => [
    [44, before ? y - 26 : y],
    [130, before ? y - 26 : y],
    [130, after ? y - 26 : y],
    [226, after ? y - 26 : y],
  ];
  const lamp = step(124, [normal, true]);
  return join(
    line(step(58, [true, false]), 'ink'),
    area([[44, 124], ...lamp, [226, 124]], 'light'),
    line(lamp, 'accent'),
    line('130 18, 130 134', 'dashed'),
    area('26 26, 18 42, 24 42, 20 56, 32 38, 26 38', 'solid'),
    disc([24, 112], 9, 'lamp'),
  );
}

const drop = ([x, y]: Point) =>
  area(
    [
      [x, y - 9],
      [x + 5, y + 2],
      [x, y + 6],
      [x - 5, y + 2],
    ],
    'accent',
  );

/** Lamps of emergency lighting in a plan, with what they light. */
const lit = (places: Point[], radius: number) =>
  join(...places.flatMap((place) => [disc(place, radius, 'light'), disc(place, 4, 'solid')]));

export const safetyDrawings = {
  maintained: () => supply(true),
  'non-maintained': () => supply(false),
  route: () =>
    join(
      lit(
        [
          [40, 75],
          [120, 75],
          [200, 75],
        ],
        38,
      ),
      line('10 48, 230 48', 'ink'),
      line('10 102, 230 102', 'ink'),
      arrow('14 75, 226 75', 'accent'),
      line('10 62, 230 62', 'dashed'),
      line('10 88, 230 88', 'dashed'),
    ),
  'open-area': () =>
    join(
      lit(
        [
          [72, 52],
          [168, 52],
          [72, 98],
          [168, 98],
        ],
        40,
      ),
      box([14, 10], [212, 130], 'ink'),
      box([30, 24], [180, 102], 'dashed'),
    ),
  'exit-distance': () =>
    join(
      box([16, 40], [34, 24], { fill: 'var(--good, #1f6f4a)' }),
      arrow('24 52, 42 52', 'ink'),
      line('50 40, 204 84', 'dashed'),
      line('50 64, 204 84', 'dashed'),
      eye([214, 84]),
      length('8 40, 8 64', ''),
      sign([9, 84], 'h'),
      length('50 116, 204 116', 'l = z · h'),
    ),
  'solids-and-water': () =>
    join(
      sign([52, 40], 'IP'),
      box([78, 18], [36, 36], 'ink'),
      sign([96, 41], '6'),
      box([126, 18], [36, 36], 'ink'),
      sign([144, 41], '5'),
      line('96 54, 70 84', 'thin'),
      line('144 54, 172 84', 'thin'),
      ...[
        [52, 100],
        [66, 92],
        [80, 106],
        [60, 116],
        [88, 94],
        [76, 122],
      ].map(([x = 0, y = 0]) => disc([x, y], 2.5, 'solid')),
      ...(
        [
          [152, 100],
          [172, 94],
          [192, 102],
          [162, 122],
          [182, 124],
        ] as Point[]
      ).map(drop),
    ),
  impact: () =>
    join(
      line('40 24, 126 24', 'bold'),
      line(arcOf([52, 24], 78, [62, 8]), 'dashed'),
      line('52 24, 121 61', 'thin'),
      disc([121, 61], 12, 'solid'),
      arrow('110 88, 72 108', 'accent'),
      box([36, 104], [26, 32], 'lamp'),
      line('22 136, 218 136', 'ink'),
      length('170 64, 170 132', 'h'),
    ),
  bathroom: () =>
    join(
      box([26, 100], [96, 34], 'ink'),
      area('28 104, 120 104, 120 132, 28 132', 'light'),
      area('26 34, 122 34, 122 100, 26 100', 'faint'),
      line('26 34, 122 34, 122 134', 'accent'),
      line('122 34, 168 34, 168 134', 'dashed'),
      line('26 14, 26 134, 226 134', 'ink'),
      sign([74, 124], '0'),
      sign([74, 72], '1'),
      sign([145, 88], '2'),
    ),
  'insulation-classes': () =>
    join(
      disc([48, 70], 24, 'ink'),
      line('48 52, 48 74', 'ink'),
      line('36 74, 60 74', 'ink'),
      line('40 80, 56 80', 'ink'),
      line('44 86, 52 86', 'ink'),
      box([98, 48], [44, 44], 'ink'),
      box([106, 56], [28, 28], 'ink'),
      line('192 46, 216 70, 192 94, 168 70, 192 46', 'ink'),
      sign([192, 75], 'III'),
      sign([48, 116], 'I'),
      sign([120, 116], 'II'),
    ),
  'fire-ceiling': () =>
    join(
      line('14 66, 78 66', 'bold'),
      line('162 66, 226 66', 'bold'),
      line('78 66, 78 28, 162 28, 162 66', 'accent'),
      box([98, 34], [44, 22], 'ink'),
      luminaire([120, 56], 34),
      ...[60, 108, 156, 196].map((x) => {
        const flame = pointsOf(
          8,
          (share): Point => [x - 10 + 20 * share, 132 - 34 * Math.sin(Math.PI * share) ** 2],
        );
        return line(flame, 'accent');
      }),
    ),
  covered: () =>
    join(
      line('14 92, 84 92', 'bold'),
      line('156 92, 226 92', 'bold'),
      ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((index) => {
        return line(arcOf([28 + index * 23, 62], 12, [0, 330]), 'thin');
      }),
      box([88, 58], [64, 32], 'ink'),
      luminaire([120, 90], 72),
    ),
  surge: () =>
    join(
      line(
        pointsOf(
          120,
          (share): Point => [14 + 212 * share, 92 - 22 * Math.sin(8 * Math.PI * share)],
        ),
        'ink',
      ),
      line('118 92, 126 16, 134 92', 'accent'),
      line('14 54, 226 54', 'dashed'),
      sign([208, 48], 'kV'),
    ),
  temperatures: () =>
    join(
      box([60, 60], [120, 26], 'ink'),
      ...[76, 92, 108, 124, 140, 156].map((x) =>
        line(
          [
            [x, 60],
            [x, 34],
          ],
          'ink',
        ),
      ),
      box([106, 86], [28, 8], 'lamp'),
      disc([120, 73], 3, 'solid'),
      line('123 73, 206 50', 'thin'),
      sign([216, 50], 'tc'),
      sign([32, 50], 'ta'),
      line('120 90, 168 124', 'thin'),
      sign([178, 132], 'Tj'),
      ...[84, 120, 156].map((x) =>
        arrow(
          [
            [x, 28],
            [x, 10],
          ],
          'accent',
        ),
      ),
    ),
} as const;
