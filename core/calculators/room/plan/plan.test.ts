import { describe, expect, it } from 'vitest';
import { lambert } from '#core/calculators/room/room.fixtures.ts';
import { type PlanKind, parseRoomForm } from '#core/calculators/room/room-address.ts';
import { solveRoom, toRoomTask } from '#core/calculators/room/room-result.ts';
import { texts } from '#server/texts.ts';
import { listLegend, reachedText } from './legend-entries.ts';
import { drawContours, toDrawingGrid } from './plan-contours.ts';
import { drawPlan } from './plan-drawing.ts';
import { sampleField } from './plan-field.ts';
import { drawRegion } from './plan-region.ts';
import { choosePlanValues } from './plan-values.ts';

const solved = solveRoom(toRoomTask(parseRoomForm(new URLSearchParams()), lambert));
const t = texts.en;

describe('sampleField', () => {
  it('has the light of each node, from wall to wall', () => {
    const field = sampleField({ lengthM: 4, widthM: 2 }, ({ x, y }) => 100 * x + 10 * y);
    expect([field.columns, field.rows]).toEqual([21, 11]);
    expect([field.lux[0], field.lux[20], field.lux.at(-1)]).toEqual([0, 400, 420]);
    expect(field.lux[21]).toBeCloseTo(2, 9);
  });

  it.each([
    [100, 50, 41, 21],
    [100, 3, 41, 9],
    [1, 1, 9, 9],
    [8, 6, 41, 31],
  ])('of a room of %f m × %f m has %i × %i nodes', (lengthM, widthM, columns, rows) => {
    expect(sampleField({ lengthM, widthM }, () => 0)).toMatchObject({ columns, rows });
  });
});

/** A cone of light: 1000 lx in the centre of 8 m × 6 m, 200 lx less each metre away from it. */
const cone = sampleField({ lengthM: 8, widthM: 6 }, ({ x, y }) => {
  return 1000 - 200 * Math.hypot(x - 4, y - 3);
});
const size = { width: 600, height: 450 };
const pointsOf = (path = '') =>
  path.split(/[MLZ]/).flatMap((text) => {
    const [x, y] = text.split(' ').map(Number);
    return text === '' ? [] : [{ x: x as number, y: y as number }];
  });

describe('drawContours', () => {
  const draw = (levels: number[], targetLux = 500, obstacles: { x: number; y: number }[] = []) =>
    drawContours(cone, { ...size, obstacles }, { levels, targetLux });

  it('draws lines where an analytic field has the value, and the wanted one among them', () => {
    const contours = draw([400, 600, 800], 500);
    expect(contours.map(({ level, isTarget }) => [level, isTarget])).toEqual([
      [400, false],
      [500, true],
      [600, false],
      [800, false],
    ]);
    for (const { level, path } of contours) {
      // Circles of (1000 - E) / 200 metres, 75 units a metre.
      for (const { x, y } of pointsOf(path)) {
        const away = Math.hypot(x - 300, y - 225);
        expect(Math.abs(away - ((1000 - level) / 200) * 75)).toBeLessThan(0.8);
      }
    }
  });

  it('joins each circle into one closed line', () => {
    const [circle] = draw([], 700);
    expect(circle?.path.match(/M/g)).toHaveLength(1);
    const points = pointsOf(circle?.path);
    expect(points.at(0)).toEqual(points.at(-1));
    expect(points.length).toBeGreaterThan(40);
  });

  it('draws no line that the plan does not have', () => {
    expect(draw([1200], 2000)).toEqual([]);
  });

  it('puts labels on their lines, off luminaires, each other and the walls', () => {
    const obstacles = [{ x: 300, y: 135 }];
    const labels = draw([400, 600], 500, obstacles).map(({ level, label }) => {
      const away = Math.hypot((label?.x ?? 0) - 300, (label?.y ?? 0) - 225);
      expect(Math.abs(away - ((1000 - level) / 200) * 75)).toBeLessThan(0.8);
      expect(Math.min(label?.y ?? 0, 450 - (label?.y ?? 0))).toBeGreaterThan(20);
      return label ?? { x: 0, y: 0 };
    });
    const all = [...labels, ...obstacles];
    for (const [index, one] of all.entries()) {
      for (const other of all.slice(index + 1)) {
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(40);
      }
    }
  });

  it('has no label where a line only cuts a corner', () => {
    const corner = sampleField({ lengthM: 8, widthM: 6 }, ({ x, y }) => 500 - 100 * (x + y));
    const [line] = drawContours(
      corner,
      { ...size, obstacles: [] },
      { levels: [480], targetLux: 2000 },
    );
    expect(line).toMatchObject({ level: 480, label: null });
  });
});

