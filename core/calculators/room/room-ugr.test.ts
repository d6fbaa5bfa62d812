import { describe, expect, it } from 'vitest';
import { cosinePower, createTestLuminaire } from '#core/photometry/luminaire.fixtures.ts';
import { seedRandom } from '#core/seeded-random.fixtures.ts';
import { createRoomSolver } from './calculate-room.ts';
import { rateFinely } from './fine-ugr.fixtures.ts';
import { room as base } from './room.fixtures.ts';
import { type Placed, placeGrid, type Room } from './room.ts';
import { calculateRoomUgr } from './room-ugr.ts';

const seated = { eyeM: 1.2, ugrLimit: 19 };
const solveLit = (room: Room, placed: readonly Placed[], luminaire = panel) =>
  createRoomSolver(room)({ luminaire, placed, maintenanceFactor: 0.8 }, { columns: 3, rows: 3 });
const panel = createTestLuminaire(cosinePower(1, 0.5), { lampFluxLm: 3600 });

describe('calculateRoomUgr', () => {
  /** Rooms of all sizes with luminaires of 0.1 to 5 m, in rows and at random places. */
  const rooms = Array.from({ length: 20 }, (_, index) => createRandomRoom(index + 1));

  it.each(rooms)('finds the maximum of a fine grid within 0.5 in room %#', ({ room, lit }) => {
    const result = calculateRoomUgr(room, lit, seated);
    const countFine = (side: number) => Math.ceil(side / 0.24) + 2;
    const fine = rateFinely(room, lit, {
      ...{ eyeM: 1.2, exact: 50 },
      ...{ columns: countFine(room.lengthM), rows: countFine(room.widthM) },
    });
    const highest = fine[0]?.ugr ?? Number.NaN;
    expect(Math.abs((result.maximum?.ugr ?? Number.NaN) - highest)).toBeLessThan(0.5);
  });

  it('is close to the table for its room, and rises with the flux', () => {
    const room = { ...base, lengthM: 8, widthM: 8, mountingHeightM: 3.2, heightM: 3.2 };
    const placed = placeGrid(room, { rows: 16, columns: 16, isTurned: false });
    const rate = (lampFluxLm: number) => {
      const lit = solveLit(room, placed, { ...panel, lampFluxLm });
      return calculateRoomUgr(room, lit, seated).maximum?.ugr ?? Number.NaN;
    };
    // The standard table: 4H × 4H, 70/50/20, 3600 lm, for an observer at the middle of a wall.
    expect(Math.abs(rate(3600) - 20.35)).toBeLessThan(1);
    expect(rate(7200) - rate(3600)).toBeCloseTo(2.408, 2);
  });

  it('hardly changes when the luminaires move a little', () => {
    const room = { ...base, lengthM: 8, widthM: 6 };
    const rate = (dx: number) => {
      const grid = placeGrid(room, { rows: 2, columns: 3, isTurned: false });
      const placed = grid.map(({ x, y, c0Deg }) => ({ x: x + dx, y, c0Deg }));
      return calculateRoomUgr(room, solveLit(room, placed), seated).maximum?.ugr ?? Number.NaN;
    };
    const rates = [-0.3, -0.2, -0.1, 0, 0.1, 0.2, 0.3].map(rate);
    expect(Math.max(...rates) - Math.min(...rates)).toBeLessThan(1);
  });

  it('says how many observers there are, how far apart, and what share exceeds the limit', () => {
    const room = { ...base, lengthM: 8, widthM: 6 };
    const lit = solveLit(room, placeGrid(room, { rows: 2, columns: 3, isTurned: false }));
    const fine = rateFinely(room, lit, { eyeM: 1.2, columns: 17, rows: 13, exact: 900 });
    for (const ugrLimit of [10, 16, 19, 22]) {
      const { shareAbove, observers, spacingM } = calculateRoomUgr(room, lit, {
        ...seated,
        ugrLimit,
      });
      expect([observers, spacingM]).toEqual([17 * 13, 0.5]);
      const above = new Set(fine.filter(({ ugr }) => ugr > ugrLimit).map(({ x, y }) => `${x} ${y}`))
        .size;
      expect(Math.abs((shareAbove ?? Number.NaN) - above / observers)).toBeLessThan(0.03);
    }
  });

  it('has wider steps in a hall, and at least three observers along a narrow side', () => {
    const rate = (lengthM: number, widthM: number) => {
      const room = { ...base, lengthM, widthM };
      const { observers, spacingM } = calculateRoomUgr(room, solveLit(room, []), seated);
      return [observers, spacingM];
    };
    expect(rate(64, 1)).toEqual([33 * 3, 2]);
    expect(rate(0.6, 0.6)).toEqual([9, 0.3]);
  });

  it('rates nothing without luminaires, or with luminaires no higher than the eyes', () => {
    const place = { x: 3, y: 2, c0Deg: 0 };
    const rate = (mountingHeightM: number, placed: Placed[]) => {
      const room = { ...base, mountingHeightM };
      return calculateRoomUgr(room, solveLit(room, placed), seated);
    };
    expect(rate(3, [])).toMatchObject({ maximum: null, shareAbove: 0 });
    expect(rate(1.2, [place]).maximum).toBeNull();
    expect(rate(1, [place]).maximum).toBeNull();
    expect(rate(1.7, [place]).maximum?.ugr).toBeGreaterThan(10);
  });

  it('is not defined in a black room', () => {
    const room = { ...base, mountingHeightM: 3, reflectances: { ceiling: 0, walls: 0, floor: 0 } };
    const rate = (placed: Placed[]) => calculateRoomUgr(room, solveLit(room, placed), seated);
    expect(rate([{ x: 3, y: 2, c0Deg: 0 }])).toMatchObject({ maximum: null, shareAbove: null });
    expect(rate([])).toMatchObject({ maximum: null, shareAbove: 0 });
  });
});

