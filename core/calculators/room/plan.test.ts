import { describe, expect, it } from 'vitest';
import { cosinePower, createTestLuminaire } from '#core/photometry/luminaire.fixtures.ts';
import { planPoints } from './calculate-room.ts';
import { drawContours } from './plan-contours.ts';
import { drawPlanPicture } from './plan-picture.ts';
import { lambert, room } from './room.fixtures.ts';
import { parseRoomForm } from './room-address.ts';
import { solveRoom, toRoomTask } from './room-result.ts';
import type { RoomUgr } from './room-ugr.ts';
import { findMaxSpacing } from './spacing.ts';

const solved = solveRoom(toRoomTask(parseRoomForm(new URLSearchParams()), lambert));
const dimmed = { averageLux: 0, minimumLux: 0, uniformity: 0 };

describe('drawContours', () => {
  /** Ten columns: 50 lx in the first, 100 lx more in each further one. */
  const rising = {
    ...dimmed,
    columns: 10,
    rows: 4,
    maximumLux: 950,
    lux: Array.from({ length: 40 }, (_, index) => 50 + 100 * (index % 10)),
  };

  it('draws each round level where the light has it', () => {
    const contours = drawContours(rising, { width: 100, height: 40 });
    // The centre of column n is at 5 + 10 n, so that x is a tenth of the illuminance.
    expect(contours.map(({ level, from }) => [level, from])).toEqual(
      [200, 400, 600, 800].map((level) => [level, { x: expect.closeTo(level / 10, 9), y: 5 }]),
    );
    expect(contours[0]?.path).toBe('M20.0 5.0L20.0 15.0M20.0 15.0L20.0 25.0M20.0 25.0L20.0 35.0');
  });

  it('keeps its proportions on a larger plan', () => {
    const [first] = drawContours(rising, { width: 300, height: 80 });
    expect(first?.from).toEqual({ x: expect.closeTo(60, 9), y: 10 });
  });
});

