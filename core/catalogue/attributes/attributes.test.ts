import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { AttributeSubject } from '#core/catalogue/attributes/attribute.ts';
import { attributesOf } from '#core/catalogue/attributes/attribute-rows.ts';
import {
  attributeShape,
  productAttributesSchema,
} from '#core/catalogue/attributes/attribute-shape.ts';
import { attributeText, groupAttributes } from '#core/catalogue/attributes/attribute-texts.ts';
import {
  attributes,
  productAttributes,
  rowAttributes,
} from '#core/catalogue/attributes/attributes.ts';
import {
  missingAttributes,
  resolveAttributes,
} from '#core/catalogue/attributes/resolve-attributes.ts';
import { localeCodes, mapLocales } from '#core/i18n/locales.ts';
import { attributeTexts } from '#server/texts.ts';

const strip: AttributeSubject = {
  archetype: 'strip',
  fluxLm: 6000,
  powerW: 72,
  cri: 90,
  voltage: '24 V DC',
  dimming: 'pwm',
  emergency: 'none',
  cutOutMm: null,
  lengthMm: 5000,
};

test.each(attributes)(
  '$name has a name in each language, and texts of its codes',
  ({ name, cell }) => {
    for (const locale of localeCodes) {
      const text = attributeTexts[locale];
      const isNamed = [`name.${name}`, `part.${name}`].some((key) => text(key) !== key);
      expect(isNamed, 'in core/catalogue/attributes/texts/').toBe(true);
      if (cell.type !== 'choice') continue;
      for (const code of cell.values) {
        expect(text(`value.${name}.${code}`)).not.toBe(`value.${name}.${code}`);
      }
    }
  },
);

test.each(productAttributes)('The example of $name is valid in product.yaml', ({ name, cell }) => {
  const isInWords = cell.type === 'words';
  const example = isInWords ? mapLocales(() => cell.example) : cell.example;
  const result = productAttributesSchema.safeParse({ [name]: example });
  expect(result.error).toBeUndefined();
  expect(result.data).toEqual({ [name]: example });
});

test.each(rowAttributes)('The example of $name is valid in variants.csv', ({ name, cell }) => {
  const { example } = cell;
  const written = Array.isArray(example) ? example.join('|') : String(example);
  expect(attributeShape[name].safeParse(written)).toEqual({ success: true, data: example });
  expect(attributeShape[name].safeParse('')).toEqual({ success: true, data: null });
});

describe('The attributes of a variant', () => {
  test('are those of its row before those of its product', () => {
    const values = resolveAttributes(strip, { r9: 50, tm30_rf: 88 }, { r9: 60 });
    expect(values).toMatchObject({ r9: 60, tm30_rf: 88 });
  });

  test('follow from the figures of a reel by the metre, unless they are stated', () => {
    expect(resolveAttributes(strip, {}, {})).toEqual({ flux_lm_m: 1200, power_w_m: 14.4 });
    expect(resolveAttributes(strip, { flux_lm_m: 1150 }, {}).flux_lm_m).toBe(1150);
  });

  test('leave out what applies to other variants of the product only', () => {
    const ofProduct = { battery_type: 'nimh' };
    const lit = { ...strip, archetype: 'panel', emergency: '3h-maintained' };
    expect(resolveAttributes(strip, ofProduct, {}).battery_type).toBeUndefined();
    expect(resolveAttributes(lit, ofProduct, {})).toMatchObject({
      battery_type: 'nimh',
      emergency_mode: 'maintained',
      emergency_duration_min: 180,
    });
  });

  test.each<[string, Partial<AttributeSubject>, Record<string, string>, string[]]>([
    ['wired', {}, {}, []],
    ['with DALI', { dimming: 'dali-2' }, {}, ['IEC 62386-102:2022']],
    ['supplying DALI', {}, { output: 'dali' }, ['IEC 62386-102:2022']],
    ['with a radio control', { dimming: 'casambi' }, {}, ['EN 300 328 V2.2.2']],
    ['with a radar', {}, { radio: 'radar' }, ['EN 300 328 V2.2.2']],
    [
      'tested by hand',
      { emergency: '3h-maintained' },
      { emergency_test: 'manual' },
      ['EN 60598-2-22:2014'],
    ],
    [
      'tested over DALI',
      { emergency: '3h-maintained' },
      { emergency_test: 'dali' },
      ['EN 60598-2-22:2014', 'EN 62034:2012', 'IEC 62386-102:2022'],
    ],
  ])('of a variant %s hold the standards that concern it', (_, figures, ofRow, own) => {
    const special = ['EN 60598-2-22:2014', 'EN 62034:2012', 'IEC 62386-102:2022'];
    const standards = ['EN 60598-1:2021', ...special, 'EN 300 328 V2.2.2'];
    const subject = { ...strip, archetype: 'panel', ...figures };
    expect(resolveAttributes(subject, { standards }, ofRow).standards).toEqual([
      'EN 60598-1:2021',
      ...own,
    ]);
  });

  test('are missing where its kind needs them', () => {
    const missing = missingAttributes(strip, resolveAttributes(strip, {}, {}));
    expect(missing).toContain('gtin');
    expect(missing).not.toContain('flux_lm_m');
    expect(missing).not.toContain('power_factor');
  });
});

