import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { ProductRecord } from '#core/catalogue/product-record.ts';
import { buildVariant } from '#core/catalogue/variant.fixtures.ts';
import { isPartOf, listConformity, standardsIn } from '#core/documents/conformity.ts';

const downlight = { archetype: 'downlight', standards: [], specification: [] } as const;
const codesOf = (items: { code: string }[] | undefined) => items?.map(({ code }) => code);

describe('listConformity', () => {
  test('A mains luminaire: low voltage, EMC, RoHS and ecodesign, in both markets', () => {
    const conformity = listConformity(downlight, buildVariant());
    expect(conformity?.laws).toEqual(['lvd', 'emc', 'rohs', 'ecodesign']);
    expect(codesOf(conformity?.standards)).toEqual([
      'EN 60598-1',
      'EN 60598-2-2',
      'EN 62471',
      'EN 62493',
      'EN 55015',
      'EN 61547',
      'EN 61000-3-2',
      'EN 61000-3-3',
      'EN IEC 63000',
    ]);
  });

  test('Radio equipment replaces low voltage and EMC', () => {
    const conformity = listConformity(downlight, buildVariant({ dimming: 'casambi' }));
    expect(conformity?.laws).toEqual(['red', 'rohs', 'ecodesign']);
    expect(codesOf(conformity?.standards)).toContain('EN 300 328');
  });

  test.each([
    ['24 V DC', false],
    ['48 V DC', false],
    ['110 V DC', true],
    ['12 V AC', false],
    ['220-240 V AC', true],
  ])('A supply of %s is low voltage: %s', (voltage, expected) => {
    const conformity = listConformity(downlight, buildVariant({ voltage }));
    expect(conformity?.laws.includes('lvd')).toBe(expected);
  });

  test('Emergency luminaires are outside ecodesign and have their own standards', () => {
    const variant = buildVariant({ emergency: '3h-self-test', cutOutMm: null });
    const conformity = listConformity(
      { archetype: 'emergency', standards: [], specification: [] },
      variant,
    );
    expect(conformity?.laws).not.toContain('ecodesign');
    expect(codesOf(conformity?.standards)).toEqual(
      expect.arrayContaining(['EN 60598-2-22', 'EN 62034']),
    );
  });

  test('A profile has no declaration', () => {
    const variant = buildVariant({ voltage: null, powerW: null, fluxLm: null });
    expect(
      listConformity({ archetype: 'profile', standards: [], specification: [] }, variant),
    ).toBeNull();
  });

  test('The specification decides the particular standard; the emergency part only if it applies', () => {
    const specification = [{ value: 'EN 60598-2-22 (versions)' }];
    const standards = ['EN 60598-2-1:2021'];
    const product = { archetype: 'floodlight', standards, specification } as const;
    const plain = codesOf(listConformity(product, buildVariant())?.standards);
    expect(plain).toContain('EN 60598-2-1');
    expect(plain).not.toContain('EN 60598-2-5');
    expect(plain).not.toContain('EN 60598-2-22');
    const emergency = buildVariant({ emergency: '3h-maintained' });
    expect(codesOf(listConformity(product, emergency)?.standards)).toContain('EN 60598-2-22');
  });
});

test('Finds codes in a text', () => {
  const value = 'EN 60598-1, EN 62384; SELV, IEC 62386-304, EN 300 328 (Octo), EN 60529';
  expect(standardsIn([{ value }])).toEqual([
    'EN 60598-1',
    'EN 62384',
    'IEC 62386-304',
    'EN 300 328',
    'EN 60529',
  ]);
});

describe('the products of the content', () => {
  const folder = new URL('../../content/catalogue/products/', import.meta.url);
  const records = readdirSync(folder).map(
    (code) => parse(readFileSync(new URL(`${code}/product.yaml`, folder), 'utf8')) as ProductRecord,
  );
  /** Standards for the design of lighting and ceilings, to which luminaires do not declare conformity. */
  const ofApplication = /^EN (?:12464|12193|1838|1365|13964)/;

  test.each(records)('$code: the declaration has every standard on the page', (record) => {
    const specification = record.specification?.map(({ label, value }) => {
      return { label: label.en, value: value.en };
    });
    const { archetype } = record.model;
    const standards = (record.attributes?.standards ?? []) as string[];
    const product = { archetype, standards, specification: specification ?? [] };
    const variant = buildVariant({ emergency: '3h-self-test', dimming: 'dali-2' });
    const declared = codesOf(listConformity(product, variant)?.standards) ?? [];
    const stated = standards.map((value) => ({ value }));
    for (const code of standardsIn([...stated, ...product.specification])) {
      if (archetype === 'profile' || ofApplication.test(code)) continue;
      const isDeclared = declared.some((one) => isPartOf(code, one));
      expect(isDeclared, code).toBe(true);
    }
  });
});
