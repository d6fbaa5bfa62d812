import {
  area,
  arrow,
  box,
  disc,
  GLOW,
  join,
  line,
  luminaire,
  pointAt,
  pointsOf,
  sign,
} from '#core/drawings/drawing-marks.ts';
import type { Point } from '#core/drawings/drawing-path.ts';

const axes = line('24 14, 24 128, 228 128', 'ink');

/** A point of a diagram by its shares of both axes. */
const inDiagram = (x: number, y: number): Point => [24 + 200 * x, 128 - 106 * y];

function curve(heightAt: (share: number) => number): Point[] {
  return pointsOf(60, (share) => inDiagram(share, heightAt(share)));
}

/** A mains voltage of two periods, of which a part of each half wave passes. */
function phase(isOn: (part: number) => boolean): string {
  const wave = (share: number): Point => [
    24 + 200 * share,
    75 - 50 * Math.sin(4 * Math.PI * share),
  ];
  const halves = [0, 1, 2, 3].map((half) => {
    const passed = pointsOf(20, (share) => wave((half + share) / 4)).filter((_, index) =>
      isOn(index / 20),
    );
    const [first, last] = [passed[0], passed.at(-1)];
    if (!first || !last) return '';
    const closed: Point[] = [[first[0], 75], ...passed, [last[0], 75]];
    return join(area(closed, 'light'), line(closed, 'accent'));
  });
  return join(line(pointsOf(64, wave), 'dashed'), ...halves, line('14 75, 232 75', 'ink'));
}

/** How the decay of light from a source is planned: hours to the right. */
const decay = (share: number) => 0.95 - 0.28 * share ** 0.9;

/** A device of a control line. */
const device = ([x, y]: Point) =>
  join(box([x - 14, y], [28, 22], 'ink'), disc([x, y + 11], 4, 'lamp'));

