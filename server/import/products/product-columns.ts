import { z } from 'zod';
import { productAttributes } from '#core/catalogue/attributes/attributes.ts';
import { localeCodes } from '#core/i18n/locales.ts';
import { recordOf } from '#core/keys.ts';
import type { FieldPath } from '#server/import/read/parse-yaml.ts';

/** Where a sheet of products is placed; its rows change the records of their products. */
export const PRODUCTS_PATH = 'catalogue/products.csv';

type Field = { path: FieldPath; type: 'text' | 'number' | 'boolean' };

/** The columns of a sheet of products besides `code`, and the fields of product.yaml that they are. */
export const productColumns: ReadonlyMap<string, Field> = new Map(listColumns());

function listColumns(): [string, Field][] {
  const localised = ['title', 'slug', 'summary'].flatMap((name) =>
    localeCodes.map((locale): [string, Field] => {
      return [`${name}_${locale}`, { path: [name, locale], type: 'text' }];
    }),
  );
  const attributes = productAttributes.flatMap(({ name, cell }): [string, Field][] => {
    const path = ['attributes', name];
    if (cell.type === 'list') return [];
    if (cell.type === 'words') {
      return localeCodes.map((locale) => {
        return [`${name}_${locale}`, { path: [...path, locale], type: 'text' }];
      });
    }
    const isNumber = typeof cell.example === 'number';
    return [[name, { path, type: isNumber ? 'number' : 'text' }]];
  });
  return [
    ['family', { path: ['family'], type: 'text' }],
    ...localised,
    ['warranty_years', { path: ['warranty_years'], type: 'number' }],
    ['post_date', { path: ['post_date'], type: 'text' }],
    ['updated', { path: ['updated'], type: 'text' }],
    ['show_in_listing', { path: ['show_in_listing'], type: 'boolean' }],
    ...attributes,
  ];
}

/** A row of a sheet of products: texts as they are, since the record that they change is checked. */
export const productRowSchema = z.strictObject({
  code: z.string().min(1),
  ...recordOf(
    [...productColumns].map(([name, { type }]) => {
      const schema = type === 'number' ? z.number() : z.string();
      return [
        name,
        z.preprocess((cell) => (cell === '' ? null : cell), schema.nullable()),
      ] as const;
    }),
  ),
});
