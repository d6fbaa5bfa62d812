import { describe, expect, it } from 'vitest';
import {
  cosinePower,
  createTestLuminaire,
  uniformLight,
} from '#core/photometry/luminaire.fixtures.ts';
import { createRoomSolver, planPoints } from './calculate-room.ts';
import { traceRoom } from './monte-carlo.fixtures.ts';
import { chooseGrid, planLighting } from './plan-lighting.ts';
import { factorToRectangle } from './rectangle-factor.ts';
import { lambert, room } from './room.fixtures.ts';
import { placeGrid } from './room.ts';
import { findMaxSpacing } from './spacing.ts';

const grid = { rows: 2, columns: 3, isTurned: false };
const lightingOf = (luminaire = lambert, where = room) => ({
  luminaire,
  // Strips longer than the room is wide lie along its length.
  placed: placeGrid(
    where,
    luminaire.luminousArea.lengthM > 2 ? { rows: 3, columns: 1, isTurned: true } : grid,
  ),
  maintenanceFactor: 0.8,
});

const sized = (lengthM: number, widthM: number) => ({
  ...lambert,
  luminousArea: { lengthM, widthM, heightsM: [0, 0, 0, 0] as const },
});

describe('factorToRectangle', () => {
  it('matches the published factor to a rectangle straight above one of its corners', () => {
    // Howell B-3 with a = b = c: each of four quarters gives 0.1385.
    const quarter = factorToRectangle([0, 0, 0], 2, { x: 0, y: 0, z: 1, dx: 1, dy: 1, dz: 0 });
    expect(quarter).toBeCloseTo(0.13854, 4);
  });

  it('adds up to one for the five surfaces above a point', () => {
    const around = [
      { x: 0, y: 0, z: 2, dx: 3, dy: 4, dz: 0 },
      { x: 0, y: 0, z: 0, dx: 3, dy: 0, dz: 2 },
      { x: 0, y: 4, z: 0, dx: 3, dy: 0, dz: 2 },
      { x: 0, y: 0, z: 0, dx: 0, dy: 4, dz: 2 },
      { x: 3, y: 0, z: 0, dx: 0, dy: 4, dz: 2 },
    ];
    const sum = around.reduce((total, wall) => total + factorToRectangle([1, 3, 0], 2, wall), 0);
    expect(sum).toBeCloseTo(1, 9);
  });
});

