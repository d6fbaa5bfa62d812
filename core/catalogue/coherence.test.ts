import { expect, test } from 'vitest';
import { type CoherenceInput, checkCoherence } from '#core/catalogue/coherence.ts';
import { emptyRow } from '#core/catalogue/variant.fixtures.ts';
import type { VariantRecord } from '#core/catalogue/variant-record.ts';
import { mapLocales } from '#core/i18n/locales.ts';
import { localisedColumns } from '#core/i18n/localised.ts';
import { inEnglish } from '#core/say.ts';

const label = mapLocales(() => 'Medium');
const optics: CoherenceInput['optics'] = {
  medium: { label, kind: 'rotational', cut_off_deg: 60, luminous: { diameter_mm: 90 } },
  oval: { label, kind: 'elliptical', luminous: { length_mm: 80, width_mm: 40 } },
  ring: { label, kind: 'omnidirectional', uplight: 0.1, luminous: { diameter_mm: 100 } },
};

function buildVariant(overrides: Partial<VariantRecord> = {}): VariantRecord {
  return {
    sku: 'LYR150/12/830/W',
    legacy_skus: [],
    ...localisedColumns('description', 'Lyra 150, 12 W, 3000 K'),
    ...emptyRow,
    power_w: 12,
    flux_lm: 1200,
    efficacy_lm_w: 100,
    cct_k: 3000,
    cri: 80,
    sdcm: 3,
    ugr: 19,
    beam_deg: 60,
    optic: 'medium',
    ip: 'IP44',
    protection_class: 'II',
    voltage: '220-240 V AC',
    height_mm: 80,
    diameter_mm: 165,
    cut_out_mm: '150',
    weight_kg: 0.6,
    ta_min_c: -20,
    ta_max_c: 35,
    lifetime_h: 50_000,
    lifetime_class: 'L80B10',
    energy_class: 'D',
    image: null,
    photometry: null,
    spectrum: null,
    ...overrides,
  };
}

function check(variants: Partial<VariantRecord>[], lightsRooms = true, isForEmergency = false) {
  const built = variants.map((overrides) => buildVariant(overrides));
  return checkCoherence({ optics, variants: built, lightsRooms, isForEmergency }).map(
    ({ field, problem, isCertain }) =>
      `${isCertain ? '' : 'maybe '}${field}: ${inEnglish(problem)}`,
  );
}

test('Coherent figures have no findings', () => {
  expect(check([{}])).toEqual([]);
  expect(check([{ flux_lm: 1211 }])).toEqual([]);
});

test('Luminaires for emergency use only need neither efficacy nor energy class', () => {
  const dark = { efficacy_lm_w: null, energy_class: null };
  expect(check([dark], true, true)).toEqual([]);
  expect(check([dark])).toEqual([
    'efficacy_lm_w: is empty although the variant states a luminous flux',
    'energy_class: is empty although the variant states a luminous flux',
  ]);
});

test.each<[Partial<VariantRecord>, string]>([
  [{ flux_lm: 1300 }, "flux_lm: '1300' lm is not 12 W × 100 lm/W = 1200 lm"],
  [
    { flux_lm: 2880, efficacy_lm_w: 240, energy_class: 'A' },
    "efficacy_lm_w: '240' lm/W is more than a luminaire can reach (230)",
  ],
  [
    { flux_lm: 120, efficacy_lm_w: 10, energy_class: 'G' },
    "maybe efficacy_lm_w: '10' lm/W is unusually low for LED",
  ],
  [{ cri: null }, 'cri: is empty although the variant states a luminous flux'],
  [{ optic: 'wide' }, "optic: 'wide' is not one of the product's optics"],
  [{ beam_deg: null }, 'beam_deg: is empty although the optic is rotational'],
  [{ beam_deg: 110 }, "beam_deg: '110' is wider than a cut-off at 60° allows (108)"],
  [{ optic: 'oval' }, 'beam_c90_deg: is empty although the optic is elliptical'],
  [{ ta_min_c: 40 }, "ta_min_c: '40' is not below the highest ambient temperature, 35"],
  [{ cct_max_k: 2700 }, "cct_max_k: '2700' is not above the warm end of the tunable white, 3000"],
  [
    { diameter_mm: 80, cut_out_mm: '70' },
    'optic: the luminous area of 90 mm is larger than the luminaire',
  ],
  [
    { cut_out_mm: '200' },
    "maybe cut_out_mm: '200' is larger than the luminaire that has to cover it",
  ],
  [{ diameter_mm: null }, 'maybe length_mm: no outer size is stated'],
  [
    { energy_class: 'G' },
    "maybe energy_class: 'G' is unlikely for a light source in a luminaire of 100 lm/W",
  ],
])('%o is found', (overrides, expected) => {
  expect(check([overrides])).toEqual([expected]);
});

test('Beams may be stated for every kind of optic: the file tells whether they are true', () => {
  expect(check([{ beam_c90_deg: 50 }])).toEqual([]);
  expect(check([{ optic: 'ring', beam_c90_deg: 50 }])).toEqual([]);
});

test.each(['DC 24 V', '3,7 V DC', '`24 V`'])(
  'a voltage of %s is refused, as no filter can read it',
  (voltage) => {
    const problem = `voltage: '${voltage}' is no voltage that the filter can read`;
    expect(check([{ voltage }])).toEqual([problem]);
  },
);

test.each(['220-240 V AC', '12/24 V DC', '1–10 V DC'])('a voltage of %s is coherent', (voltage) => {
  expect(
    check([{ voltage, energy_class: null }]).filter((text) => text.includes('filter')),
  ).toEqual([]);
});