export const controlDrawings = {
  'leading-edge': () => phase((part) => part >= 0.45),
  'trailing-edge': () => phase((part) => part <= 0.55),
  pulses: () => {
    const pulse = (from: number): Point[] =>
      [
        [from, 0],
        [from, 0.85],
        [from + 0.08, 0.85],
        [from + 0.08, 0],
      ].map(([x = 0, y = 0]) => inDiagram(x, y));
    const all = [0.05, 0.3, 0.55, 0.8].map(pulse);
    return join(
      ...all.map((points) => area(points, 'light')),
      line([inDiagram(0, 0), ...all.flat(), inDiagram(1, 0)], 'accent'),
      line([inDiagram(0, 0.28), inDiagram(1, 0.28)], 'dashed'),
      axes,
    );
  },
  steady: () =>
    join(
      area([inDiagram(0, 0), inDiagram(0, 0.35), inDiagram(1, 0.35), inDiagram(1, 0)], 'light'),
      line([inDiagram(0, 0.35), inDiagram(1, 0.35)], 'accent'),
      line([inDiagram(0, 0.9), inDiagram(1, 0.9)], 'dashed'),
      arrow([inDiagram(0.5, 0.86), inDiagram(0.5, 0.42)]),
      axes,
    ),
  'dimming-curves': () =>
    join(
      line(
        curve((share) => share),
        'dashed',
      ),
      // IEC 62386-102: three decades over 254 levels.
      line(
        curve((share) => 10 ** (3 * (share - 1))),
        'accent',
      ),
      axes,
      sign([126, 144], '0–254'),
    ),
  ripple: () =>
    join(
      area(
        [
          inDiagram(0, 0),
          ...curve((share) => 0.6 + 0.3 * Math.sin(10 * Math.PI * share)),
          inDiagram(1, 0),
        ],
        'faint',
      ),
      line(
        curve((share) => 0.6 + 0.3 * Math.sin(10 * Math.PI * share)),
        'accent',
      ),
      line([inDiagram(0, 0.6), inDiagram(1, 0.6)], 'dashed'),
      axes,
    ),
  strobe: () =>
    join(
      ...[0, 1, 2, 3, 4].map((step) => {
        const end = pointAt([120, 75], 56, step * 36 - 72);
        return line([[120, 75], end], step === 4 ? 'bold' : 'thin');
      }),
      disc([120, 75], 60, 'ink'),
      disc([120, 75], 5, 'solid'),
      arrow([pointAt([120, 75], 68, 160), pointAt([120, 75], 68, 120)], 'accent'),
    ),
  inrush: () =>
    join(
      line(
        curve((share) => {
          const peak = share < 0.04 ? share / 0.04 : Math.exp(-(share - 0.04) / 0.05);
          return 0.95 * peak + (share > 0.1 ? 0.12 : 0);
        }),
        'accent',
      ),
      line([inDiagram(0, 0.12), inDiagram(1, 0.12)], 'dashed'),
      axes,
      sign([60, 30], 'Î'),
      sign([206, 110], 'I'),
    ),
  harmonics: () =>
    join(
      line(
        curve((share) => 0.5 + 0.38 * Math.sin(2 * Math.PI * share)),
        'dashed',
      ),
      line(
        curve((share) => {
          const angle = 2 * Math.PI * share;
          return (
            0.5 + 0.36 * (Math.sin(angle) + 0.28 * Math.sin(3 * angle) + 0.16 * Math.sin(5 * angle))
          );
        }),
        'accent',
      ),
      line([inDiagram(0, 0.5), inDiagram(1, 0.5)], 'ink'),
    ),
  'phase-shift': () =>
    join(
      line(
        curve((share) => 0.5 + 0.42 * Math.sin(2 * Math.PI * share)),
        'ink',
      ),
      line(
        curve((share) => 0.5 + 0.3 * Math.sin(2 * Math.PI * (share - 0.12))),
        'accent',
      ),
      line([inDiagram(0, 0.5), inDiagram(1, 0.5)], 'thin'),
      sign([74, 24], 'U'),
      sign([112, 42], 'I'),
      line('124 82, 148 82', 'thin'),
      sign([150, 98], 'φ'),
    ),
  'voltage-fall': () =>
    join(
      ...Array.from({ length: 12 }, (_, index) => {
        const level = 0.95 - index * 0.065;
        return box([24 + index * 17, 92], [13, 22], {
          fill: GLOW,
          opacity: level,
        });
      }),
      box([22, 90], [204, 26], 'ink'),
      line(
        pointsOf(20, (share): Point => [24 + 200 * share, 26 + 34 * share * (2 - share)]),
        'accent',
      ),
      line('24 26, 224 26', 'dashed'),
      arrow('214 28, 214 58'),
      sign([198, 48], 'ΔU'),
    ),
  bus: () =>
    join(
      line('16 46, 224 46', 'accent'),
      line('16 52, 224 52', 'accent'),
      ...[40, 93, 147, 200].flatMap((x, index) => [
        line(
          [
            [x, 52],
            [x, 84],
          ],
          'thin',
        ),
        device([x, 84]),
        sign([x, 126], String(index)),
      ]),
      box([20, 16], [40, 20], 'ink'),
      line('40 36, 40 46', 'thin'),
    ),
  mesh: () => {
    const nodes: Point[] = [
      [40, 40],
      [104, 26],
      [178, 44],
      [66, 98],
      [132, 84],
      [204, 106],
      [120, 128],
    ];
    const near = nodes.flatMap((one, index) =>
      nodes.slice(index + 1).flatMap((other): [Point, Point][] => {
        return Math.hypot(one[0] - other[0], one[1] - other[1]) < 86 ? [[one, other]] : [];
      }),
    );
    return join(
      ...near.map((ends) => line(ends, 'thin')),
      ...nodes.map((node) => disc(node, 8, 'lamp')),
    );
  },
  decay: () =>
    join(
      line(curve(decay), 'accent'),
      line([inDiagram(0, 0.72), inDiagram(0.84, 0.72), inDiagram(0.84, 0)], 'dashed'),
      axes,
      sign([60, 64], '80 %'),
      sign([214, 144], 'h'),
    ),
  maintenance: () => {
    const dirty = (share: number) => 0.95 - 0.22 * share - 0.16 * ((share * 4) % 1);
    return join(
      area([inDiagram(0, 0), ...curve(dirty), inDiagram(1, 0)], 'faint'),
      line(curve(dirty), 'accent'),
      line([inDiagram(0, 0.57), inDiagram(1, 0.57)], 'dashed'),
      axes,
      sign([208, 88], 'Ēm'),
    );
  },
  'constant-light': () =>
    join(
      line([inDiagram(0, 0.66), inDiagram(1, 0.66)], 'accent'),
      line(
        curve((share) => 0.3 + 0.24 * share ** 0.9),
        'dashed',
      ),
      axes,
      sign([44, 50], 'Φ'),
      sign([44, 88], 'P'),
    ),
  'sensor-zones': () => {
    const sensor: Point = [120, 20];
    const rays = [-60, -40, -20, 0, 20, 40, 60].map((angle) => {
      const reach = 108 / Math.cos((angle * Math.PI) / 180);
      return area(
        [sensor, pointAt(sensor, reach, angle - 4), pointAt(sensor, reach, angle + 4)],
        'light',
      );
    });
    return join(
      ...rays,
      line('6 128, 234 128', 'ink'),
      luminaire([120, 14], 18),
      arrow('64 112, 150 112', 'accent'),
    );
  },
} as const;
