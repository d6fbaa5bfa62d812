import { describe, expect, it } from 'vitest';
import { createRoomSolver } from '#core/calculators/room/calculate-room.ts';
import { traceRoom } from '#core/calculators/room/monte-carlo.fixtures.ts';
import { planLighting } from '#core/calculators/room/plan-lighting.ts';
import { lambert, room } from '#core/calculators/room/room.fixtures.ts';
import { type Lighting, placeGrid } from '#core/calculators/room/room.ts';
import { parseRoomForm } from '#core/calculators/room/room-address.ts';
import { solveRoom, toRoomTask } from '#core/calculators/room/room-result.ts';
import {
  cosinePower,
  createTestLuminaire,
  uniformLight,
} from '#core/photometry/luminaire.fixtures.ts';
import { createGroup } from './group-form.ts';
import { placeGroup, toLuminaireGroup } from './place-group.ts';

const points = { columns: 12, rows: 8 };
const spots = createTestLuminaire(cosinePower(8, 2.5), { lampFluxLm: 1500, powerW: 12 });
const globes = createTestLuminaire(uniformLight(180), { lampFluxLm: 800, powerW: 8 });
const low = { ...room, mountingHeightM: 2.2 };
const first: Lighting = {
  luminaire: lambert,
  placed: placeGrid(room, { rows: 2, columns: 2, isTurned: false }),
  maintenanceFactor: 0.8,
};
const hung = {
  luminaire: spots,
  placed: [
    { x: 1.5, y: 1, c0Deg: 0 },
    { x: 4, y: 3.2, c0Deg: 30 },
  ],
  heightM: 2.2,
};
const onCeiling = { luminaire: globes, placed: [{ x: 5, y: 2, c0Deg: 0 }], heightM: 3 };