test.each([
  ['16 V DC', 'dali-2', 1],
  ['1-10 V DC', '1-10v', 1],
  ['24 V DC', 'dali-2', 0],
  ['12-48 V DC', 'dali-2', 0],
  ['16 V DC', 'none', 0],
] as const)('%s with %s is a control line in %d cases, and no SELV', (voltage, dimming, count) => {
  const found = (protection_class: 'II' | 'III') =>
    check([{ protection_class, voltage, dimming, energy_class: null }]).filter((text) =>
      text.startsWith('protection_class'),
    );
  expect(found('III')).toHaveLength(count);
  expect(found('II')).toEqual([]);
});

test('UGR belongs to rooms only', () => {
  expect(check([{}], false)).toEqual([
    "ugr: '19' is stated, but UGR describes rooms, and luminaires of this category light none",
  ]);
});

test('Variants without light need no light figures', () => {
  const dark = { flux_lm: null, efficacy_lm_w: null, cct_k: null, cri: null, optic: null };
  expect(check([{ ...dark, beam_deg: null, energy_class: null, ugr: null }])).toEqual([]);
});

test('Better colour rendering and warmer white do not give more light', () => {
  const good = { sku: 'LYR150/12/930/W', cri: 90, flux_lm: 1206 };
  expect(check([{}, good])).toEqual([
    "maybe flux_lm: '1206' lm is more light at CRI 90 than LYR150/12/830/W has at CRI 80",
  ]);
  const cool = { sku: 'LYR150/12/840/W', cct_k: 4000, flux_lm: 1194 };
  expect(check([{}, cool])).toEqual([
    "maybe flux_lm: '1194' lm is less light at 4000 K than LYR150/12/830/W has at 3000 K",
  ]);
  expect(check([{}, { ...cool, finish: 'black' }])).toEqual([]);
});

test('a figure at its limit is coherent, and a missing one is compared with nothing', () => {
  const rough = { power_w: 10, flux_lm: 1000 };
  // 1 % of 1,000 lm; 20 and 230 lm/W; 90 % of a cut-off at 60° to each side.
  expect(check([{ ...rough, efficacy_lm_w: 101 }])).toEqual([]);
  expect(check([{ ...rough, efficacy_lm_w: 101.1 }])).toHaveLength(1);
  expect(check([{ ...rough, flux_lm: 200, efficacy_lm_w: 20, energy_class: 'G' }])).toEqual([]);
  expect(check([{ ...rough, flux_lm: 2300, efficacy_lm_w: 230, energy_class: 'A' }])).toEqual([]);
  expect(check([{ ...rough, flux_lm: 199, efficacy_lm_w: 19.9, energy_class: 'G' }])).toHaveLength(
    1,
  );
  expect(check([{ ...rough, efficacy_lm_w: null }]).join()).not.toContain('W ×');
  expect(check([{ beam_deg: 108 }])).toEqual([]);
});

test('the limits of temperatures', () => {
  expect(check([{ ta_min_c: 35 }])).toHaveLength(1);
  expect(check([{ ta_min_c: 34 }])).toEqual([]);
  expect(check([{ ta_min_c: 40, ta_max_c: null }])).toEqual([]);
  expect(check([{ cct_max_k: 3000 }])).toHaveLength(1);
  expect(check([{ cct_max_k: 3100 }])).toEqual([]);
  expect(check([{ cct_max_k: 6500, cct_k: null }]).join()).toContain('which is empty');
});

test('the largest side of a rectangle covers luminous area and cut-out', () => {
  const sides = {
    diameter_mm: null,
    length_mm: 200,
    width_mm: 60,
    beam_c90_deg: 30,
    optic: 'oval',
  };
  expect(check([{ ...sides, cut_out_mm: '190x50' }])).toEqual([]);
  expect(check([{ ...sides, cut_out_mm: '50x230' }]).join()).toContain("'50x230' is larger");
  expect(check([{ ...sides, length_mm: 60, cut_out_mm: null }]).join()).toContain('of 80 mm');
  // A tolerance of 2 % for rounding: 90 mm on 88.3 mm, not on 88.
  expect(check([{ diameter_mm: 88.3, cut_out_mm: null }])).toEqual([]);
  expect(check([{ diameter_mm: 88, cut_out_mm: null }])).toHaveLength(1);
});

test('a source on extra-low voltage may be of a lower class', () => {
  // 115 lm/W: 111.55 with rounding, class E; times 0.926 for a source off the mains, class F.
  const lit = { flux_lm: 1380, efficacy_lm_w: 115, energy_class: 'F' } as const;
  expect(check([lit])).toHaveLength(1);
  expect(check([{ ...lit, voltage: '24 V DC' }])).toEqual([]);
  expect(check([{ ...lit, voltage: null }])).toHaveLength(1);
  // 25 lm/W: at most 88 lm/W of a directional source.
  expect(check([{ flux_lm: 300, efficacy_lm_w: 25, energy_class: 'D' }])).toHaveLength(1);
});

test('equal light at better colour rendering or cooler white is possible', () => {
  expect(check([{}, { sku: 'LYR150/12/930/W', cri: 90 }])).toEqual([]);
  expect(check([{}, { sku: 'LYR150/12/840/W', cct_k: 4000 }])).toEqual([]);
  expect(check([{}, { sku: 'LYR150/12/930/W', cri: 90, flux_lm: 1195 }])).toEqual([]);
  const tunable = { sku: 'LYR150/12/830/T', cct_k: 4000, cct_max_k: 6500, flux_lm: 1194 };
  expect(check([{}, tunable])).toEqual([]);
});

test('A luminaire for emergency use only needs no energy class', () => {
  expect(check([{ energy_class: null }], true, true)).toEqual([]);
  expect(check([{ energy_class: null }])).toEqual([
    'energy_class: is empty although the variant states a luminous flux',
  ]);
});