describe('createRoomSolver', () => {
  const black = { ...room, reflectances: { ceiling: 0, walls: 0, floor: 0 } };

  it('gives a point below a small luminaire in a black room E = I cos³γ / h²', () => {
    const placed = [{ x: 3, y: 2, c0Deg: 0 }];
    const one = { luminaire: sized(0.05, 0), placed, maintenanceFactor: 1 };
    const { plane } = createRoomSolver(black)(one, { columns: 3, rows: 3 });
    expect(plane.lux[4]).toBeCloseTo(3600 / Math.PI / 2.2 ** 2, 6);
  });

  it.each([
    [0.6, 0.6, 0],
    [1.5, 0.05, 0],
    [1.5, 0.05, 90],
    [3.9, 0.1, 0],
    [5, 0.1, 90],
    [3, 3, 0],
  ])('gives points below a diffuse area of %f m × %f m turned by %i° E = M · F', (...size) => {
    const [lengthM, widthM, c0Deg] = size;
    const placed = [{ x: 3, y: 2, c0Deg }];
    const one = { luminaire: sized(lengthM, widthM), placed, maintenanceFactor: 1 };
    const { plane } = createRoomSolver(black)(one, { columns: 12, rows: 8 });
    const [dx, dy] = c0Deg === 0 ? [widthM, lengthM] : [lengthM, widthM];
    const area = { x: 3 - dx / 2, y: 2 - dy / 2, z: 3, dx, dy, dz: 0 };
    plane.lux.forEach((lux, cell) => {
      const point = [((cell % 12) + 0.5) / 2, (Math.floor(cell / 12) + 0.5) / 2, 0.8] as const;
      const exact = (3600 / (lengthM * widthM)) * factorToRectangle(point, 2, area);
      expect(Math.abs(lux / exact - 1)).toBeLessThan(0.01);
    });
  });

  it.each([
    ['at the ceiling', room, lambert],
    [
      'hung, up and down',
      { ...room, mountingHeightM: 2.4 },
      createTestLuminaire(uniformLight(180), { lampFluxLm: 3600 }),
    ],
    [
      'in a bright room',
      { ...room, mountingHeightM: 2.8, reflectances: { ceiling: 0.8, walls: 0.8, floor: 0.5 } },
      lambert,
    ],
    [
      'in a narrow room',
      { ...room, lengthM: 3, widthM: 2, mountingHeightM: 2.9 },
      createTestLuminaire(cosinePower(3, 2.5), { lampFluxLm: 3600 }),
    ],
    ['with strips of 1.9 m', { ...room, mountingHeightM: 2.5 }, sized(1.9, 0.06)],
    ['with strips of 5 m', { ...room, mountingHeightM: 2.8 }, sized(5, 0.06)],
    ['with spots of 0.1 m', room, sized(0.1, 0)],
    ['with large panels close to the plane', { ...room, mountingHeightM: 1.8 }, sized(1.2, 1.2)],
  ])('agrees with ray tracing: average within 2 %%, points within 5 %%, %s', (_, where, one) => {
    const lighting = lightingOf(one, where);
    const own = createRoomSolver(where)(lighting, { columns: 24, rows: 16 }).plane;
    const traced = traceRoom(where, lighting, { rays: 600_000, columns: 6, rows: 4 });
    expect(Math.abs(own.averageLux / traced.averageLux - 1)).toBeLessThan(0.02);
    traced.lux.forEach((lux, cell) => {
      // Sixteen points of the finer grid lie in each cell that the rays are counted in.
      const cells = own.lux.filter((__, index) => {
        const [column, row] = [Math.floor((index % 24) / 4), Math.floor(index / 96)];
        return row * 6 + column === cell;
      });
      const mean = cells.reduce((sum, value) => sum + value, 0) / cells.length;
      expect(Math.abs(mean / lux - 1), `cell ${cell}`).toBeLessThan(0.05);
    });
  });

  it('is symmetric if room and luminaires are, and turns with them', () => {
    const oval = createTestLuminaire(
      {
        planesDeg: [0, 90, 180, 270],
        gammasDeg: [0, 45, 90],
        intensities: [
          [300, 100, 0],
          [300, 280, 0],
          [300, 100, 0],
          [300, 280, 0],
        ],
      },
      { lampFluxLm: 2000 },
    );
    const { plane } = createRoomSolver(room)(lightingOf(oval), { columns: 6, rows: 4 });
    for (let cell = 0; cell < 24; cell += 1) {
      expect(plane.lux[cell]).toBeCloseTo(plane.lux[23 - cell] as number, 3);
    }
    const square = { ...room, widthM: 6 };
    const place = (c0Deg: number) => ({
      luminaire: oval,
      placed: [{ x: 3, y: 3, c0Deg }],
      maintenanceFactor: 1,
    });
    const straight = createRoomSolver(square)(place(0), { columns: 3, rows: 3 }).plane;
    const turned = createRoomSolver(square)(place(90), { columns: 3, rows: 3 }).plane;
    expect(turned.lux[1]).toBeCloseTo(straight.lux[3] as number, 3);
    expect(straight.lux[1]).toBeGreaterThan((straight.lux[3] as number) * 1.5);
  });

  it('leaves the marginal zone out of average and minimum, on points of its own', () => {
    const zoned = { ...room, marginalZoneM: 0.5 };
    const inner = createRoomSolver(zoned)(lightingOf()).plane;
    const whole = createRoomSolver(room)(lightingOf(), { columns: 120, rows: 80 }).plane;
    // Cells of 5 cm: the points within half a metre of a wall are in the first and last ten.
    const within = whole.lux.filter((_, index) => {
      const [column, row] = [index % 120, Math.floor(index / 120)];
      return column >= 10 && column < 110 && row >= 10 && row < 70;
    });
    const mean = within.reduce((sum, lux) => sum + lux, 0) / within.length;
    expect(Math.abs(inner.averageLux / mean - 1)).toBeLessThan(0.01);
    expect(inner.minimumLux).toBeGreaterThan(whole.minimumLux);
    expect(inner.lux).toEqual(createRoomSolver(room)(lightingOf()).plane.lux);
  });

  it('plans its points as EN 12464-1 does', () => {
    expect(planPoints({ lengthM: 10, widthM: 10 })).toEqual({ columns: 10, rows: 10 });
    expect(planPoints({ lengthM: 2, widthM: 2 }).columns).toBe(7);
    expect(planPoints({ lengthM: 200, widthM: 2 })).toEqual({ columns: 40, rows: 7 });
  });
});