describe('drawPlanPicture', () => {
  type Shape = Record<string, string>;
  const find = (svg: string, name: string): Shape[] =>
    [...svg.matchAll(new RegExp(`<${name} ([^>]*?)/?>([^<]*)`, 'g'))].map(
      ([, text = '', words = '']) => ({
        ...Object.fromEntries([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, k, v]) => [k, v])),
        words,
      }),
    );
  const at = (shape: Shape | undefined, key: string) => Number(shape?.[key]);
  const plane = { ...dimmed, columns: 3, rows: 2, maximumLux: 100, lux: [0, 50, 100, 0, 100, 50] };
  const area = { lengthM: 1.2, widthM: 0.3, heightsM: [0, 0, 0, 0] as const };
  const draw = (
    change: { placed?: object[]; area?: object; room?: object; ugr?: RoomUgr; lux?: number } = {},
  ) => {
    const placed = [{ x: 1.5, y: 2, c0Deg: 0 }];
    const result = {
      ...solved,
      plane: { ...plane, maximumLux: change.lux ?? 100 },
      placed,
      ...change,
    };
    return drawPlanPicture('es', {
      room: { ...room, ...change.room },
      result: {
        ...result,
        placed: placed.map((place, i) => ({ ...place, ...change.placed?.[i] })),
      },
      area: { ...area, ...change.area },
    });
  };

  it('draws the room of 6 m × 4 m 600 units long, with its walls', () => {
    const { svg, aspect } = draw();
    const walls = find(svg, 'rect').find(({ fill }) => fill === 'none');
    expect(walls).toMatchObject({ x: '0', y: '0', width: '600', height: '400' });
    const [svgX, svgY, width = 0, height = 0] =
      find(svg, 'svg')[0]?.viewBox?.split(' ').map(Number) ?? [];
    expect([svgX, svgY, width, height]).toEqual([-30, -30, 700, 460]);
    expect(aspect).toBe(width / height);
    expect(
      find(draw({ room: { lengthM: 2 } }).svg, 'rect').find(({ fill }) => fill === 'none'),
    ).toMatchObject({
      width: '300',
      height: '600',
    });
  });

  it('writes the sides beside them, in the language of the page', () => {
    const texts = find(draw({ room: { lengthM: 6.25 } }).svg, 'text').slice(-2);
    expect(texts.map(({ words }) => words)).toEqual(['6,25 m', '4 m']);
    expect([at(texts[0], 'x'), texts[0]?.['text-anchor']]).toEqual([300, 'middle']);
    expect(at(texts[0], 'y')).toBeLessThan(0);
    expect(at(texts[1], 'x')).toBeGreaterThan(600);
    expect(at(texts[1], 'y')).toBeCloseTo(192, 0);
  });

  it('shades its cells from white to the colour of light', () => {
    const cells = find(draw().svg, 'rect').slice(0, 6);
    expect(cells.map(({ fill }) => fill)).toEqual([
      '#ffffff',
      '#ffe4c2',
      '#ffca85',
      '#ffffff',
      '#ffca85',
      '#ffe4c2',
    ]);
    expect(cells.map(({ x, y }) => [x, y])).toEqual([
      ['0.00', '0.00'],
      ['200.00', '0.00'],
      ['400.00', '0.00'],
      ['0.00', '200.00'],
      ['200.00', '200.00'],
      ['400.00', '200.00'],
    ]);
    // They overlap, but not the walls.
    expect(cells.map(({ width }) => width).slice(0, 3)).toEqual(['200.40', '200.40', '200.00']);
    expect([cells[0]?.height, cells[3]?.height]).toEqual(['200.40', '200.00']);
    // Less than a lux is dark.
    const dark = find(draw({ lux: 0 }).svg, 'rect');
    expect(dark[0]?.fill).toBe('#ffffff');
  });

  it.each([
    [{}, { c0Deg: 0 }, { x: '135', y: '140', width: '30', height: '120' }],
    [{}, { c0Deg: 180 }, { x: '135', y: '140', width: '30', height: '120' }],
    [{}, { c0Deg: 90 }, { x: '90', y: '185', width: '120', height: '30' }],
    [{}, { c0Deg: 270 }, { x: '90', y: '185', width: '120', height: '30' }],
    [{ widthM: 0.01 }, {}, { x: '146.5', width: '7' }],
  ])('draws a luminaire of %j, %j to scale: C90 along the width', (size, place, expected) => {
    const { svg } = draw({ area: size, placed: [place] });
    const lamps = find(svg, 'rect').filter((rect) => rect['stroke-width'] === '1.5');
    expect(lamps).toMatchObject([expected]);
  });

  it('draws a round luminaire round, and a tiny one large enough to be seen', () => {
    const circles = (size: object) => find(draw({ area: size }).svg, 'circle');
    expect(circles({ lengthM: 0.2, widthM: 0 })).toMatchObject([{ cx: '150', cy: '200', r: '10' }]);
    expect(circles({ lengthM: 0.01, widthM: 0 })).toMatchObject([{ r: '3.5' }]);
    expect(circles({})).toEqual([]);
  });

  it.each([
    [{ x: 0, y: 2, axis: 0, facing: 1 }, 'M18.0 200.0L-6.0 192.0L-1.0 200.0L-6.0 208.0Z'],
    [{ x: 6, y: 2, axis: 0, facing: -1 }, 'M582.0 200.0L606.0 192.0L601.0 200.0L606.0 208.0Z'],
    [{ x: 3, y: 0, axis: 1, facing: 1 }, 'M300.0 18.0L292.0 -6.0L300.0 -1.0L308.0 -6.0Z'],
    [{ x: 3, y: 4, axis: 1, facing: -1 }, 'M300.0 382.0L292.0 406.0L300.0 401.0L308.0 406.0Z'],
  ] as const)('marks the observer with the highest UGR, with the view: %j', (view, path) => {
    const { svg } = draw({ ugr: { ...solved.ugr, maximum: { ...view, ugr: 21.26 } } });
    expect(find(svg, 'path').at(-1)).toMatchObject({ d: path });
    expect(find(svg, 'text').at(-3)?.words).toBe('UGR 21,3');
  });

  it('names each contour where it begins', () => {
    const { svg } = draw({ ugr: { ...solved.ugr, maximum: null } });
    const paths = find(svg, 'path');
    const names = find(svg, 'text').slice(0, paths.length);
    expect(names.map(({ words }) => words)).toEqual(['20', '40', '60', '80', '100']);
    names.forEach((name, index) => {
      const [x = 0, y = 0] = paths[index]?.d?.slice(1).split('L')[0]?.split(' ').map(Number) ?? [];
      expect(at(name, 'x') - x).toBeCloseTo(2, 1);
      expect(at(name, 'y') - y).toBeCloseTo(4, 1);
    });
  });
});

