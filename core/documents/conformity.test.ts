import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { AttributeSubject, AttributeValues } from '#core/catalogue/attributes/attribute.ts';
import type { ProductRecord } from '#core/catalogue/product-record.ts';
import { type Law, listConformity } from '#core/documents/conformity.ts';
import { referenceOf, standardOf } from '#core/documents/standards.ts';

/** A recessed downlight on the mains. */
const downlight: AttributeSubject = {
  archetype: 'downlight',
  fluxLm: 1200,
  powerW: 12,
  cri: 80,
  voltage: '220-240 V AC',
  dimming: 'none',
  emergency: 'none',
  cutOutMm: '150',
  lengthMm: null,
};

const dark = { fluxLm: null, cri: null, cutOutMm: null };

function declare(figures: Partial<AttributeSubject> = {}, values: AttributeValues = {}) {
  return listConformity({ subject: { ...downlight, ...figures }, values });
}

const codesOf = (...args: Parameters<typeof declare>) =>
  declare(...args)?.standards.map(standardOf) ?? [];

test('A mains luminaire: low voltage, EMC, RoHS and ecodesign, standards with their editions', () => {
  expect(declare()).toEqual({
    laws: ['lvd', 'emc', 'rohs', 'ecodesign'],
    standards: [
      'EN 60598-1:2021',
      'EN 60598-2-2:2012',
      'EN 62471:2008',
      'EN 62493:2015',
      'EN 55015:2019+A11:2020',
      'EN 61547:2009',
      'EN 61000-3-2:2019',
      'EN 61000-3-3:2013+A1:2019',
      'EN IEC 63000:2018',
    ],
  });
});

test.each([
  ['24 V DC', false],
  ['48 V DC', false],
  ['110 V DC', true],
  ['12 V AC', false],
  ['220-240 V AC', true],
])('A supply of %s is low voltage: %s', (voltage, expected) => {
  expect(declare({ voltage })?.laws.includes('lvd')).toBe(expected);
});

describe('Radio equipment', () => {
  const radio = { radio: 'bluetooth-le', radio_band: '2.4 GHz', radio_dbm: 8 };

  test.each<[string, Partial<AttributeSubject>, AttributeValues]>([
    ['a luminaire with Casambi', { dimming: 'casambi' }, radio],
    ['a luminaire with a radar detector', {}, { ...radio, radio: 'radar', radio_band: '5.8 GHz' }],
    ['a detector set by Bluetooth', { ...dark, archetype: 'sensor' }, radio],
    [
      'a switch without supply',
      { ...dark, archetype: 'switch', dimming: 'octo', voltage: null, powerW: null },
      radio,
    ],
  ])('%s is subject to 2014/53/EU in place of low voltage and EMC', (_, figures, values) => {
    const laws = declare(figures, values)?.laws ?? [];
    expect(laws).toContain('red');
    expect(laws).not.toEqual(expect.arrayContaining(['lvd']));
    expect(laws).not.toEqual(expect.arrayContaining(['emc']));
  });

  test.each([
    ['868 MHz', ['EN 300 220-2', 'EN 301 489-1', 'EN 301 489-3']],
    ['2.4 GHz', ['EN 300 328', 'EN 301 489-1', 'EN 301 489-17']],
    ['5.8 GHz', ['EN 300 440', 'EN 301 489-1', 'EN 301 489-3']],
    ['24 GHz', ['EN 300 440', 'EN 301 489-1', 'EN 301 489-3']],
  ])('The band of %s decides the radio standards', (band, expected) => {
    const codes = codesOf({}, { ...radio, radio_band: band });
    expect(codes.filter((code) => /^EN 30/.test(code ?? ''))).toEqual(expected);
  });

  test('Exposure follows from power: 20 mW are 13 dBm', () => {
    expect(codesOf({}, { ...radio, radio_dbm: 13 })).toContain('EN 62479');
    expect(codesOf({}, { ...radio, radio_dbm: 14 })).toContain('EN 62311');
    expect(codesOf({}, { ...radio, radio_dbm: 14 })).not.toContain('EN 62479');
  });

  test('Cybersecurity only where it communicates over the internet', () => {
    expect(codesOf({}, radio)).not.toContain('EN 18031-1');
    expect(codesOf({}, { ...radio, internet: 'no' })).not.toContain('EN 18031-1');
    expect(codesOf({}, { ...radio, internet: 'yes' })).toContain('EN 18031-1');
  });

  test('What a product states for its radio versions says nothing of the others', () => {
    const standards = ['EN 300 328', 'EN 60669-2-1:2022', 'IEC 62386-303:2017'];
    const codes = codesOf({ ...dark, archetype: 'sensor' }, { standards });
    expect(codes).toContain('EN 60669-2-1');
    expect(codes).not.toContain('EN 300 328');
    expect(codes).not.toContain('IEC 62386-303');
  });
});