describe('drawRegion', () => {
  /** Area of a path of polygons and rectangles (shoelace formula). */
  const areaOf = (path: string) =>
    path
      .split('M')
      .slice(1)
      .reduce((sum, part) => {
        const box = /^(\S+) (\S+)H(\S+)V(\S+)H/.exec(part)?.slice(1).map(Number);
        if (box) {
          const [left = 0, top = 0, right = 0, bottom = 0] = box;
          return sum + (right - left) * (bottom - top);
        }
        const points = pointsOf(part);
        return (
          sum +
          Math.abs(
            points.reduce((total, { x, y }, index) => {
              const next = points[(index + 1) % points.length] as { x: number; y: number };
              return total + (x * next.y - next.x * y) / 2;
            }, 0),
          )
        );
      }, 0);
  const region = (level: number) => drawRegion(toDrawingGrid(cone, size), level);

  it.each([500, 600, 800])('covers the circle of the cone with %i lx or more', (level) => {
    const radius = ((1000 - level) / 200) * 75;
    // The circle of 500 lx is cut by no wall: 187.5 of 225 units.
    expect(areaOf(region(level)) / (Math.PI * radius ** 2)).toBeCloseTo(1, 1.7);
  });

  it('covers everything from below the lowest value, and nothing above the highest', () => {
    expect(areaOf(region(-100))).toBeCloseTo(600 * 450, 3);
    expect(region(1001)).toBe('');
  });

  it.each([
    [[10, 0, 0, 10], 4, 0.84],
    [[10, 0, 0, 10], 6, 0.16],
    [[10, 10, 10, 0], 5, 7 / 8],
    [[10, 0, 0, 0], 5, 1 / 8],
    [[10, 10, 0, 0], 5, 1 / 2],
  ])('cuts a cell of %j at %f: %f of it; in a saddle the mean decides', (values, level, share) => {
    const grid = { columns: 2, rows: 2, origin: { x: 0, y: 0 }, step: { x: 100, y: 100 }, values };
    expect(areaOf(drawRegion(grid, level)) / 1e4).toBeCloseTo(share, 3);
  });
});

describe('choosePlanValues', () => {
  const plane = (columns: number, rows: number) => {
    const lux = Array.from({ length: columns * rows }, (_, index) => 500 + (index % 7));
    lux[3] = 100;
    lux[columns + 2] = 900;
    return { columns, rows, lux };
  };

  it('shows every point where there is room, with the value of its place', () => {
    const values = choosePlanValues(plane(10, 8), size);
    expect(values).toHaveLength(80);
    const at = (column: number, row: number) =>
      values.find(({ x, y }) => x === (column + 0.5) * 60 && y === (row + 0.5) * 56.25);
    expect(at(3, 0)).toMatchObject({ lux: 100, extreme: 'lowest' });
    expect(at(2, 1)).toMatchObject({ lux: 900, extreme: 'highest' });
    expect(at(9, 7)).toMatchObject({ lux: 500 + (79 % 7), extreme: null });
  });

  it.each([
    [40, 40, 1],
    [40, 7, 1],
    [17, 13, 1],
    [10, 8, 2],
    [40, 40, 2],
  ])('shows no values of %i × %i points that touch, the extremes always, at size %i', (...of) => {
    const [columns, rows, scale] = of;
    const values = choosePlanValues(plane(columns, rows), size).filter(
      ({ isCoarse }) => scale === 1 || isCoarse,
    );
    expect(values.filter(({ extreme }) => extreme).map(({ lux }) => lux)).toEqual([100, 900]);
    expect(values.length).toBeGreaterThan(12);
    for (const [index, one] of values.entries()) {
      for (const other of values.slice(index + 1)) {
        if (one.extreme && other.extreme) continue;
        const isApart =
          Math.abs(one.x - other.x) >= 45.99 * scale || Math.abs(one.y - other.y) >= 25.99 * scale;
        expect(isApart).toBe(true);
      }
    }
  });
});

