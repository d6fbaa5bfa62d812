import { describe, expect, test } from 'vitest';
import {
  type EtimSubject,
  type EtimTable,
  etimClassOf,
  etimFeatures,
} from '#core/catalogue/etim/etim.ts';
import { countCoverage } from '#core/catalogue/etim/etim-coverage.ts';
import { mapLocales } from '#core/i18n/locales.ts';

const named = (name: string) => mapLocales(() => name);
const aluminium = mapLocales((locale) => (locale === 'es' ? 'Aluminio' : 'Aluminium'));
const table: EtimTable = {
  release: '10.0',
  classes: [
    {
      code: 'EC000001',
      name: named('Downlight'),
      archetypes: ['downlight'],
      types: [],
      features: ['EF1', 'EF2', 'EF3', 'EF4', 'EF5', 'EF6'],
    },
    { code: 'EC000002', name: named('Spot'), archetypes: [], types: ['spots'], features: ['EF3'] },
  ],
  features: [
    {
      code: 'EF1',
      name: named('IP'),
      type: 'A',
      from: ['ip_back', 'ip'],
      values: { IP20: 'EV000072' },
    },
    { code: 'EF2', name: named('DALI'), type: 'L', from: 'dimming', yes: ['dali-2'] },
    { code: 'EF3', name: named('Voltage'), type: 'R', unit: 'V', from: 'voltage' },
    { code: 'EF4', name: named('CCT'), type: 'R', unit: 'K', from: 'cct_k', to: 'cct_max_k' },
    { code: 'EF5', name: named('Housing'), type: 'A', from: 'housing_material' },
    {
      code: 'EF6',
      name: named('Cut-out'),
      type: 'N',
      unit: 'mm',
      from: 'cut_out_mm',
      only_with: 'cut_out_mm',
    },
  ],
};

const subject: EtimSubject = {
  archetype: 'downlight',
  types: ['fixed'],
  mounting: [],
  distribution: null,
  figures: { ip: 'IP44', dimming: 'dali-2', voltage: '220-240 V AC', cct_k: 2700, cct_max_k: 6500 },
  attributes: { ip_back: 'IP20', housing_material: aluminium },
};

const valuesOf = (one: EtimSubject) =>
  Object.fromEntries(etimFeatures(table, one).map(({ code, value }) => [code, value]));

describe('ETIM features', () => {
  test('read the first source that is stated, with the code of a value that is known', () => {
    expect(valuesOf(subject).EF1).toEqual({ code: 'EV000072', text: 'IP20' });
    expect(valuesOf({ ...subject, attributes: {} }).EF1).toEqual({ text: 'IP44' });
  });

  test('are yes, no, numbers and ranges', () => {
    expect(valuesOf(subject)).toMatchObject({ EF2: true, EF3: [220, 240], EF4: [2700, 6500] });
    const fixed = { ...subject, figures: { dimming: 'none', voltage: '24 V DC', cctK: 3000 } };
    expect(valuesOf(fixed)).toMatchObject({ EF2: false, EF3: [24, 24], EF4: [3000, 3000] });
  });

  test('have a text in each language where the catalogue has', () => {
    expect(valuesOf(subject).EF5).toEqual({ text: aluminium });
  });

  test('are absent where they do not apply, and null where a value is missing', () => {
    expect(valuesOf(subject)).not.toHaveProperty('EF6');
    expect(valuesOf({ ...subject, figures: { cutOutMm: '150' } })).toMatchObject({
      EF6: 150,
      EF3: null,
    });
  });

  test('belong to the class of a type before that of a construction; other products have none', () => {
    expect(etimClassOf(table, { archetype: 'downlight', types: ['spots'] })?.code).toBe('EC000002');
    expect(etimClassOf(table, subject)?.code).toBe('EC000001');
    expect(etimClassOf(table, { archetype: 'sensor', types: [] })).toBeNull();
    expect(etimFeatures(table, { ...subject, archetype: 'sensor' })).toEqual([]);
  });

  test('are counted by class: five apply, one of them has no value', () => {
    const features = etimFeatures(table, { ...subject, attributes: {} });
    expect(countCoverage([{ code: 'EC000001', features }])).toEqual([
      { code: 'EC000001', variants: 1, applied: 5, filled: 4 },
    ]);
  });
});
