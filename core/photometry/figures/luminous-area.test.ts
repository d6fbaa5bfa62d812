import { describe, expect, it } from 'vitest';
import { createTestLuminaire, uniformLight } from '#core/photometry/luminaire.fixtures.ts';
import { calculateLuminanceTable } from './luminance-table.ts';
import { calculateProjectedArea, hasLuminousArea } from './projected-area.ts';

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const flat = [0, 0, 0, 0] as const;
/** Sides of 1 m towards C0 and C180, of 0.5 m towards C90 and C270, each with a height of its own. */
const box = { lengthM: 1, widthM: 0.5, heightsM: [0.1, 0.2, 0.3, 0.4] as const };

describe('calculateProjectedArea', () => {
  it.each([0, 30, 60, 120, 180])('of a flat panel is its area times |cos %i°|', (gammaDeg) => {
    const panel = { lengthM: 1.2, widthM: 0.3, heightsM: flat };
    for (const plane of [0, 45, 200]) {
      const expected = 0.36 * Math.abs(Math.cos(radians(gammaDeg)));
      expect(calculateProjectedArea(panel, plane, gammaDeg)).toBeCloseTo(expected, 12);
    }
  });

  it.each([0, 40, 90, 140])(
    'of a round one is that of a disc and a cylinder at %i°',
    (gammaDeg) => {
      const drum = { lengthM: 0.2, widthM: 0, heightsM: [0.3, 0.3, 0.3, 0.3] as const };
      const disc = Math.PI * 0.1 ** 2 * Math.abs(Math.cos(radians(gammaDeg)));
      const side = 0.2 * 0.3 * Math.sin(radians(gammaDeg));
      for (const plane of [0, 90, 217]) {
        expect(calculateProjectedArea(drum, plane, gammaDeg)).toBeCloseTo(disc + side, 12);
      }
    },
  );

  it('of a strip half a metre wide is not that of a disc', () => {
    const strip = { lengthM: 1, widthM: 0.5, heightsM: flat };
    expect(calculateProjectedArea(strip, 0, 0)).toBe(0.5);
  });

  it.each([
    [0, 1 * 0.1],
    [90, 0.5 * 0.2],
    [180, 1 * 0.3],
    [270, 0.5 * 0.4],
    [-90, 0.5 * 0.4],
    [360, 1 * 0.1],
    [450, 0.5 * 0.2],
    [45, (1 * 0.1 + 0.5 * 0.2) * Math.SQRT1_2],
    [135, (1 * 0.3 + 0.5 * 0.2) * Math.SQRT1_2],
    [225, (1 * 0.3 + 0.5 * 0.4) * Math.SQRT1_2],
    [315, (1 * 0.1 + 0.5 * 0.4) * Math.SQRT1_2],
    [-45, (1 * 0.1 + 0.5 * 0.4) * Math.SQRT1_2],
    [90.5, 0.3 * Math.sin(radians(0.5)) + 0.1 * Math.cos(radians(0.5))],
    [180.5, 0.3 * Math.cos(radians(0.5)) + 0.2 * Math.sin(radians(0.5))],
    [270.5, 0.1 * Math.sin(radians(0.5)) + 0.2 * Math.cos(radians(0.5))],
  ])('from the side at C%f is that of the sides which face it', (plane, expected) => {
    expect(calculateProjectedArea(box, plane, 90)).toBeCloseTo(expected, 9);
  });
});

describe('hasLuminousArea', () => {
  it.each([
    [{ lengthM: 0.5, widthM: 0, heightsM: flat }, true],
    [{ lengthM: 0, widthM: 0.5, heightsM: flat }, false],
    [{ lengthM: 0, widthM: 0.5, heightsM: [0, 0.1, 0, 0] as const }, true],
    [{ lengthM: 0, widthM: 0, heightsM: [0, 0.1, 0, 0] as const }, false],
    [{ lengthM: 0, widthM: 0, heightsM: flat }, false],
  ])('%j: %s', (area, expected) => {
    expect(hasLuminousArea(area)).toBe(expected);
  });
});

describe('calculateLuminanceTable', () => {
  it('is the intensity over the area in candela per square metre, and 0 where no area is seen', () => {
    const area = { lengthM: 0, widthM: 0.5, heightsM: [0, 0.2, 0, 0] as const };
    const luminaire = createTestLuminaire(uniformLight(180), {
      lampFluxLm: 4000 * Math.PI,
      luminousArea: area,
    });
    // 1000 cd in every direction; the one luminous side faces C90.
    const table = calculateLuminanceTable(luminaire, [90, 270], [90]);
    expect(table?.luminances[0]?.[0]).toBeCloseTo(1000 / 0.1, 6);
    expect(table?.luminances[0]?.[1]).toBe(0);
  });
});