describe('planLighting', () => {
  const task = {
    luminaire: lambert,
    targetLux: 500,
    maintenanceFactor: 0.8,
    rows: null,
    columns: null,
    isTurned: false,
  };
  const hall = { ...room, lengthM: 12, widthM: 8, mountingHeightM: 2.9 };

  it('meets the target with the fewest even rows, within 10 % of the lumen method', () => {
    const plan = planLighting(hall, task);
    const { rows, columns } = plan.grid ?? { rows: 0, columns: 0 };
    const count = rows * columns;
    expect(plan.placed).toHaveLength(count);
    expect(plan.roomIndex).toBeCloseTo(2.2857, 3);
    expect(plan.lit.plane.averageLux).toBeGreaterThanOrEqual(500);
    const lumenMethod = (count * 3600 * plan.utilisationFactor * 0.8) / 96;
    expect(Math.abs(plan.lit.plane.averageLux / lumenMethod - 1)).toBeLessThan(0.1);
    const ratio = 12 / columns / (8 / rows);
    expect(ratio).toBeGreaterThan(0.6);
    expect(ratio).toBeLessThan(1.7);
  });

  it.each([
    [{ ...room, lengthM: 4, widthM: 4 }, lambert],
    [{ ...hall, reflectances: { ceiling: 0.5, walls: 0.3, floor: 0.2 } }, lambert],
    [
      { ...hall, lengthM: 20, widthM: 20 },
      createTestLuminaire(cosinePower(2, 2.5), { lampFluxLm: 4000 }),
    ],
    [
      { ...hall, mountingHeightM: 3 },
      createTestLuminaire(cosinePower(5, 2.5), { lampFluxLm: 2000 }),
    ],
  ])('agrees with the lumen method within 10 %% in room %#', (where, luminaire) => {
    const { placed, lit, utilisationFactor } = planLighting(where, { ...task, luminaire });
    const lux =
      (placed.length * luminaire.lampFluxLm * utilisationFactor * 0.8) /
      (where.lengthM * where.widthM);
    expect(Math.abs(lit.plane.averageLux / lux - 1)).toBeLessThan(0.1);
  });

  it('keeps given rows and columns', () => {
    expect(planLighting(hall, { ...task, rows: 2, columns: 5 }).grid).toEqual({
      rows: 2,
      columns: 5,
      isTurned: false,
    });
    const { grid: half } = planLighting(hall, { ...task, rows: 3 });
    expect(half?.rows).toBe(3);
  });

  it('never has more than a thousand luminaires, and reports if that is too few', () => {
    const large = { ...hall, lengthM: 60, widthM: 60 };
    const luminaire = sized(0.3, 0.3);
    const count = (changes: object) => {
      const { placed, isLimited } = planLighting(large, { ...task, luminaire, ...changes });
      return [placed.length, isLimited];
    };
    expect(count({ targetLux: 200 })[1]).toBe(false);
    expect(count({ targetLux: 5000 })).toEqual([1000, true]);
    expect(count({ targetLux: 5000, rows: 7 })).toEqual([994, true]);
    expect(count({ targetLux: 5000, columns: 7 })).toEqual([994, true]);
    expect(count({ rows: 50, columns: 50 })).toEqual([1000, true]);
    expect(count({ targetLux: 5000, rows: 2, columns: 2 })).toEqual([4, false]);
  });

  it('has no more luminaires than fit side by side, and reports if those are too few', () => {
    const luminaire = sized(1.5, 0.5);
    const small = { ...hall, lengthM: 3, widthM: 3.2 };
    const count = (changes: object) => {
      const { grid: chosen, isLimited } = planLighting(small, { ...task, luminaire, ...changes });
      return [chosen?.rows, chosen?.columns, isLimited];
    };
    expect(count({ targetLux: 20_000 })).toEqual([2, 6, true]);
    expect(count({ targetLux: 20_000, isTurned: true })).toEqual([6, 2, true]);
    expect(count({ targetLux: 20_000, rows: 1 })).toEqual([1, 6, true]);
    expect(count({ targetLux: 20_000, columns: 1 })).toEqual([2, 1, true]);
    expect(count({ targetLux: 100 })[2]).toBe(false);
  });

  it('keeps luminaires at their positions, whatever the target', () => {
    const places = [
      { x: 1, y: 1 },
      { x: 11, y: 7 },
    ];
    const { placed, grid: none, lit } = planLighting(hall, { ...task, places, isTurned: true });
    expect(none).toBeNull();
    expect(placed).toEqual(places.map((place) => ({ ...place, c0Deg: 90 })));
    // Brightest near them, and symmetric: the room and the two luminaires are.
    const { lux } = lit.plane;
    expect(lux.at(0)).toBeCloseTo(lux.at(-1) as number, 3);
    expect(lux.at(0)).toBeGreaterThan(2 * (lux[Math.floor(lux.length / 2)] as number));
  });

  it('rounds 25.64 luminaires of the textbook up to 26: 507 lx with UF 0.65', () => {
    const needed = (500 * 96) / (3600 * 0.65 * 0.8);
    expect(needed).toBeCloseTo(25.64, 2);
    expect((Math.ceil(needed) * 3600 * 0.65 * 0.8) / 96).toBeCloseTo(507, 0);
    const chosen = chooseGrid(hall, task, needed);
    expect(chosen.rows * chosen.columns).toBeGreaterThanOrEqual(26);
    expect(chosen.rows * chosen.columns).toBeLessThanOrEqual(28);
  });
});

describe('findMaxSpacing', () => {
  it('is wide for wide beams and narrow for narrow ones', () => {
    const spacing = (m: number) => findMaxSpacing(createTestLuminaire(cosinePower(m, 2.5)));
    expect(spacing(1)).toBeGreaterThan(1.2);
    expect(spacing(1)).toBeLessThan(1.8);
    expect(spacing(5)).toBeLessThan(spacing(1));
    expect(spacing(30)).toBeLessThan(0.6);
  });
});
