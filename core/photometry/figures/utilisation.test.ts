import { describe, expect, it } from 'vitest';
import { cosinePower, uniformLight } from '#core/photometry/luminaire.fixtures.ts';
import { calculateDirectRatios } from './direct-ratios.ts';
import { calculateUtilisation, calculateUtilisationTable } from './utilisation-factors.ts';

describe('calculateUtilisationTable', () => {
  it('in a black room has the direct ratios of the light below the horizontal', () => {
    for (const [light, downward] of [
      [cosinePower(3), 1],
      [uniformLight(180), 0.5],
    ] as const) {
      const { factors, reflectances } = calculateUtilisationTable(light);
      expect(reflectances.at(-1)).toEqual({ ceiling: 0, walls: 0, floor: 0 });
      calculateDirectRatios(light).forEach((ratio, index) => {
        expect(factors[index]?.at(-1)).toBeCloseTo(downward * ratio, 4);
      });
    }
  });

  it('gives the ceiling the light above the horizontal, and the walls what misses the floor', () => {
    const light = uniformLight(180);
    const { factors, reflectances, roomIndices } = calculateUtilisationTable(light);
    calculateDirectRatios(light).forEach((ratio, row) => {
      const direct = { floor: 0.5 * ratio, walls: 0.5 * (1 - ratio), ceiling: 0.5 };
      reflectances.forEach((surfaces, column) => {
        const expected = calculateUtilisation(direct, surfaces, roomIndices[row] ?? 0);
        expect(factors[row]?.[column]).toBeCloseTo(expected, 6);
      });
    });
  });
});

// The columns of published tables: ceiling, walls and floor in tenths (CIE 52:1982).
it('the tables have the reflectances 853 851 752 732 552 532 332 and 000', () => {
  const { reflectances } = calculateUtilisationTable(cosinePower(1));
  const tenths = reflectances.map(({ ceiling, walls, floor }) =>
    [ceiling, walls, floor].map((share) => Number((10 * share).toFixed(2))).join(''),
  );
  expect(tenths).toEqual(['853', '851', '752', '732', '552', '532', '332', '000']);
});

describe('calculateUtilisation', () => {
  it.each([0.6, 2, 5])('keeps a grey box even that is lit evenly: room index %f', (roomIndex) => {
    const grey = { ceiling: 0.5, walls: 0.5, floor: 0.5 };
    const square = (2 * roomIndex) ** 2;
    const walls = 4 * 2 * roomIndex;
    const area = 2 * square + walls;
    const even = { floor: square / area, walls: walls / area, ceiling: square / area };
    // Half of all light is absorbed at each reflection, so that twice of it arrives.
    const floor = calculateUtilisation(even, grey, roomIndex);
    expect(floor / square).toBeCloseTo(2 / area, 9);
  });
});