describe('calculateRoomUgr of light thrown to one side', () => {
  const gammasDeg = Array.from({ length: 19 }, (_, index) => index * 5);
  /** Light towards C0 only, with some of it at every angle below the horizontal. */
  const thrower = createTestLuminaire(
    {
      planesDeg: [0, 90, 180, 270],
      gammasDeg,
      intensities: [200, 0, 0, 0].map((candela) => gammasDeg.map(() => candela)),
    },
    { lampFluxLm: 3600 },
  );

  it.each([
    [0, { axis: 0, facing: -1 }],
    [90, { axis: 1, facing: -1 }],
    [180, { axis: 0, facing: 1 }],
    [270, { axis: 1, facing: 1 }],
  ])('thrown to %i° is seen worst by those who look against it', (c0Deg, view) => {
    const room = { ...base, lengthM: 6, widthM: 6 };
    const lit = solveLit(room, [{ x: 3, y: 3, c0Deg }], thrower);
    const { maximum } = calculateRoomUgr(room, lit, seated);
    expect(maximum).toMatchObject(view);
    // In the beam: on the side that the light is thrown to.
    const [along, aside] = view.axis === 0 ? [maximum?.x, maximum?.y] : [maximum?.y, maximum?.x];
    expect(aside).toBe(3);
    expect(((along ?? 3) - 3) * -view.facing).toBeGreaterThan(0);
  });
});

function createRandomRoom(seed: number) {
  const random = seedRandom(seed);
  const between = (from: number, to: number) => from + random() * (to - from);
  const heightM = between(2.4, 5);
  const room: Room = {
    ...{ lengthM: between(3, 14), widthM: between(2.5, 9), heightM },
    ...{ workPlaneM: 0.75, mountingHeightM: heightM - between(0, 0.6) },
    reflectances: {
      ceiling: between(0.3, 0.9),
      walls: between(0.2, 0.8),
      floor: between(0.1, 0.4),
    },
  };
  const lengthM = Math.min(room.widthM, [0.1, 0.3, 0.6, 1.2, 5][seed % 5] as number);
  const widthM = lengthM > 1.2 ? 0.08 : ([0, lengthM, 0.05][seed % 3] as number);
  const luminaire = createTestLuminaire(cosinePower([0.5, 1, 2, 4][seed % 4] as number, 1), {
    lampFluxLm: between(1000, 6000),
    luminousArea: { lengthM, widthM, heightsM: [0, 0, 0, 0] },
  });
  const grid = {
    ...{ rows: 1 + Math.floor(between(0, 3)), columns: 1 + Math.floor(between(0, 4)) },
    isTurned: lengthM < 3 && seed % 2 === 0,
  };
  const placed =
    seed % 4 === 0
      ? Array.from({ length: 4 }, () => {
          const [x, y] = [
            between(widthM / 2, room.lengthM - widthM / 2),
            between(lengthM / 2, room.widthM - lengthM / 2),
          ];
          return { x, y, c0Deg: 0 };
        })
      : placeGrid(room, grid);
  return { room, lit: solveLit(room, placed, luminaire) };
}
