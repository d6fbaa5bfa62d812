import { describe, expect, it } from 'vitest';
import { formFactorOpposed } from '#core/photometry/figures/form-factors.ts';
import { guthTable } from './guth-table.ts';
import { type UgrRoom, ugrReflectances, ugrRooms } from './ugr-rooms.ts';

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;

/**
 * Guth's position index in Levin's closed form (Journal of the IES 4, 1975): σ is the angle between the line of sight
 * and the source, τ that between the vertical and the plane through both.
 */
function calculateGuthIndex(aside: number, above: number): number {
  const sigma = degrees(Math.atan(Math.hypot(aside, above)));
  const tau = degrees(Math.atan2(aside, above));
  const linear = 35.2 - 0.31889 * tau - 1.22 * Math.exp((-2 * tau) / 9);
  const square = 21 + 0.26667 * tau - 0.002963 * tau ** 2;
  return Math.exp(linear * 1e-3 * sigma + square * 1e-5 * sigma ** 2);
}

const cells = guthTable.flatMap((row, r) =>
  row.flatMap((value, column) => (value === null ? [] : [{ row: r, column, value }])),
);

/** How far a cell is from the straight line through its neighbours; through the next two at an edge. */
function deviate(row: number, column: number, [down, right]: readonly [number, number]): number {
  const at = (step: number) => guthTable[row + step * down]?.[column + step * right] ?? null;
  const [before, value, after] = [at(-1), at(0) ?? 0, at(1)];
  if (before !== null && after !== null) return Math.abs(value - (before + after) / 2);
  const side = before === null ? 1 : -1;
  return Math.abs(value - 2 * (at(side) ?? 0) + (at(2 * side) ?? 0));
}

describe("the standard's table of Guth's index", () => {
  it('follows the formula of the index within 12 %, in each of its 607 cells', () => {
    expect(cells).toHaveLength(607);
    expect(guthTable[0]?.[0]).toBe(1);
    for (const { row, column, value } of cells) {
      const ratio = value / calculateGuthIndex(row / 10, column / 10);
      expect(Math.abs(ratio - 1), `T/R ${row / 10}, H/R ${column / 10}`).toBeLessThan(0.12);
    }
  });

  it('is smooth along a row or a column, but for the one cell that is printed so', () => {
    const rough = cells
      .map(({ row, column }) => {
        const deviation = Math.min(deviate(row, column, [0, 1]), deviate(row, column, [1, 0]));
        return { row, column, deviation };
      })
      .filter(({ deviation }) => deviation > 0.18);
    expect(rough).toEqual([{ row: 27, column: 6, deviation: expect.closeTo(0.4, 9) }]);
  });
});

/** Flux on the walls after all reflections of one lumen that first falls on floor, walls or ceiling. */
function reflectToWalls({ x, y }: UgrRoom, first: readonly [number, number, number], set: number) {
  const { ceiling, walls, floor } = ugrReflectances[set] ?? { ceiling: 0, walls: 0, floor: 0 };
  const across = formFactorOpposed(x, y, 1);
  const wallsToFloor = ((1 - across) * x * y) / (2 * (x + y));
  const amongWalls = 1 - 2 * wallsToFloor;
  let flux: readonly [number, number, number] = first;
  for (let step = 0; step < 300; step += 1) {
    const [f, w, c] = [flux[0] * floor, flux[1] * walls, flux[2] * ceiling].map((v) => v / 100) as [
      number,
      number,
      number,
    ];
    flux = [
      first[0] + c * across + w * wallsToFloor,
      first[1] + (f + c) * (1 - across) + w * amongWalls,
      first[2] + f * across + w * wallsToFloor,
    ];
  }
  return flux[1] - first[1];
}

/** Share of the light of cos^m sources, spaced once their height, that falls on the floor: by summation. */
function calculateFloorShare({ x, y }: UgrRoom, m: number): number {
  const cellsPerUnit = 6;
  const points = (side: number) =>
    Array.from({ length: side * cellsPerUnit }, (_, index) => (index + 0.5) / cellsPerUnit);
  let sum = 0;
  for (let sourceX = 0.5; sourceX < x; sourceX += 1) {
    for (let sourceY = 0.5; sourceY < y; sourceY += 1) {
      for (const floorX of points(x)) {
        for (const floorY of points(y)) {
          const distance2 = (floorX - sourceX) ** 2 + (floorY - sourceY) ** 2 + 1;
          sum += distance2 ** (-(m + 3) / 2);
        }
      }
    }
  }
  return ((m + 1) / (2 * Math.PI) / cellsPerUnit ** 2 / (x * y)) * sum;
}

describe("the standard's rooms", () => {
  it.each(ugrRooms)('$x × $y: transfer factors are those of three diffuse surfaces', (room) => {
    room.transfer.forEach((factors, set) => {
      const units = [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
      ] as const;
      units.forEach((first, surface) => {
        expect(Math.abs((factors[surface] ?? 0) - reflectToWalls(room, first, set))).toBeLessThan(
          0.0015,
        );
      });
    });
  });

  it.each(ugrRooms)('$x × $y: multipliers give the floor what cos^m sources send there', (room) => {
    for (const m of [1, 4]) {
      // Shares of the flux of a cos^m source within the cones of the standard.
      const cones = [41.4, 60, 75.5, 90].map((cone) => 1 - Math.cos(radians(cone)) ** (m + 1));
      const share = cones.reduce((sum, flux, index) => sum + flux * (room.floor[index] ?? 0), 0);
      expect(Math.abs(share - calculateFloorShare(room, m))).toBeLessThan(0.01);
    }
  });

  it('are 19, in the order of the published table', () => {
    expect(ugrRooms.map(({ x, y }) => `${x}×${y}`).join(' ')).toBe(
      '2×2 2×3 2×4 2×6 2×8 2×12 4×2 4×3 4×4 4×6 4×8 4×12 8×4 8×6 8×8 8×12 12×4 12×6 12×8',
    );
  });
});
