import { describe, expect, test } from 'vitest';
import type { FacetItem } from '#core/catalogue/listing/facet-kinds.ts';
import { productFacetFields, variantFacetFields } from '#core/catalogue/listing/facet-values.ts';
import { facets } from '#core/catalogue/listing/facets.ts';
import { emptyFigures } from '#core/catalogue/variant.fixtures.ts';
import en from '#core/i18n/messages/en.json';

function buildItem(overrides: Partial<FacetItem['variant']> = {}): FacetItem {
  return {
    variant: {
      ...emptyFigures,
      finish: 'white',
      powerW: 12,
      fluxLm: 1200,
      efficacyLmW: 100,
      cctK: 3000,
      cctMaxK: null,
      cri: 92,
      sdcm: 3,
      ugr: 19,
      beamDeg: 38,
      ip: 'IP44',
      ik: 'IK05',
      protectionClass: 'II',
      voltage: '220-240 V AC',
      dimming: 'dali-2',
      emergency: 'none',
      lifetimeH: 50_000,
      energyClass: 'D',
      ...overrides,
    },
    product: {
      family: 'ardea',
      categories: ['interior', 'downlights'],
      types: ['fixed'],
      applications: [],
      warrantyYears: 5,
      archetype: 'downlight',
    },
    mounting: ['recessed'],
    distribution: 'rotational',
    hasPhotometry: true,
    attributes: {},
  };
}

const fieldsOf = (overrides: Partial<FacetItem['variant']>) =>
  variantFacetFields(buildItem(overrides));

describe('The facet fields of a variant', () => {
  test('hold every limit that it meets', () => {
    expect(fieldsOf({})).toMatchObject({
      ugr: [19, 22, 25, 28],
      cri: [80, 90],
      sdcm: [3, 4, 5],
      warranty: [3, 5],
      lifetime: [50_000],
    });
    expect(fieldsOf({ ugr: 13 }).ugr).toEqual([16, 19, 22, 25, 28]);
    expect(fieldsOf({ cri: 97 }).cri).toEqual([80, 90, 95]);
  });

  test('omit limits that it does not meet', () => {
    expect(fieldsOf({ ugr: 29 })).not.toHaveProperty('ugr');
    expect(fieldsOf({ cri: 70 })).not.toHaveProperty('cri');
    expect(fieldsOf({ lifetimeH: 49_999 })).not.toHaveProperty('lifetime');
  });

  test('hold every colour temperature that tunable white can be set to', () => {
    expect(fieldsOf({ cctK: 2700, cctMaxK: 5000 })).toMatchObject({
      cct: [2700, 3000, 3500, 4000, 5000],
      tunable: true,
    });
    expect(fieldsOf({ cctK: 1900, cctMaxK: 2100 }).cct).toEqual([1900, 2100]);
    expect(fieldsOf({ cctK: 3000 })).toMatchObject({ cct: [3000], tunable: false });
  });

  test('distinguish dimmable, switched and powerless', () => {
    expect(fieldsOf({ dimming: 'phase' })).toMatchObject({ dimming: 'phase', dimmable: true });
    expect(fieldsOf({ dimming: 'none' })).toMatchObject({ dimming: 'none', dimmable: false });
    const profile = fieldsOf({ dimming: 'none', powerW: null });
    expect(profile).toMatchObject({ dimmable: false });
    expect(profile).not.toHaveProperty('dimming');
    expect(profile).not.toHaveProperty('wattage');
  });

  test('name the emergency version only if there is one', () => {
    const version = fieldsOf({ emergency: '3h-self-test' });
    expect(version).toMatchObject({ emergency: true, emergency_type: '3h-self-test' });
    expect(fieldsOf({})).not.toHaveProperty('emergency_type');
  });
});

test('The facet fields of a product hold the values of its variants once', () => {
  const items = [buildItem(), buildItem({ powerW: 18, ugr: 22 }), buildItem({ dimming: 'none' })];
  expect(productFacetFields(items)).toMatchObject({
    family: ['ardea'],
    wattage: [12, 18],
    ugr: [19, 22, 25, 28],
    dimmable: [true, false],
  });
  expect(productFacetFields(items)).not.toHaveProperty('application');
});

test('Facets have unique ids that no other parameter of a listing uses, and names', () => {
  const ids = facets.map(({ id }) => id as string);
  const taken = [...ids, 'search', 'sort', 'view', 'page', 'variation'];
  expect(new Set(taken).size).toBe(taken.length);
  for (const id of ids) expect(en).toHaveProperty([`facet.${id}`]);
});

test('Facets start with those of the specification, in its order', () => {
  const main = facets.filter(({ isMain }) => isMain).map(({ id }) => id);
  expect(main).toEqual([
    ...['family', 'category', 'type', 'ip', 'ik', 'cct', 'cri', 'sdcm', 'ugr', 'wattage'],
    ...['lumens', 'efficacy', 'warranty', 'dimmable', 'emergency'],
  ]);
  expect(facets.slice(0, main.length).every(({ isMain }) => isMain)).toBe(true);
});

test('Values of an item match the pattern of their facet, so that URLs can hold them', () => {
  const item = buildItem({ emergency: '1h-self-test', cctMaxK: 6500 });
  for (const facet of facets) {
    if (facet.kind !== 'term') continue;
    for (const value of facet.read(item)) expect(String(value)).toMatch(facet.pattern);
  }
});