describe('planPoints', () => {
  // EN 12464-1:2021, 4.4: p = 0.2 · 5^lg d, at most 10 m.
  it.each([
    [20, 10, 20, 10],
    [10, 20, 10, 20],
    [19, 10, 13, 7],
    [10, 19, 7, 13],
    [300, 300, 30, 30],
    [500, 500, 40, 40],
    [0.4, 0.21, 4, 3],
  ])('of a room of %f m × %f m are %i × %i', (lengthM, widthM, columns, rows) => {
    expect(planPoints({ lengthM, widthM })).toEqual({ columns, rows });
  });
});

describe('findMaxSpacing', () => {
  /** Illuminance below an endless array of cos^m sources at height 1, by its formula: E = cos^(m + 3). */
  function leastOverMost(m: number, spacing: number): number {
    const values = [0, 0.25, 0.5, 0.75, 1].flatMap((x) =>
      [0, 0.25, 0.5, 0.75, 1].map((y) => {
        let sum = 0;
        for (let i = -3; i <= 4; i += 1) {
          for (let j = -3; j <= 4; j += 1) {
            const away2 = ((x - i) ** 2 + (y - j) ** 2) * spacing ** 2;
            sum += (1 + away2) ** (-(m + 3) / 2);
          }
        }
        return sum;
      }),
    );
    return Math.min(...values) / Math.max(...values);
  }

  it.each([1, 2, 5, 12])('for cos^%i is the widest that is even by its formula', (m) => {
    const spacing = findMaxSpacing(createTestLuminaire(cosinePower(m, 0.5)));
    expect(leastOverMost(m, spacing)).toBeGreaterThanOrEqual(0.699);
    expect(leastOverMost(m, spacing + 0.05)).toBeLessThan(0.701);
    expect(Math.round(spacing * 20)).toBeCloseTo(spacing * 20, 9);
  });

  it('is at most three, and the smallest step where no spacing is even', () => {
    // 1 / cos³: the same illuminance everywhere as far as the light goes.
    const gammasDeg = [...Array.from({ length: 87 }, (_, gamma) => gamma), 86.1, 90];
    const even = gammasDeg.map((gamma) =>
      gamma > 86 ? 0 : Math.cos((gamma * Math.PI) / 180) ** -3,
    );
    const wide = { planesDeg: [0], gammasDeg, intensities: [even] };
    expect(findMaxSpacing(createTestLuminaire(wide))).toBeCloseTo(3, 9);
    const dark = { planesDeg: [0], gammasDeg: [0, 90], intensities: [[0, 0]] };
    expect(findMaxSpacing(createTestLuminaire(dark))).toBe(0.05);
    const laser = { planesDeg: [0], gammasDeg: [0, 1, 2, 90], intensities: [[1, 1, 0, 0]] };
    expect(findMaxSpacing(createTestLuminaire(laser))).toBe(0.05);
  });
});
