import { describe, expect, test } from 'vitest';
import { BMECAT_END, bmecatProducts, bmecatStart } from '#core/catalogue/etim/bmecat.ts';
import { structureFaults } from '#core/catalogue/etim/bmecat-structure.fixtures.ts';
import type { ExchangeProduct } from '#core/catalogue/etim/exchange-product.ts';
import { mapLocales } from '#core/i18n/locales.ts';
import { parseXml, select, textOf } from '#core/photometry/xml/parse-xml.ts';

const named = (name: string) => mapLocales((locale) => `${name} (${locale})`);

const product: ExchangeProduct = {
  title: 'Lyra 150',
  summary: 'Recessed downlight <150 mm> & cone',
  etim: { release: '10.0', code: 'EC001744', name: 'Downlight' },
  discontinued: null,
  url: 'https://example.com/en/products/lyra-150',
  variants: [
    {
      sku: 'LYR150/12/830/W',
      description: 'Lyra 150, 12 W, 3000 K, white',
      attributes: {
        gtin: '9521234500018',
        order_unit: 'pair',
        customs_code: '940511',
        origin: 'ES',
        pack_size: 1,
        pack_weight_kg: 0.9,
        pack_length_mm: 200,
      },
      features: [
        {
          code: 'EF1',
          name: named('IP'),
          type: 'A',
          unit: null,
          value: { code: 'EV2', text: 'IP20' },
        },
        {
          code: 'EF2',
          name: named('Housing'),
          type: 'A',
          unit: null,
          value: { text: 'Aluminium' },
        },
        { code: 'EF3', name: named('DALI'), type: 'L', unit: null, value: false },
        { code: 'EF4', name: named('Power'), type: 'R', unit: 'W', value: [10, 12.5] },
        { code: 'EF5', name: named('Diameter'), type: 'N', unit: 'mm', value: null },
      ],
      files: [
        { url: 'https://example.com/datasheet.pdf', name: 'Datasheet', purpose: 'data_sheet' },
      ],
    },
  ],
};

const catalogue = {
  locale: 'es',
  version: 12_034,
  date: '2026-11-27',
  name: 'Lumbrera',
  supplier: 'Lumbrera Iluminación SL',
} as const;

const write = (one: ExchangeProduct) =>
  bmecatStart(catalogue) + bmecatProducts('es', 'Lumbrera', one) + BMECAT_END;

const read = (one = product) => parseXml(write(one)) ?? expect.fail('no XML');

describe('A BMEcat file', () => {
  test('has the elements and the sequence of the schema', () => {
    expect(structureFaults(read())).toEqual([]);
    expect(
      structureFaults(read({ ...product, etim: null, discontinued: 'No longer made' })),
    ).toEqual([]);
  });

  test('of another sequence is detected', () => {
    const swapped = write(product).replace(/(<FNAME>EF3<\/FNAME>)(<FVALUE>.*?<\/FVALUE>)/, '$2$1');
    expect(structureFaults(parseXml(swapped) ?? expect.fail())).toContain(
      'FEATURE: FNAME is not allowed here',
    );
    const without = write(product).replace(/<SUPPLIER_PID>.*?<\/SUPPLIER_PID>/, '');
    expect(structureFaults(parseXml(without) ?? expect.fail())).toEqual([
      'PRODUCT: SUPPLIER_PID is missing',
    ]);
  });

  test('names language, version and supplier within the limits of the schema', () => {
    const [head] = select(read(), 'HEADER');
    expect(textOf(head ?? null, 'CATALOG', 'LANGUAGE')).toBe('spa');
    expect(textOf(head ?? null, 'CATALOG', 'CATALOG_VERSION')).toBe('12.34');
    const id = textOf(head ?? null, 'CATALOG', 'CATALOG_ID');
    expect(id).toMatch(/^[\p{L}\p{N}-]{1,17}-es$/u);
  });

  test('states features by code: two numbers of a range, yes or no, and no text without a code', () => {
    const features = select(read(), 'T_NEW_CATALOG', 'PRODUCT', 'PRODUCT_FEATURES', 'FEATURE');
    const values = features.map((feature) => [
      textOf(feature, 'FNAME'),
      ...select(feature, 'FVALUE').map(({ text }) => text),
      textOf(feature, 'FUNIT'),
    ]);
    expect(values).toEqual([
      ['EF1', 'EV2', ''],
      ['EF3', 'false', ''],
      ['EF4', '10', '12.5', 'W'],
    ]);
    expect(textOf(features[0] ?? null, 'FDESCR')).toBe('IP (es)');
  });

  test('states order unit, customs code, origin, and the pack in metres and kilograms', () => {
    const [one = null] = select(read(), 'T_NEW_CATALOG', 'PRODUCT');
    expect(textOf(one, 'PRODUCT_ORDER_DETAILS', 'ORDER_UNIT')).toBe('PR');
    const [logistics = null] = select(one, 'PRODUCT_LOGISTIC_DETAILS');
    expect(textOf(logistics, 'CUSTOMS_TARIFF_NUMBER', 'CUSTOMS_NUMBER')).toBe('940511');
    expect(textOf(logistics, 'COUNTRY_OF_ORIGIN')).toBe('ES');
    expect(textOf(logistics, 'PRODUCT_DIMENSIONS', 'LENGTH')).toBe('0.2');
    expect(textOf(one, 'PRODUCT_DETAILS', 'DESCRIPTION_LONG')).toBe(product.summary);
  });

  test('leaves out the size of a pack of several', () => {
    const [variant] = product.variants;
    const attributes = { ...variant?.attributes, pack_size: 4 };
    const several = { ...product, variants: variant ? [{ ...variant, attributes }] : [] };
    expect(write(several)).not.toContain('PRODUCT_DIMENSIONS');
  });
});