describe('Texts', () => {
  const textOf = (locale: 'en' | 'es', name: string, value: string | number | string[]) => {
    const attribute = attributes.find((one) => one.name === name);
    if (!attribute) throw new Error(name);
    return attributeText(attributeTexts[locale], attribute, value);
  };

  test.each([
    ['inrush_a', 18.5, '18.5\u00a0A', '18,5\u00a0A'],
    ['flicker_svm', 0.4, '≤ 0.4', '≤ 0,4'],
    ['terminal_mm2', '0.5-2.5', '0.5–2.5\u00a0mm²', '0,5–2,5\u00a0mm²'],
    ['through_wiring', '5x2.5', '5 × 2.5\u00a0mm²', '5 × 2,5\u00a0mm²'],
    ['through_wiring', 'none', 'Not provided', 'No previsto'],
    ['spigot_mm', ['60', '76'], '60, 76\u00a0mm', '60, 76\u00a0mm'],
    ['battery_life_years', 8, '8\u00a0years', '8\u00a0años'],
    ['gtin', '9521234500018', '9521234500018', '9521234500018'],
    ['origin', 'ES', 'Spain', 'España'],
    ['driver_life_h', 100_000, '100,000\u00a0h', '100\u202f000\u00a0h'],
    ['emergency_mode', 'non-maintained', 'Non-maintained', 'No permanente'],
  ] as const)('%s %j', (name, value, en, es) => {
    const stated = typeof value === 'object' ? [...value] : value;
    expect([textOf('en', name, stated), textOf('es', name, stated)]).toEqual([en, es]);
  });

  test('A standard stays on one line, unless it is wider than a column of the data sheet', () => {
    const [short, long] = ['EN 60529:1991+A1:2000+A2:2013', 'EN 60598-2-13:2006+A1:2012+A2:2016'];
    expect(textOf('en', 'standards', [short, long])).toBe(
      `EN\u00a060529:1991+A1:2000+A2:2013, ${long}`,
    );
  });

  test('Attributes that are read together share a row, also if some are not stated', () => {
    const stated = { inrush_a: 12, inrush_us: 150, breaker_b16: 40, pack_length_mm: 195 };
    const pack = { pack_width_mm: 190, pack_height_mm: 125 };
    const groups = groupAttributes(attributeTexts.en, [{ ...stated, ...pack }], {
      inrush_a: 'measured',
    });
    expect(groups.flatMap(({ rows }) => rows.map(({ label, value }) => [label, value]))).toEqual([
      ['Inrush current', '12\u00a0A, 150\u00a0µs, measured'],
      ['Units per circuit breaker', 'B16: 40'],
      ['Size of the pack', '195\u00a0mm × 190\u00a0mm × 125\u00a0mm'],
    ]);
  });

  test('A row has one text if all variants have the same, else one for each', () => {
    const values = [{ r9: 50, tm30_rf: 90 }, { r9: 60, tm30_rf: 90 }, { tm30_rf: 90 }];
    const groups = groupAttributes(attributeTexts.en, values, { r9: 'measured' });
    expect(groups).toEqual([
      {
        id: 'light',
        title: 'Light',
        rows: [
          {
            name: 'r9',
            label: 'R9 (saturated red)',
            values: ['50, measured', '60, measured', null],
          },
          { name: 'tm30', label: 'TM-30', value: 'Rf 90' },
        ],
      },
    ]);
    const product = { variants: [{ id: 1 }, { id: 2 }, { id: 3 }], attributes: groups };
    expect(attributesOf(product, { id: 2 })[0]?.rows.map(({ value }) => value)).toEqual([
      '60, measured',
      'Rf 90',
    ]);
    expect(attributesOf(product, { id: 3 })[0]?.rows.map(({ value }) => value)).toEqual(['Rf 90']);
  });
});

test('A migration adds the column of attributes', () => {
  const folder = new URL('../../../server/db/migrations/', import.meta.url);
  const all = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'));
  expect(all.join('\n')).toContain('alter table variant add column attributes text');
});
