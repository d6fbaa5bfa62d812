import { describe, expect, it } from 'vitest';
import { cosinePower, createTestLuminaire } from '#core/photometry/luminaire.fixtures.ts';
import { calculateUgrTable } from '#core/photometry/ugr/ugr-table.ts';
import { room as base } from './room.fixtures.ts';
import { findTabularUgr } from './tabular-ugr.ts';

/** A strip glares more from its side than from its end. */
const strip = createTestLuminaire(cosinePower(1, 2.5), {
  lampFluxLm: 3600,
  luminousArea: { lengthM: 1.5, widthM: 0.1, heightsM: [0.05, 0.05, 0.05, 0.05] },
});
const table = calculateUgrTable(strip) ?? [];
const cell = (x: number, y: number, set = 0) => {
  const row = table.find((candidate) => candidate.x === x && candidate.y === y);
  return { crosswise: row?.crosswise[set] ?? Number.NaN, endwise: row?.endwise[set] ?? Number.NaN };
};
/** H is 2 m. */
const room = { ...base, heightM: 3.2, mountingHeightM: 3.2 };
const find = (lengthM: number, widthM: number, isTurned = false, where = room) =>
  findTabularUgr({ ...where, lengthM, widthM }, { luminaire: strip, isTurned }, 1.2);

describe('findTabularUgr', () => {
  it('takes the room of the table: 8H along the view, 4H across it', () => {
    expect(find(16, 8)).toMatchObject({
      crosswise: expect.closeTo(cell(4, 8).crosswise, 9),
      endwise: expect.closeTo(cell(8, 4).endwise, 9),
      ...{ lengthH: 8, widthH: 4, isOutside: false },
      reflectances: { ceiling: 0.7, walls: 0.5, floor: 0.2 },
    });
  });

  it('sees turned luminaires endwise from the end of the room', () => {
    expect(find(16, 8, true)).toMatchObject({
      crosswise: expect.closeTo(cell(8, 4).crosswise, 9),
      endwise: expect.closeTo(cell(4, 8).endwise, 9),
    });
  });

  it('interpolates between the rooms of the table', () => {
    const mean = (a: number, b: number) => (a + b) / 2;
    expect(find(14, 8)?.crosswise).toBeCloseTo(mean(cell(4, 6).crosswise, cell(4, 8).crosswise), 9);
    expect(find(16, 12)?.crosswise).toBeCloseTo(
      mean(cell(4, 8).crosswise, cell(8, 8).crosswise),
      9,
    );
    expect(find(16, 12)?.endwise).toBeCloseTo(cell(8, 6).endwise, 9);
  });

  it('says where a room is smaller or larger than those of the table', () => {
    expect(find(40, 8)).toMatchObject({ lengthH: 12, widthH: 4, isOutside: true });
    expect(find(16, 2)).toMatchObject({ lengthH: 8, widthH: 2, isOutside: true });
    expect(find(40, 8)?.crosswise).toBeCloseTo(cell(4, 12).crosswise, 9);
  });

  it('takes the nearest reflectances of the table', () => {
    const dark = { ...room, reflectances: { ceiling: 0.5, walls: 0.35, floor: 0.3 } };
    expect(find(16, 8, false, dark)).toMatchObject({
      crosswise: expect.closeTo(cell(4, 8, 3).crosswise, 9),
      reflectances: { ceiling: 0.5, walls: 0.3, floor: 0.2 },
    });
  });

  it('has none for luminaires no higher than the eyes, or without a luminous area', () => {
    expect(find(16, 8, false, { ...room, mountingHeightM: 1.2 })).toBeNull();
    const luminousArea = { lengthM: 0, widthM: 0, heightsM: [0, 0, 0, 0] as const };
    const point = { luminaire: { ...strip, luminousArea }, isTurned: false };
    expect(findTabularUgr(room, point, 1.2)).toBeNull();
  });
});
