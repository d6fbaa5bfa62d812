import { describe, expect, it, test } from 'vitest';
import { missing } from '#core/missing.ts';
import { uniformLight } from '#core/photometry/luminaire.fixtures.ts';
import { createRoomSolver, samplePlan } from './calculate-room.ts';
import {
  areaOf,
  createFactor,
  createSight,
  elbowOf,
  type Floor,
  isCutOff,
  toFloor,
} from './floor.ts';
import { traceRoom } from './monte-carlo.fixtures.ts';
import { createPatches } from './patches.ts';
import { drawPlan, shareReached } from './plan/plan-drawing.ts';
import { planLighting } from './plan-lighting.ts';
import { lambert, room } from './room.fixtures.ts';
import { findTaskArea, type Placed } from './room.ts';
import { parseRoomForm, toRoom } from './room-address.ts';
import { clampPlace } from './room-place.ts';
import { solveRoom, toRoomTask } from './room-result.ts';
import { calculateRoomUgr } from './room-ugr.ts';
import { roomUses } from './uses.ts';

/** 6 m × 4 m without 4 m × 2 m: arms of 2 m. */
const corner = { lengthM: 4, widthM: 2 };
const floor: Floor = { lengthM: 6, widthM: 4, corner };
const angled = { ...room, lengthM: 6, widthM: 4, corner };

test('the corner that is missing is no part of the area, and its places are moved to its walls', () => {
  expect(areaOf(floor)).toBe(16);
  expect(areaOf({ lengthM: 6, widthM: 4 })).toBe(24);
  expect(isCutOff(floor, { x: 3, y: 3 })).toBe(true);
  for (const place of [
    { x: 3, y: 2 },
    { x: 2, y: 3 },
    { x: 1, y: 3.9 },
    { x: 5.9, y: 1 },
  ])
    expect(isCutOff(floor, place)).toBe(false);
  expect(toFloor(floor, { x: 2.5, y: 3.9 })).toEqual({ x: 2, y: 3.9 });
  expect(toFloor(floor, { x: 5, y: 2.1 })).toEqual({ x: 5, y: 2 });
  expect(toFloor(floor, { x: 5, y: 1 })).toEqual({ x: 5, y: 1 });
});

test.each([
  ['within an arm', [0.5, 0.5], [5.5, 1.9], true],
  ['along the wall', [1, 2], [6, 2], true],
  ['just inside the elbow', [1, 2.9], [3, 1.05], true],
  ['just outside the elbow', [1, 3.1], [3, 0.95], false],
  ['round the corner', [1.9, 3.9], [5.9, 1.9], false],
] as const)('a line %s', (_, [x, y], [toX, toY], isSeen) => {
  const sight = createSight(floor) ?? missing();
  expect(sight({ x, y }, { x: toX, y: toY })).toBe(isSeen);
  expect(sight({ x: toX, y: toY }, { x, y })).toBe(isSeen);
});

test('a luminaire that is dragged into the missing corner ends at its nearer wall', () => {
  const size = { alongM: 0.6, acrossM: 0.6 };
  expect(clampPlace({ x: 2.1, y: 3.5 }, floor, size)).toEqual({ x: 1.7, y: 3.5 });
  expect(clampPlace({ x: 5, y: 2.2 }, floor, size)).toEqual({ x: 5, y: 1.7 });
  expect(clampPlace({ x: 9, y: 9 }, floor, size)).toEqual({ x: 5.7, y: 1.7 });
  expect(clampPlace({ x: 1.7, y: 9 }, floor, size)).toEqual({ x: 1.7, y: 3.7 });
  expect(clampPlace({ x: 9, y: 9 }, { lengthM: 6, widthM: 4 }, size)).toEqual({ x: 5.7, y: 3.7 });
});

test('in a rectangle every place sees every other', () => {
  expect(createSight({ lengthM: 6, widthM: 4 })).toBeNull();
});

test('what is seen from a point adds up to one, from the floor of both arms and at the elbow', () => {
  const factorTo = createFactor(floor);
  const patches = createPatches(angled);
  for (const point of [
    [0.5, 3.5, 0],
    [5.5, 0.5, 0],
    [1.9, 1.9, 0],
    [4, 1, 0],
  ] as const) {
    const sum = patches
      .filter(({ axis, facing }) => axis !== 2 || facing === -1)
      .reduce((total, patch) => total + factorTo(point, 2, patch), 0);
    expect(Math.abs(sum - 1), point.join(' ')).toBeLessThan(0.01);
  }
});

test('the surfaces of an L have the area of its floor, and as much wall as the rectangle around it', () => {
  const patches = createPatches(angled);
  const areaWhere = (axis: number, facing: number) =>
    patches
      .filter((patch) => patch.axis === axis && patch.facing === facing)
      .reduce((sum, { areaM2 }) => sum + areaM2, 0);
  expect(areaWhere(2, 1)).toBeCloseTo(16, 9);
  expect(areaWhere(2, -1)).toBeCloseTo(16, 9);
  for (const facing of [1, -1]) {
    expect(areaWhere(0, facing)).toBeCloseTo(4 * room.heightM, 9);
    expect(areaWhere(1, facing)).toBeCloseTo(6 * room.heightM, 9);
  }
});

