import { describe, expect, it } from 'vitest';
import { countInside, isInside } from '#core/calculators/room/luminaire-fit.ts';
import { chooseGrid, MAX_LUMINAIRES } from '#core/calculators/room/plan-lighting.ts';
import { lambert } from '#core/calculators/room/room.fixtures.ts';
import { placeGrid } from '#core/calculators/room/room.ts';
import { parseRoomForm } from '#core/calculators/room/room-address.ts';
import { listRoomFigures } from '#core/calculators/room/room-figures.ts';
import { findRoomProblems } from '#core/calculators/room/room-problems.ts';
import { isWholeGrid, solveRoom, toRoomTask } from '#core/calculators/room/room-result.ts';
import { texts } from '#server/texts.ts';

const small = { luminousArea: { lengthM: 0.15, widthM: 0, heightsM: [0, 0, 0, 0] } } as const;
const free = { luminaire: small, rows: null, columns: null, isTurned: false };
const size = { alongM: 0.15, acrossM: 0.15 };
const square = (side: number, corner: number) => {
  return { lengthM: side, widthM: side, corner: { lengthM: corner, widthM: corner } };
};
const formOf = (query: string) => parseRoomForm(new URLSearchParams(query));

describe('even rows in an L-shaped room', () => {
  it('are counted as they are placed', () => {
    const floor = { lengthM: 8, widthM: 6, corner: { lengthM: 5, widthM: 3.5 } };
    for (const own of [size, { alongM: 1.2, acrossM: 0.3 }, { alongM: 0.6, acrossM: 0.6 }])
      for (let rows = 1; rows <= 9; rows += 1)
        for (let columns = 1; columns <= 6; columns += 1) {
          const placed = placeGrid(floor, { rows, columns, isTurned: false });
          const inside = placed.filter((place) => isInside(place, floor, own));
          expect(countInside(floor, { rows, columns }, own), `${rows} × ${columns}`).toBe(
            inside.length,
          );
        }
    const { corner: _, ...whole } = floor;
    expect(countInside(whole, { rows: 4, columns: 5 }, size)).toBe(20);
  });

  it.each([
    [square(10, 5), 8],
    [square(60, 55), 100],
    [square(200, 150), 200],
  ])('are as many as needed, in few rows and columns (%#)', (floor, needed) => {
    const grid = chooseGrid(floor, free, needed);
    const inside = countInside(floor, grid, size);
    expect(inside).toBeGreaterThanOrEqual(needed);
    expect(inside).toBeLessThanOrEqual(1.25 * needed);
    expect(grid.rows * grid.columns).toBeLessThanOrEqual(MAX_LUMINAIRES);
  });

  it('are as many as there may be where more are needed', () => {
    for (const floor of [square(40, 35), square(60, 55), square(200, 190)]) {
      const grid = chooseGrid(floor, free, Number.POSITIVE_INFINITY);
      expect(grid.rows * grid.columns).toBeLessThanOrEqual(MAX_LUMINAIRES);
      expect(countInside(floor, grid, size)).toBeGreaterThan(50);
    }
  });

  it('are refused where none of them is in the room', () => {
    const find = (query: string) => findRoomProblems(formOf(query), lambert);
    const none = [{ field: 'rows', kind: 'none-inside', values: {} }];
    expect(find('length=8&width=6&cornerlength=5&cornerwidth=4&rows=1&columns=1')).toEqual(none);
    expect(find('length=8&width=6&cornerlength=7.5&cornerwidth=5.5')).toEqual(none);
    expect(find('length=8&width=6&cornerlength=5&cornerwidth=4&rows=1&columns=3')).toEqual([]);
    expect(find('length=8&width=6&cornerlength=5&cornerwidth=4')).toEqual([]);
    expect(find('length=8&width=6&rows=1&columns=1')).toEqual([]);
  });

  it('have no power and no efficacy without luminaires', () => {
    const form = formOf('length=8&width=6&cornerlength=5&cornerwidth=4&rows=1&columns=1');
    expect(solveRoom(toRoomTask(form, lambert)).energy).toBeNull();
  });

  it('are told by rows and columns only where all of them are there', () => {
    const countOf = (query: string) => {
      const form = formOf(query);
      const result = solveRoom(toRoomTask(form, lambert));
      const [count] = listRoomFigures(texts.en, form, result);
      return [isWholeGrid(result), count?.value];
    };
    expect(countOf('rows=2&columns=3')).toEqual([true, '6 (2 × 3)']);
    const corner = '&length=8&width=6&cornerlength=4&cornerwidth=3';
    expect(countOf(`rows=2&columns=4${corner}`)).toEqual([false, '6']);
  });
});