describe('luminaires of several groups', () => {
  it('give the sum of the light that each group gives alone', () => {
    const together = createRoomSolver(room)({ ...first, further: [hung, onCeiling] }, points);
    const alone = [
      createRoomSolver(room)(first, points),
      createRoomSolver(low)({ ...hung, maintenanceFactor: 0.8 }, points),
      createRoomSolver(room)({ ...onCeiling, maintenanceFactor: 0.8 }, points),
    ];
    together.plane.lux.forEach((lux, cell) => {
      const sum = alone.reduce((total, { plane }) => total + (plane.lux[cell] as number), 0);
      expect(lux / sum).toBeCloseTo(1, 4);
    });
    together.illuminance.forEach((lux, patch) => {
      const sum = alone.reduce(
        (total, { illuminance }) => total + (illuminance[patch] as number),
        0,
      );
      expect(lux / sum).toBeCloseTo(1, 4);
    });
  });

  it('agree with ray tracing of each, together: average within 2 %, points within 5 %', () => {
    const counting = { rays: 600_000, columns: 6, rows: 4 };
    const traces = [
      traceRoom(room, first, counting),
      traceRoom(low, { ...hung, maintenanceFactor: 0.8 }, counting),
    ];
    const own = createRoomSolver(room)({ ...first, further: [hung] }, { columns: 24, rows: 16 });
    const traced = traces[0]?.lux.map((lux, cell) => lux + (traces[1]?.lux[cell] ?? 0));
    traced?.forEach((lux, cell) => {
      const cells = own.plane.lux.filter((_, index) => {
        const [column, row] = [Math.floor((index % 24) / 4), Math.floor(index / 96)];
        return row * 6 + column === cell;
      });
      const mean = cells.reduce((sum, value) => sum + value, 0) / cells.length;
      expect(Math.abs(mean / lux - 1), `cell ${cell}`).toBeLessThan(0.05);
    });
    const average = traces.reduce((sum, { averageLux }) => sum + averageLux, 0);
    expect(Math.abs(own.plane.averageLux / average - 1)).toBeLessThan(0.02);
  });

  it('have the same result as one group of the same luminaires: light, faces, glare, energy', () => {
    const form = parseRoomForm(new URLSearchParams('at=2-1.5_6-1.5_2-4.5_6-4.5'));
    const whole = solveRoom(toRoomTask(form, lambert));
    const group = { ...createGroup('X', 3), columns: 2, shifty: 1.5 };
    const half = { ...form, places: form.places.slice(0, 2), further: [group] };
    const { further, ...split } = solveRoom(toRoomTask(half, lambert, [lambert]));
    expect(further).toEqual([{ count: 2, tabularUgr: whole.tabularUgr }]);
    expect(split.plane.averageLux).toBeCloseTo(whole.plane.averageLux, 6);
    expect(split.field).toEqual(whole.field);
    expect(split.cylindrical.averageLux).toBeCloseTo(whole.cylindrical.averageLux, 6);
    expect(split.ugr.maximum?.ugr).toBeCloseTo(whole.ugr.maximum?.ugr as number, 6);
    expect(split.energy?.powerW).toBe(whole.energy?.powerW);
    expect(whole.energy?.powerW).toBe(120);
  });

  it('leave less to the luminaires that are counted', () => {
    const hall = { ...room, lengthM: 12, widthM: 8 };
    const task = {
      luminaire: lambert,
      targetLux: 500,
      maintenanceFactor: 0.8,
      rows: null,
      columns: null,
      isTurned: false,
    };
    const many = { ...createGroup('X', 3), rows: 3, columns: 3 };
    const further = [toLuminaireGroup(hall, many, lambert)];
    const alone = planLighting(hall, task);
    const helped = planLighting(hall, { ...task, further });
    expect(helped.lit.plane.averageLux).toBeGreaterThanOrEqual(500);
    // Nine of the same type do the work of about nine.
    expect(Math.abs(alone.placed.length - helped.placed.length - 9)).toBeLessThanOrEqual(3);
    expect(planLighting(hall, { ...task, targetLux: 50, further }).placed).toHaveLength(1);
  });

  it('glare no more than without them from below the eyes, and more from above', () => {
    const form = parseRoomForm(new URLSearchParams('length=6&width=4&rows=2&columns=2'));
    const luminousArea = { lengthM: 0.1, widthM: 0.1, heightsM: [0, 0, 0, 0] as const };
    const small = { ...lambert, luminousArea };
    const ugr = (mounting: number) => {
      const group = { ...createGroup('X', mounting), columns: 3 };
      const further = mounting > 0 ? [group] : [];
      return solveRoom(toRoomTask({ ...form, further }, lambert, [small])).ugr.maximum?.ugr ?? 0;
    };
    expect(ugr(1.1)).toBeLessThanOrEqual(ugr(0));
    expect(ugr(1.8)).toBeGreaterThan(ugr(0) + 1);
  });
});

describe('placeGroup', () => {
  const floor = { lengthM: 8, widthM: 6 };

  it('spreads evenly over the room, as the first luminaires', () => {
    const group = { ...createGroup('X', 3), rows: 2, columns: 4 };
    const even = placeGrid({ ...room, ...floor }, { rows: 2, columns: 4, isTurned: false });
    expect(placeGroup(floor, group)).toEqual(even);
  });

  it('has its own spacings around the middle, displaced and turned as a whole', () => {
    const group = { ...createGroup('X', 3), columns: 3, stepx: 1.5, shiftx: 1, shifty: -2 };
    expect(placeGroup(floor, { ...group, turn: 30 })).toEqual([
      { x: 3.5, y: 1, c0Deg: 30 },
      { x: 5, y: 1, c0Deg: 30 },
      { x: 6.5, y: 1, c0Deg: 30 },
    ]);
  });

  it('dims flux and power', () => {
    const group = { ...createGroup('X', 2.5), flux: 40 };
    const { luminaire, heightM } = toLuminaireGroup(floor, group, spots);
    expect(luminaire.lampFluxLm).toBeCloseTo(600, 9);
    expect(luminaire.powerW).toBeCloseTo(4.8, 9);
    expect(luminaire.fluxLm).toBeCloseTo(0.4 * spots.fluxLm, 9);
    expect(heightM).toBe(2.5);
  });
});