describe('Emergency lighting', () => {
  const emergency = { archetype: 'emergency', emergency: '3h-maintained', cutOutMm: null };

  test('is outside ecodesign if it is for emergency use only', () => {
    expect(declare(emergency)?.laws).not.toContain('ecodesign');
    expect(declare({ emergency: '3h-maintained' })?.laws).toContain('ecodesign');
  });

  test.each([
    ['manual', false],
    ['self-test', true],
    ['dali', true],
    ['wireless', true],
  ])('EN 62034 with a test that is %s: %s', (test, expected) => {
    const codes = codesOf(emergency, { emergency_test: test });
    expect(codes.includes('EN 62034')).toBe(expected);
    expect(codes).toContain('EN 60598-2-22');
  });

  test('Without a battery neither of its standards applies, whatever the product states', () => {
    const standards = ['EN 60598-2-22:2014+A1:2020', 'EN 62034:2012', 'EN 60598-2-1:2021'];
    const codes = codesOf({}, { standards, emergency_test: 'self-test' });
    expect(codes).toContain('EN 60598-2-1');
    expect(codes).not.toContain('EN 60598-2-22');
    expect(codes).not.toContain('EN 62034');
  });
});

describe('DALI', () => {
  const dali = (figures: Partial<AttributeSubject>, values: AttributeValues = {}) =>
    codesOf(figures, values).filter((code) => code?.startsWith('IEC 62386'));

  test.each<[string, Partial<AttributeSubject>, AttributeValues, string[]]>([
    ['no DALI', {}, {}, []],
    [
      'a node that supplies a line',
      { ...dark, archetype: 'sensor', dimming: 'octo' },
      { output: 'dali' },
      ['101', '103'],
    ],
    ['LED gear', { dimming: 'dali-2' }, {}, ['101', '102', '207']],
    ['tunable gear', { dimming: 'dali-2-dt8' }, {}, ['101', '102', '207', '209']],
    [
      'an emergency luminaire tested by DALI',
      { emergency: '3h-maintained' },
      { emergency_test: 'dali' },
      ['101', '102', '202'],
    ],
    [
      'a detector',
      { ...dark, archetype: 'sensor', dimming: 'dali-2' },
      { standards: ['IEC 62386-303:2017'] },
      ['101', '103', '303'],
    ],
    [
      'a track with conductors for the bus',
      { ...dark, archetype: 'track', dimming: 'dali-2' },
      {},
      [],
    ],
  ])('%s', (_, figures, values, parts) => {
    expect(dali(figures, values)).toEqual(parts.map((part) => `IEC 62386-${part}`));
  });
});

describe('Products that are no luminaires', () => {
  test.each<[string, Partial<AttributeSubject>, Law[]]>([
    ['track: inherently benign', { ...dark, archetype: 'track' }, ['lvd', 'rohs']],
    ['driver', { ...dark, archetype: 'driver' }, ['lvd', 'emc', 'rohs', 'ecodesign']],
    ['strip', { archetype: 'strip', voltage: '24 V DC' }, ['emc', 'rohs', 'ecodesign']],
    ['strip of colours only', { ...dark, archetype: 'strip', voltage: '24 V DC' }, ['emc', 'rohs']],
    ['detector', { ...dark, archetype: 'sensor' }, ['lvd', 'emc', 'rohs']],
  ])('%s', (_, figures, laws) => {
    expect(declare(figures)?.laws).toEqual(laws);
  });

  test('Strip is a module, not a luminaire', () => {
    const codes = codesOf({ archetype: 'strip', voltage: '24 V DC', cutOutMm: null });
    expect(codes).toContain('EN 62031');
    expect(codes).not.toContain('EN 60598-1');
  });

  test('Profiles and passive accessories have none', () => {
    const passive = { ...dark, voltage: null, powerW: null };
    expect(declare({ ...passive, archetype: 'profile' })).toBeNull();
    expect(declare({ ...passive, archetype: 'accessory' })).toBeNull();
  });
});

describe('the products of the content', () => {
  const folder = new URL('../../content/catalogue/products/', import.meta.url);
  const records = readdirSync(folder).map(
    (code) => parse(readFileSync(new URL(`${code}/product.yaml`, folder), 'utf8')) as ProductRecord,
  );

  test.each(records)('$code: editions are those of the table', ({ attributes }) => {
    for (const stated of (attributes?.standards ?? []) as string[]) {
      const code = standardOf(stated);
      if (code && /:\d{4}/.test(stated)) {
        expect(stated.replace(/(\+A\d+):\d{4}/g, '$1')).toBe(
          referenceOf(code).replace(/(\+A\d+):\d{4}/g, '$1'),
        );
      }
    }
  });
});
