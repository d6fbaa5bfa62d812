import { expect, test } from 'vitest';
import { categoryRecordSchema, familyRecordSchema } from '#core/catalogue/category-record.ts';
import { productRecordSchema } from '#core/catalogue/product-record.ts';
import { acceptedBy } from '#core/record-limits.fixtures.ts';

const both = (text: string) => ({ en: text, es: text });
const text = (length: number) => 'x'.repeat(length);
const file = { file: 'a.pdf', title: both('A') };
const named = { code: 'a', slug: both('a'), title: both('A'), summary: both(text(20)) };
const features = (count: number) => Array.from({ length: count }, () => both('A'));

const records = {
  family: [familyRecordSchema, named],
  category: [
    categoryRecordSchema,
    {
      ...{ ...named, parent: null, order: 0, description: both('A') },
      image: { file: 'a.jpg', alt: both('A') },
    },
  ],
  product: [
    productRecordSchema,
    {
      ...{ ...named, code: 'ARD150', family: 'a', categories: ['a'], types: ['a'] },
      ...{ description: both('A'), features: features(3), warranty_years: 5 },
      model: { archetype: 'downlight', look: 'x' },
      images: [{ file: 'a.webp', alt: both('A') }],
      video: { ...file, poster: 'a.jpg' },
      documents: [{ ...file, kind: 'other' }],
      drawings: [file],
      post_date: '2026-11-21',
      optics: {
        wide: {
          ...{ label: both('A'), kind: 'batwing', peak_deg: 30, uplight: 0.5, cut_off_deg: 60 },
          luminous: { diameter_mm: 100 },
        },
      },
    },
  ],
} as const;

test.each([
  ['family', 'summary.en', [text(20), text(240)], [text(19), text(241)]],
  ['category', 'summary.es', [text(20), text(240)], [text(19), text(241)]],
  ['category', 'order', [0, 1], [-1, 0.5]],
  ['category', 'image.file', ['x'], ['']],
  ['category', 'sections', [['light'], ['life', 'about']], [[], ['gallery']]],
  ['product', 'code', ['ABC', 'A23456789012'], ['AB', 'A234567890123', 'abc', '1AB']],
  ['product', 'summary.en', [text(20), text(220)], [text(19), text(221)]],
  ['product', 'legacy_codes', [[], ['x']], [['']]],
  ['product', 'categories', [['a'], ['a', 'b']], [[]]],
  ['product', 'types', [['a'], ['a', 'b']], [[]]],
  ['product', 'features', [features(3), features(10)], [features(2), features(11)]],
  ['product', 'images', [[{ file: 'a.webp', alt: both('A') }]], [[]]],
  ['product', 'model.look', ['x'], ['']],
  ['product', 'video.poster', ['x'], ['']],
  ['product', 'drawings.0.file', ['x'], ['']],
  ['product', 'documents.0.file', ['x'], ['']],
  ['product', 'warranty_years', [1, 15], [0, 16, 1.5]],
  ['product', 'optics.wide.peak_deg', [0, 85], [-1, 86]],
  ['product', 'optics.wide.uplight', [0, 1], [-0.1, 1.1]],
  ['product', 'optics.wide.cut_off_deg', [20, 90], [19, 91]],
  ['product', 'optics.wide.luminous', [{ diameter_mm: 1 }], [{ diameter_mm: 0 }]],
  ['product', 'optics.wide.luminous', [{ length_mm: 1, width_mm: 1 }], [{ length_mm: 1 }]],
] as const)(
  '%s: %s may be at the ends of its range, not beyond',
  (name, path, allowed, refused) => {
    const [schema, record] = records[name];
    expect(acceptedBy(schema, record)(path, [...allowed, ...refused])).toEqual(allowed);
  },
);

test('a product is listed unless it says otherwise', () => {
  const record = records.product[1];
  expect(productRecordSchema.parse(record).show_in_listing).toBe(true);
  expect(productRecordSchema.parse({ ...record, show_in_listing: false }).show_in_listing).toBe(
    false,
  );
});
