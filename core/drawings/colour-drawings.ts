import {
  area,
  arrow,
  box,
  disc,
  ellipse,
  join,
  line,
  pointAt,
  pointsOf,
  sign,
} from '#core/drawings/drawing-marks.ts';
import type { Point } from '#core/drawings/drawing-path.ts';
import { missing } from '#core/missing.ts';
import { blackBody } from '#core/photometry/spectrum/reference-light.ts';
import { observer2, toXy, tristimulus } from '#core/photometry/spectrum/tristimulus.ts';

/** White light by its colour temperature, as samples show it elsewhere. */
const whites = [
  { fill: 'var(--cct-1800, #ff9a3c)' },
  { fill: 'var(--cct-2200, #ffb163)' },
  { fill: 'var(--cct-2700, #ffca8a)' },
  { fill: 'var(--cct-3000, #ffdcb0)' },
  { fill: 'var(--cct-3500, #ffead0)' },
  { fill: 'var(--cct-4000, #fff5ea)' },
  { fill: 'var(--cct-5700, #eef3ff)' },
  { fill: 'var(--cct-6500, #dde8ff)' },
] as const;

const WARM = whites[2];
const COOL = whites[7];

/** Chromaticity x, y on the sheet. */
const inSheet = ({ x, y }: { x: number; y: number }): Point => [40 + x * 190, 142 - y * 150];

/** Pure colours of all wavelengths, without those that are as red as the last. */
function locus(): Point[] {
  const { x, y, z } = observer2;
  return x
    .slice(0, 64)
    .map((value, index) => inSheet(toXy([value, y[index] ?? missing(), z[index] ?? missing()])));
}

const planckian = () =>
  pointsOf(24, (share) => {
    const kelvin = 1 / (1 / 1800 + (1 / 6500 - 1 / 1800) * share);
    return inSheet(toXy(tristimulus(blackBody(kelvin), observer2)));
  });

/** A peak of a spectrum, 1 at most. */
const peak = (wavelength: number, centre: number, width: number) =>
  Math.exp(-(((wavelength - centre) / width) ** 2));

/** A white LED: what the phosphor lets pass and what it emits. */
const ledPower = (wavelength: number) =>
  0.62 * peak(wavelength, 452, 16) +
  0.95 * peak(wavelength, 602, 76) +
  0.12 * peak(wavelength, 520, 30);

const spectrumPoint = (wavelength: number, power: number): Point => [
  24 + ((wavelength - 380) / 400) * 200,
  128 - power * 104,
];

export const colourDrawings = {
  whites: () =>
    join(
      ...whites.map((white, index) => box([12 + index * 27, 40], [27, 56], white)),
      box([12, 40], [216, 56], 'ink'),
      sign([30, 118], '1800 K'),
      sign([120, 118], '3000 K'),
      sign([208, 118], '6500 K'),
      arrow('26 28, 214 28', 'accent'),
    ),
  tunable: () =>
    join(
      box([24, 20], [192, 12], 'ink'),
      box([24, 20], [96, 12], WARM),
      box([120, 20], [96, 12], COOL),
      line('24 132, 216 44', 'accent'),
      line('24 44, 216 132', 'ink'),
      line('24 132, 216 132', 'thin'),
      disc([24, 44], 6, WARM),
      disc([216, 44], 6, COOL),
    ),
  'dim-to-warm': () =>
    join(
      ...whites.slice(0, 4).map((white, step) => {
        const height = 24 + step * 26;
        return join(
          box([32 + step * 50, 124 - height], [30, height], white),
          box([32 + step * 50, 124 - height], [30, height], 'ink'),
        );
      }),
      sign([47, 142], '1800 K'),
      sign([197, 142], '3000 K'),
    ),
  spectrum: () => {
    const curve = pointsOf(56, (share) => {
      const wavelength = 380 + 400 * share;
      return spectrumPoint(wavelength, ledPower(wavelength));
    });
    return join(
      area([[24, 128], ...curve, [224, 128]], 'light'),
      line(curve, 'accent'),
      line('24 14, 24 128, 228 128', 'ink'),
      ...[400, 500, 600, 700].map((nm) => sign([spectrumPoint(nm, 0)[0], 144], String(nm))),
    );
  },
  phosphor: () =>
    join(
      box([40, 104], [160, 20], 'ink'),
      area('60 104, 60 72, 180 72, 180 104', 'light'),
      box([96, 92], [48, 12], { fill: 'var(--light-blue, #4d7dff)' }),
      ...[108, 132].map((x) =>
        arrow(
          [
            [x, 92],
            [x, 22],
          ],
          'ink',
        ),
      ),
      ...[72, 168].map((x) =>
        arrow(
          [
            [x < 120 ? 102 : 138, 84],
            [x, 26],
          ],
          'accent',
        ),
      ),
    ),
  chromaticity: () => {
    const edge = locus();
    const first = edge[0];
    return join(
      area(edge, 'faint'),
      line(first ? [...edge, first] : edge, 'ink'),
      line(planckian(), 'accent'),
      line('40 10, 40 142, 200 142', 'thin'),
      sign([206, 138], 'x'),
      sign([30, 18], 'y'),
    );
  },
  sdcm: () =>
    join(
      ...[7, 5, 3, 1].map((step) =>
        ellipse([120, 75], [step * 13, step * 5.6, -32], step > 3 ? 'thin' : 'accent'),
      ),
      line(
        [
          [16, 124],
          ...pointsOf(
            10,
            (share): Point => [16 + 208 * share, 118 - 92 * share + 20 * share * share],
          ),
        ],
        'dashed',
      ),
      disc([120, 75], 2.5, 'solid'),
      disc([137, 63], 3, 'lamp'),
      disc([86, 110], 3, 'lamp'),
    ),
  duv: () =>
    join(
      line(
        pointsOf(
          20,
          (share): Point => [20 + 200 * share, 118 - 70 * Math.sin((Math.PI / 2) * share)],
        ),
        'ink',
      ),
      disc([104, 34], 4, 'lamp'),
      arrow('122 66, 108 40', 'accent'),
      sign([130, 48], '+'),
      disc([146, 104], 4, 'lamp'),
      arrow('128 64, 143 98', 'accent'),
      sign([150, 84], '−'),
    ),
  'colour-vectors': () => {
    const centre: Point = [120, 75];
    const shift = (angle: number) => 54 + 9 * Math.sin((angle * Math.PI) / 90) - 5;
    const shape = pointsOf(40, (share) => pointAt(centre, shift(share * 360), share * 360));
    return join(
      disc(centre, 54, 'ink'),
      line(shape, 'accent'),
      ...Array.from({ length: 16 }, (_, index) => {
        const angle = index * 22.5;
        return line([pointAt(centre, 54, angle), pointAt(centre, shift(angle), angle)], 'ink');
      }),
      ...[0, 90].map((angle) =>
        line([pointAt(centre, 54, angle), pointAt(centre, 54, angle + 180)], 'thin'),
      ),
    );
  },
  samples: () =>
    join(
      ...[0, 1, 2, 3, 4, 5, 6, 7].map((index) => {
        const hue = `hsl(${index * 45} 38% 58%)`;
        const paler = `hsl(${index * 45} 20% 62%)`;
        return join(
          box([20 + index * 25, 30], [25, 40], { fill: hue }),
          box([20 + index * 25, 70], [25, 40], { fill: index % 3 === 0 ? paler : hue }),
        );
      }),
      box([20, 30], [200, 80], 'ink'),
      line('20 70, 220 70', 'ink'),
    ),
} as const;