describe('the marginal zone', () => {
  it('is outlined and named, and has neither the lowest nor the highest value', () => {
    const room = { lengthM: 8, widthM: 6, marginalZoneM: 1 };
    const drawing = drawPlan(room, solved, 500);
    expect(drawing.zone).toBe('M75.0 75.0H525.0V375.0H75.0Z');
    for (const { x, y, extreme } of drawing.values) {
      if (extreme) expect([x >= 75 && x <= 525, y >= 75 && y <= 375]).toEqual([true, true]);
    }
    expect(drawing.values.filter(({ extreme }) => extreme)).toHaveLength(2);
    const drawn = { drawing, plane: solved.plane, targetLux: 500 };
    expect(listLegend(t, 'colours', drawn).at(-1)?.look).toBe('zone');
    expect(drawPlan({ lengthM: 8, widthM: 6 }, solved, 500).zone).toBeNull();
  });
});

describe('the legend', () => {
  it('has the colours and the values of the drawing', () => {
    const drawing = drawPlan({ lengthM: 8, widthM: 6 }, solved, 500);
    expect(drawing.regions.map(({ colour }) => colour)).toEqual(
      drawing.light.bands.map(({ colour }) => colour),
    );
    const levels = drawing.contours.map(({ level }) => level);
    expect(levels).toEqual([...new Set([...drawing.light.levels, 500])].sort((a, b) => a - b));
    const texts = (kind: PlanKind) =>
      listLegend(t, kind, { drawing, plane: solved.plane, targetLux: 500 }).map(({ text }) =>
        text.replaceAll('\u00a0', ' '),
      );
    expect(texts('colours')).toEqual(['500 lx wanted']);
    expect(texts('isolines')).toEqual([
      `Lines every ${drawing.light.step} lx`,
      '500 lx wanted',
      'at least 500 lx',
    ]);
    const { minimumLux, maximumLux, columns, rows } = solved.plane;
    expect(texts('values')).toEqual([
      `lowest: ${minimumLux.toFixed(0)} lx`,
      `highest: ${maximumLux.toFixed(0)} lx`,
      expect.stringContaining(`${columns} × ${rows}`),
    ]);
  });

  it('names no line that the plan does not have', () => {
    const drawing = drawPlan({ lengthM: 8, widthM: 6 }, solved, 5000);
    const drawn = { drawing, plane: solved.plane, targetLux: 5000 };
    expect(listLegend(t, 'colours', drawn)).toEqual([]);
    expect(listLegend(t, 'isolines', drawn).map(({ look }) => look)).toEqual(['line']);
  });

  it('says how much of the plane has the wanted illuminance, as displayed, never rounded up', () => {
    const share = (lux: number[]) =>
      reachedText(t, { ...solved.plane, lux }, 500).replaceAll('\u00a0', ' ');
    expect(share([499.6, 500, 480, 700])).toContain('75 %');
    expect(share([...Array(999).fill(500), 1])).toContain('99 %');
    expect(share([500])).toContain('100 %');
  });
});
