import {
  area,
  box,
  disc,
  eye,
  GLOW,
  join,
  line,
  luminaire,
  pointAt,
  pointsOf,
} from '#core/drawings/drawing-marks.ts';
import type { Point } from '#core/drawings/drawing-path.ts';

/** A part that the style sheet moves by its class; without it the part stays where it is. */
const moved = (name: string, ...marks: string[]) => `<g class="${name}">${join(...marks)}</g>`;

const SENSOR: Point = [120, 138];

/** Zones of the sensor from left to right, degrees; each lights up after the one before it. */
const zones = {
  'moves-zone-0': -60,
  'moves-zone-1': -40,
  'moves-zone-2': -20,
  'moves-zone-3': 0,
  'moves-zone-4': 20,
  'moves-zone-5': 40,
  'moves-zone-6': 60,
};

/** Drawings that move; each is right as it stands. */
export const movingDrawings = {
  /** A luminaire moves away from a wall and back: its light grazes the wall, then washes it. */
  'wall-distance': () =>
    join(
      line('20 20, 200 20, 200 136, 20 136', 'ink'),
      moved('moves-wall-light', area('120 20, 200 30, 200 134', 'light')),
      ...[46, 66, 86, 106].map((y) =>
        join(
          disc([199, y], 3, 'solid'),
          moved(
            'moves-shadow',
            area(
              [
                [200, y],
                [195, y],
                [200, y + 8],
              ],
              'solid',
            ),
          ),
        ),
      ),
      line('200 20, 200 136', 'bold'),
      moved('moves-wall-lamp', luminaire([120, 17], 16)),
    ),
  /** Seen from above: one who walks across the zones of a sensor, and one who walks towards it. */
  'sensor-crossing': () =>
    join(
      ...Object.entries(zones).map(([name, angle]) => {
        const tips = [angle - 5, angle + 5].map((edge) => pointAt(SENSOR, 122, 180 - edge));
        return moved(name, area([SENSOR, ...tips], { fill: GLOW, opacity: 0.9 }));
      }),
      line(
        pointsOf(24, (share) => pointAt(SENSOR, 84, 115 + 130 * share)),
        'dashed',
      ),
      line([pointAt(SENSOR, 26, 170), pointAt(SENSOR, 128, 170)], 'dashed'),
      moved('moves-across', disc(pointAt(SENSOR, 84, 180), 6, 'solid')),
      moved('moves-towards', disc(pointAt(SENSOR, 112, 170), 6, 'lamp')),
      box([112, 134], [16, 10], 'ink'),
    ),
  /** Phase dimming: less and less of each half wave passes, and the lamp follows. */
  'phase-dimming': () => {
    const wave = (share: number): Point => [
      14 + 160 * share,
      75 - 50 * Math.sin(4 * Math.PI * share),
    ];
    return join(
      ...[0, 1, 2, 3].flatMap((half) => [
        area(
          pointsOf(16, (share) => wave((half + share) / 4)),
          'light',
        ),
        moved(
          'moves-cover',
          box([14 + 40 * half, 22], [22, 106], { fill: 'var(--canvas, #f7f6f3)' }),
        ),
        moved(
          'moves-cut',
          line(
            [
              [36 + 40 * half, 22],
              [36 + 40 * half, 128],
            ],
            'accent',
          ),
        ),
      ]),
      line(pointsOf(64, wave), 'dashed'),
      line('8 75, 180 75', 'ink'),
      moved('moves-dimmed', area('206 44, 184 128, 228 128', 'light')),
      luminaire([206, 38]),
    );
  },
  /** A day: the light of luminaires near a window gives way to that of the sky. */
  'daylight-day': () =>
    join(
      moved('moves-sky', area('40 40, 40 96, 120 134, 224 134', 'light')),
      line('40 40, 40 20, 224 20, 224 134, 40 134, 40 96', 'ink'),
      moved('moves-sun', disc([18, 30], 9, 'lamp')),
      ...[84, 134, 184].map((x, index) => {
        const opacity = 0.1 + 0.18 * index;
        const light = area(
          [
            [x, 26],
            [x - 24, 112],
            [x + 24, 112],
          ],
          { fill: GLOW, opacity },
        );
        return join(moved('moves-row', light), luminaire([x, 20]));
      }),
      line('60 112, 212 112', 'thin'),
      eye([206, 92]),
    ),
} as const;
