import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parseLdt } from '#core/photometry/eulumdat/ldt.ts';
import { expandDistribution } from '#core/photometry/eulumdat/ldt-symmetry.ts';
import { calculateDownwardShare } from '#core/photometry/figures/flux.ts';
import { createIntensityLookup } from '#core/photometry/intensity-lookup.ts';
import { readProducts } from './read-products.ts';

const catalogue = fileURLToPath(new URL('../../content/catalogue/products/', import.meta.url));

/** Every file of the demonstration with the optic that it is of, and how it shines in a direction. */
const files = readProducts(catalogue, []).products.flatMap(({ folder, product, variants }) =>
  variants.flatMap(({ sku, photometry, optic, flux_lm, length_mm }) => {
    if (photometry === null) return [];
    const ldt = parseLdt(readFileSync(join(folder, 'photometry', photometry), 'latin1'));
    const intensityAt = createIntensityLookup(expandDistribution(ldt));
    const metreLm = (1000 * (flux_lm ?? 0)) / (length_mm ?? Number.NaN);
    return { sku, ldt, optic: product.optics[optic ?? ''], product, intensityAt, metreLm };
  }),
);
type DemoFile = (typeof files)[number];

const skusOf = (wrong: DemoFile[]) => wrong.map(({ sku }) => sku);
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Relative light on a wall 1 m away in C0, `below` metres under luminaires of a row at these places along it. */
function lightOnWall({ intensityAt }: DemoFile, { below, row }: { below: number; row: number[] }) {
  return row.reduce((sum, along) => {
    const distance = Math.hypot(1, along, below);
    const plane = Math.atan2(along, 1) / radians(1);
    const gamma = Math.acos(below / distance) / radians(1);
    return sum + intensityAt(plane, gamma) / distance ** 3;
  }, 0);
}

/** Most of least between the depths that the throw of a wallwasher ends at. */
function unevenness(file: DemoFile, row: number[]) {
  const { peak_deg = 0, throw_to_deg = 0 } = file.optic ?? {};
  const top = 1 / Math.tan(radians(throw_to_deg));
  const foot = 1 / Math.tan(radians(peak_deg));
  const depths = Array.from({ length: 30 }, (_, at) => top + ((foot - top) * at) / 29);
  const light = depths.map((below) => lightOnWall(file, { below, row }));
  return Math.max(...light) / Math.min(...light);
}

describe('The files of the demonstration', () => {
  test('of a line or an oblong of light are not rotational, but for two round heads in one housing', () => {
    const oblong = files.filter(
      ({ ldt }) => ldt.luminousWidthMm >= 20 && ldt.luminousLengthMm >= 1.2 * ldt.luminousWidthMm,
    );
    expect(oblong.length).toBeGreaterThan(100);
    const rotational = oblong.filter(({ ldt }) => ldt.symmetry === 1);
    expect(new Set(rotational.map(({ product }) => product.code))).toEqual(
      new Set(['BRZ180', 'ILA275', 'SERTWIN']),
    );
  });

  test('of an opal tube give next to nothing along it', () => {
    const tubes = files.filter(({ product }) => product.code === 'JUN44');
    expect(tubes.length).toBeGreaterThan(10);
    const wrong = tubes.filter(
      ({ intensityAt }) => !(intensityAt(90, 85) < 0.2 * intensityAt(0, 85)),
    );
    expect(skusOf(wrong)).toEqual([]);
  });

  test('of a luminaire in the ground have all their light above the horizontal', () => {
    const inGround = files.filter(({ product }) => product.model.archetype === 'in-ground');
    expect(inGround.length).toBeGreaterThan(50);
    const wrong = inGround.filter(
      ({ ldt }) =>
        ldt.downwardFluxPercent > 0 || calculateDownwardShare(expandDistribution(ldt)) > 0,
    );
    expect(skusOf(wrong)).toEqual([]);
  });

  test('of LED strip describe one metre of it', () => {
    const strips = files.filter(({ product }) => product.model.archetype === 'strip');
    expect(strips.length).toBeGreaterThan(50);
    const wrong = strips.filter(
      ({ ldt, metreLm }) =>
        ldt.lengthMm !== 1000 ||
        ldt.luminousLengthMm !== 1000 ||
        Math.abs((ldt.lampSets[0]?.fluxLm ?? 0) - metreLm) > 0.1,
    );
    expect(skusOf(wrong)).toEqual([]);
  });

  test('of a double asymmetric optic have two lobes and an aisle between', () => {
    const doubles = files.filter(({ optic }) => optic?.dip !== undefined);
    expect(doubles.length).toBeGreaterThan(10);
    const wrong = doubles.filter(({ optic, intensityAt }) => {
      const peak = optic?.peak_deg ?? 0;
      const [left, aisle, right] = [
        intensityAt(180, peak),
        intensityAt(0, 0),
        intensityAt(0, peak),
      ];
      return !(aisle < 0.65 * left && aisle < 0.65 * right);
    });
    expect(skusOf(wrong)).toEqual([]);
  });

  test('of a wallwasher light a wall evenly from the top to the foot, alone and in a row', () => {
    const washers = files.filter(({ optic }) => optic?.throw_to_deg !== undefined);
    expect(new Set(washers.map(({ product }) => product.code))).toEqual(
      new Set(['FAE40', 'HES120', 'PAR45']),
    );
    const row = Array.from({ length: 41 }, (_, index) => (index - 20) * 0.6);
    // Páramo's throw is longer: from one metre its 8° reach 7 m down.
    const limitOf = ({ product }: DemoFile) => (product.code === 'PAR45' ? 2.6 : 1.8);
    expect(skusOf(washers.filter((file) => unevenness(file, [0]) > limitOf(file)))).toEqual([]);
    expect(skusOf(washers.filter((file) => unevenness(file, row) > limitOf(file)))).toEqual([]);
  });
});
