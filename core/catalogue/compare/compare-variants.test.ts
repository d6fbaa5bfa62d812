import { describe, expect, test } from 'vitest';
import { type ComparedVariant, compareVariants } from '#core/catalogue/compare/compare-variants.ts';
import { countRows, onlyDifferent } from '#core/catalogue/compare/comparison-rows.ts';
import { buildCompared } from '#core/catalogue/variant.fixtures.ts';
import { texts } from '#server/texts.ts';

const t = texts.en;

type Overrides = Parameters<typeof buildCompared>[0];

const rowsOf = (...compared: ComparedVariant[]) =>
  new Map(
    compareVariants(t, compared)
      .flatMap(({ rows }) => rows)
      .map((row) => [row.label, row]),
  );

/** Indexes of the best values of a row. */
const bestOf = (label: string, ...all: Overrides[]) =>
  rowsOf(...all.map(buildCompared)).get(label)?.best;

describe('a comparison', () => {
  test('puts figures with their units into groups, in a fixed order', () => {
    const groups = compareVariants(t, [
      buildCompared(),
      buildCompared({ variant: { fluxLm: 1500, powerW: 15 } }),
    ]);
    expect(groups.map(({ title }) => title)).toEqual([
      'Light',
      'Electrical',
      'Control',
      'Protection',
      'Dimensions and mounting',
      'Life and warranty',
    ]);
    const rows = groups.flatMap((group) => group.rows);
    expect(rows).toContainEqual({
      label: 'Luminous flux',
      values: ['1,200\u00a0lm', '1,500\u00a0lm'],
      isDifferent: true,
      best: [],
    });
    expect(rows).toContainEqual({
      label: 'Warranty',
      values: ['5 years', '5 years'],
      isDifferent: false,
      best: [],
    });
  });

  test('omits figures that no variant has', () => {
    const labels = [...rowsOf(buildCompared(), buildCompared()).keys()];
    expect(labels).not.toContain('Length');
    expect([
      ...rowsOf(buildCompared(), buildCompared({ variant: { lengthMm: 1200 } })).keys(),
    ]).toContain('Length');
  });

  test('shows a figure that only one variant has, as a difference', () => {
    const row = rowsOf(buildCompared(), buildCompared({ variant: { ugr: null } })).get('Glare');
    expect(row).toMatchObject({ values: ['UGR ≤ 19', null], isDifferent: true, best: [] });
  });

  test('matches product specifications by label', () => {
    const first = { specification: [{ label: 'Housing', value: 'Steel' }] };
    const second = {
      specification: [
        { label: 'Driver', value: 'Included' },
        { label: 'Housing', value: 'Steel' },
      ],
    };
    const groups = compareVariants(t, [
      buildCompared({ product: first }),
      buildCompared({ product: second }),
    ]);
    expect(groups.at(-1)).toEqual({
      title: 'Construction',
      rows: [
        { label: 'Housing', values: ['Steel', 'Steel'], isDifferent: false, best: [] },
        { label: 'Driver', values: [null, 'Included'], isDifferent: true, best: [] },
      ],
    });
  });

  test('can be reduced to its differences', () => {
    const groups = compareVariants(t, [
      buildCompared(),
      buildCompared({ variant: { ip: 'IP65' } }),
    ]);
    const different = onlyDifferent(groups);
    expect(different.flatMap(({ rows }) => rows.map(({ label }) => label))).toEqual([
      'Ingress protection',
    ]);
    expect(countRows(groups)).toBeGreaterThan(countRows(different));
    expect(onlyDifferent(compareVariants(t, [buildCompared(), buildCompared()]))).toEqual([]);
  });
});

describe('the best value', () => {
  test('is the higher efficacy, colour rendering, life and warranty', () => {
    expect(bestOf('Efficacy', {}, { variant: { efficacyLmW: 120 } })).toEqual([1]);
    expect(bestOf('Colour rendering', { variant: { cri: 90 } }, {})).toEqual([0]);
    expect(bestOf('Rated life', {}, { variant: { lifetimeH: 80_000 } })).toEqual([1]);
    expect(bestOf('Warranty', { product: { warrantyYears: 7 } }, {})).toEqual([0]);
  });

  test('is the lower colour deviation, glare and energy class', () => {
    expect(bestOf('Colour consistency', { variant: { sdcm: 2 } }, {})).toEqual([0]);
    expect(bestOf('Glare', {}, { variant: { ugr: 16 } })).toEqual([1]);
    const energy = 'Energy class of the light source';
    expect(bestOf(energy, {}, { variant: { energyClass: 'B' } })).toEqual([1]);
  });

  test('may be that of several variants, never that of all', () => {
    const good = { variant: { cri: 90 } };
    expect(bestOf('Colour rendering', good, {}, good)).toEqual([0, 2]);
    expect(bestOf('Colour rendering', good, good)).toEqual([]);
  });

  test('needs at least two values', () => {
    expect(bestOf('Efficacy', {}, { variant: { efficacyLmW: null } })).toEqual([]);
    expect(bestOf('Efficacy', {})).toEqual([]);
  });

  test('is not marked for lives to different end points', () => {
    const other = { variant: { lifetimeH: 80_000, lifetimeClass: 'L70B50' } };
    expect(bestOf('Rated life', {}, other)).toEqual([]);
  });

  test('is not marked for figures whose value depends on the room', () => {
    const other = {
      variant: { fluxLm: 3000, powerW: 30, beamDeg: 60, cctK: 4000, ip: 'IP65', weightKg: 3 },
    };
    for (const label of ['Luminous flux', 'Power', 'Beam angle', 'Colour temperature', 'Weight']) {
      expect(bestOf(label, {}, other), label).toEqual([]);
    }
  });
});