describe('an L-shaped room', () => {
  const placed: Placed[] = [
    [1, 1],
    [3.5, 1],
    [5.2, 1],
    [1, 3.2],
  ].map(([x = 0, y = 0]) => ({
    ...{ x, y, c0Deg: 0 },
  }));
  const lighting = { luminaire: lambert, placed, maintenanceFactor: 0.8 };

  it('has the light that rays of light give, on average within 2 % and at points within 5 %', () => {
    const points = { columns: 6, rows: 4 };
    const { plane, illuminanceAt } = createRoomSolver(angled)(lighting, points);
    const traced = traceRoom(angled, lighting, { ...points, rays: 500_000 });
    expect(Math.abs(plane.averageLux / traced.averageLux - 1)).toBeLessThan(0.02);
    for (const [index, lux] of plane.lux.entries()) {
      const place = { x: (index % 6) + 0.5, y: Math.floor(index / 6) + 0.5 };
      expect(Number.isNaN(lux)).toBe(isCutOff(floor, place));
      if (Number.isNaN(lux)) continue;
      // Rays are counted over a whole cell.
      const cell = { x: place.x - 0.5, y: place.y - 0.5, lengthM: 1, widthM: 1 };
      const inCell = samplePlan(cell, { columns: 7, rows: 7 }, illuminanceAt);
      const mean = inCell.reduce((sum, value) => sum + value, 0) / inCell.length;
      expect(Math.abs(mean / (traced.lux[index] ?? missing()) - 1), `cell ${index}`).toBeLessThan(
        0.05,
      );
    }
  });

  it('has no direct light round its corner', () => {
    const black = { ...angled, reflectances: { ceiling: 0, walls: 0, floor: 0 } };
    const one = { ...lighting, placed: [{ x: 5.5, y: 0.5, c0Deg: 0 }] };
    const { illuminanceAt } = createRoomSolver(black)(one);
    expect(illuminanceAt({ x: 1.9, y: 3.9 })).toBe(0);
    expect(illuminanceAt({ x: 0.1, y: 1 })).toBeGreaterThan(0);
  });

  it('has no glare from luminaires that the observer cannot see', () => {
    const use = { ...roomUses[0], eyeM: 1.2 };
    const lit = createRoomSolver(angled)(lighting);
    const ugr = calculateRoomUgr(angled, lit, use);
    // Of 13 by 9 observers 8 by 4 would stand in the corner.
    expect(ugr.observers).toBe(13 * 9 - 8 * 4);
    const { maximum } = ugr;
    expect(maximum && isCutOff(floor, maximum)).toBe(false);
  });

  it('is planned with luminaires in the room only, as many as its area needs', () => {
    const task = {
      ...{ luminaire: lambert, targetLux: 700, maintenanceFactor: 0.8 },
      ...{ rows: null, columns: null, isTurned: false },
    };
    const plan = planLighting(angled, task);
    expect(plan.placed.some((place) => isCutOff(floor, place))).toBe(false);
    expect(plan.lit.plane.averageLux).toBeGreaterThanOrEqual(700);
    const whole = planLighting({ ...angled, corner: undefined }, task);
    expect(plan.placed.length).toBeLessThan(whole.placed.length);
    // k = A / (h · half of the walls' length).
    expect(plan.roomIndex).toBeCloseTo((whole.roomIndex * 16) / 24, 9);
  });

  it('keeps all light: an evenly emitting luminaire between white surfaces', () => {
    const white = { ...angled, reflectances: { ceiling: 0.5, walls: 0.5, floor: 0.5 } };
    const even = { ...lambert, light: uniformLight(180) };
    const { patches, illuminance } = createRoomSolver(white)({ ...lighting, luminaire: even });
    const received = patches.reduce(
      (sum, { areaM2 }, index) => sum + areaM2 * (illuminance[index] ?? missing()),
      0,
    );
    // Each reflection leaves half: the flux twice.
    expect(received / (2 * even.fluxLm * 4 * 0.8)).toBeCloseTo(1, 1);
  });

  it('is drawn without light, values and labels in its corner', () => {
    const form = parseRoomForm(
      new URLSearchParams('length=6&width=4&cornerlength=4&cornerwidth=2'),
    );
    const result = solveRoom(toRoomTask(form, lambert));
    const drawing = drawPlan(toRoom(form), result, 300);
    const { scale } = drawing;
    const isHidden = ({ x, y }: { x: number; y: number }) =>
      isCutOff(floor, { x: x / scale, y: y / scale });
    expect(drawing.walls).toBe('M0.0 0.0H600.0V200.0H200.0V400.0H0.0Z');
    expect(drawing.values.length).toBeGreaterThan(10);
    expect(drawing.values.some(isHidden)).toBe(false);
    expect(drawing.contours.some(({ label }) => label && isHidden(label))).toBe(false);
    expect(result.plane.lux.filter((lux) => lux === null)).toHaveLength(
      result.plane.lux.filter((_, index) => {
        const { columns, rows } = result.plane;
        const x = (((index % columns) + 0.5) * 6) / columns;
        return isCutOff(floor, { x, y: ((Math.floor(index / columns) + 0.5) * 4) / rows });
      }).length,
    );
    expect(shareReached(result.plane, 1)).toBe(1);
    // Tables of UGR are of rectangles.
    expect(result.tabularUgr).toBeNull();
    const whole = parseRoomForm(new URLSearchParams('length=6&width=4'));
    expect(solveRoom(toRoomTask(whole, lambert)).tabularUgr).not.toBeNull();
    expect(result.energy?.wPerM2).toBeCloseTo((30 * result.placed.length) / 16, 9);
  });

  it('leaves a marginal zone along all of its walls', () => {
    const zone = { ...angled, marginalZoneM: 0.5 };
    const { plane } = createRoomSolver(zone)(lighting);
    const all = createRoomSolver(angled)(lighting).plane;
    expect(plane.minimumLux).toBeGreaterThan(all.minimumLux);
    expect(findTaskArea(zone)).toEqual({ x: 0.5, y: 0.5, lengthM: 5, widthM: 3, corner });
    // The zone's own elbow is half a metre before that of the walls.
    expect(elbowOf(findTaskArea(zone))).toEqual({ x: 1, y: 1 });
  });
});
