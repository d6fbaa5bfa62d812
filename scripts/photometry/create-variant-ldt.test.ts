import { describe, expect, it } from 'vitest';
import type { OpticRecord, ProductRecord } from '#core/catalogue/product-record.ts';
import { statedFiguresOf } from '#core/catalogue/stated-figures.ts';
import type { VariantRecord } from '#core/catalogue/variant-record.ts';
import { mapLocales } from '#core/i18n/locales.ts';
import { checkAgreement } from '#core/photometry/agreement/agreement.ts';
import { readFileFigures } from '#core/photometry/agreement/file-figures.ts';
import { formatLdt } from '#core/photometry/eulumdat/format-ldt.ts';
import { parseLdt } from '#core/photometry/eulumdat/ldt.ts';
import { expandDistribution } from '#core/photometry/eulumdat/ldt-symmetry.ts';
import { calculateBeamAngle } from '#core/photometry/figures/beam.ts';
import { createVariantLdt, type LitVariant } from './create-variant-ldt.ts';

const spot: OpticRecord = {
  label: mapLocales(() => 'Spot'),
  kind: 'rotational',
  cut_off_deg: 55,
  luminous: { diameter_mm: 46 },
};

const createProduct = (optic: OpticRecord, archetype = 'track-spot') =>
  ({
    ...{ post_date: '2025-03-14', optics: { one: optic }, model: { archetype } },
  }) as unknown as ProductRecord;

const createVariant = (overrides: Partial<VariantRecord> = {}) =>
  ({
    sku: 'GAD60/12/927/B',
    description_en: 'Gadea 60, 12 W, 2700 K, black',
    photometry: 'GAD60-12-927-B.ldt',
    optic: 'one',
    power_w: 12.5,
    flux_lm: 1080,
    efficacy_lm_w: 86.4,
    cct_k: 2700,
    cct_max_k: null,
    cri: 90,
    ugr: null,
    beam_deg: 24,
    beam_c90_deg: null,
    length_mm: null,
    width_mm: null,
    height_mm: 168,
    diameter_mm: 60,
    ...overrides,
  }) as LitVariant;

const create = (optic: OpticRecord, overrides: Partial<VariantRecord> = {}) =>
  createVariantLdt('Lumbrera', {
    product: createProduct(optic),
    variant: createVariant(overrides),
  });

describe('createVariantLdt', () => {
  it('creates a file that agrees with the variant when read back', () => {
    const variant = createVariant();
    const text = formatLdt(createVariantLdt('Lumbrera', { product: createProduct(spot), variant }));
    expect(checkAgreement(readFileFigures(parseLdt(text)), statedFiguresOf(variant))).toEqual([]);
  });

  it('declares absolute photometry of a round luminaire', () => {
    expect(create(spot)).toMatchObject({
      sourceType: 1,
      lengthMm: 60,
      widthMm: 0,
      heightMm: 168,
      luminousLengthMm: 46,
      luminousWidthMm: 0,
      luminousHeightsMm: [0, 0, 0, 0],
      downwardFluxPercent: 100,
      lightOutputRatioPercent: 100,
      dateAndUser: '2025-03-14 / Lumbrera',
      lampSets: [{ lampCount: -1, fluxLm: 1080, colour: '2700 K', powerW: 12.5 }],
    });
  });

  it('names both ends of tunable white', () => {
    const ldt = create(spot, { cct_max_k: 6500 });
    expect(ldt.lampSets[0]?.colour).toBe('2700-6500 K');
  });

  it('turns a floodlight on its face and a wall light lengthwise', () => {
    const wide: OpticRecord = { ...spot, luminous: { length_mm: 96, width_mm: 72 } };
    const flood = { diameter_mm: null, length_mm: 28, width_mm: 112, height_mm: 138 };
    expect(create(wide, flood)).toMatchObject({ lengthMm: 112, widthMm: 138, heightMm: 28 });
    const wall = { diameter_mm: null, length_mm: 85, width_mm: 252, height_mm: 82 };
    expect(create(wide, wall)).toMatchObject({ lengthMm: 252, widthMm: 85, heightMm: 82 });
  });

  it('gives a globe luminous sides all around', () => {
    const globe: OpticRecord = { ...spot, kind: 'omnidirectional', uplight: 0.4 };
    expect(create(globe, { beam_deg: null })).toMatchObject({
      downwardFluxPercent: 60,
      luminousHeightsMm: [46, 46, 46, 46],
    });
  });

  it('describes one metre of LED strip, whatever the length of the reel', () => {
    const luminous = { length_mm: 1000, width_mm: 5 };
    const product = createProduct({ label: spot.label, kind: 'lambertian', luminous }, 'strip');
    const reel = { diameter_mm: null, length_mm: 5000, width_mm: 8, height_mm: 2, beam_deg: 120 };
    const variant = createVariant({ ...reel, power_w: 48, flux_lm: 4880 });
    expect(createVariantLdt('Lumbrera', { product, variant })).toMatchObject({
      ...{ lengthMm: 1000, widthMm: 8, heightMm: 2, luminousLengthMm: 1000, luminousWidthMm: 5 },
      luminaireName: '1 m of Gadea 60, 12 W, 2700 K, black',
      lampSets: [{ fluxLm: 976, powerW: 9.6 }],
    });
  });

  it('gives a line or an oblong of light a narrower beam along its length, unless that is stated', () => {
    const line: OpticRecord = {
      label: spot.label,
      kind: 'lambertian',
      luminous: { length_mm: 1100, width_mm: 40 },
    };
    const size = { diameter_mm: null, length_mm: 1200, width_mm: 60, height_mm: 70 };
    const beamsOf = (optic: OpticRecord, overrides: Partial<VariantRecord> = {}) => {
      const light = expandDistribution(create(optic, { ...size, beam_deg: 110, ...overrides }));
      return [0, 90].map((plane) => Math.round(calculateBeamAngle(light, plane) ?? 0));
    };
    expect(beamsOf(line)).toEqual([110, 102]);
    expect(beamsOf({ ...line, kind: 'rotational' })).toEqual([110, 105]);
    expect(beamsOf(line, { beam_c90_deg: 90 })).toEqual([110, 90]);
    // Shielded (3 - 1) / (3.25 - 1) as much as a line, at least 1°, and a square not at all.
    const oblong = { ...line, luminous: { length_mm: 120, width_mm: 40 } };
    expect(beamsOf(oblong)).toEqual([110, 103]);
    expect(beamsOf({ ...line, luminous: { length_mm: 52, width_mm: 42 } })).toEqual([110, 109]);
    expect(beamsOf({ ...line, luminous: { length_mm: 50, width_mm: 50 } })).toEqual([110, 110]);
    // Two round heads of a track spot shine like one.
    expect(beamsOf({ ...oblong, kind: 'rotational' })).toEqual([110, 110]);
    const strip = { ...line, luminous: { length_mm: 1100, width_mm: 8 } };
    expect(beamsOf(strip)).toEqual([110, 110]);
  });

  it('rejects an unknown optic, a luminous area that does not fit and an impossible beam', () => {
    expect(() => create(spot, { optic: 'other' })).toThrow("The product has no optic 'other'.");
    const large: OpticRecord = { ...spot, luminous: { diameter_mm: 70 } };
    expect(() => create(large)).toThrow("area of optic 'one' is larger than the luminaire");
    expect(() => create(spot, { beam_deg: 115 })).toThrow(
      'A beam of 115° is not possible inside a cut-off of 55°.',
    );
  });
});
