import { facetField, facets } from '#core/catalogue/listing/facets.ts';
import type { CollectionSchema, Field } from '#core/search/admin/collection-schema.ts';

/** The two collections of every language, under their names without the prefix of the language. */
export const searchCollections = ['product', 'product_variation'] as const;
export type SearchCollection = (typeof searchCollections)[number];

/** What a search hit tells, in both collections. */
const hitFields: Field[] = [
  /** A product's code, a variant's SKU. */
  { name: 'sku', type: 'string' },
  { name: 'legacy_skus', type: 'string[]' },
  /** The product's title, for its variants too. */
  { name: 'post_title', type: 'string' },
  /** A product's summary, a variant's description. */
  { name: 'description', type: 'string' },
  /** Path of the product's page; a variant is chosen there by `?variation={post_id}`. */
  { name: 'permalink', type: 'string', index: false, optional: true },
  { name: 'main_image_url', type: 'string', index: false, optional: true },
  /** Unix seconds. */
  { name: 'post_date', type: 'int64' },
  { name: 'post_id', type: 'int64' },
  /** Products, 0, before their variants, 1, which are as new as they are. */
  { name: 'kind_order', type: 'int32' },
  /** `TRUE` or `FALSE`. */
  { name: 'show_in_cat_listing', type: 'string', facet: true },
];

/** What variants carry so that a search of variants finds products and orders them. */
const variantFields: Field[] = [
  { name: 'product_id', type: 'string', facet: true },
  /** The product's code and old codes. */
  { name: 'product_skus', type: 'string[]' },
  { name: 'product_summary', type: 'string' },
  /** Titles of its categories, types and applications, and the variant's IP and IK codes. */
  { name: 'keywords', type: 'string[]' },
  /** Place by the product's title, then as the product's variants are listed. */
  { name: 'name_order', type: 'int64' },
  /** Figures to sort by, with what comes last where a variant has none. */
  { name: 'lumens_order', type: 'float' },
  { name: 'efficacy_order', type: 'float' },
  { name: 'wattage_order', type: 'float' },
];

/** The schema of a collection. A product's document has the values of all its variants. */
export function searchSchema(name: SearchCollection): CollectionSchema {
  const extra = name === 'product' ? [] : variantFields;
  return {
    name,
    fields: [...hitFields, ...extra, ...facets.map((facet) => toField(facet, name === 'product'))],
    default_sorting_field: 'post_date',
  };
}

function toField(facet: (typeof facets)[number], isMany: boolean): Field {
  const base = { name: facetField(facet.id), facet: true, optional: true };
  switch (facet.kind) {
    case 'term':
      return { ...base, type: isMany || facet.isMany ? `${facet.type}[]` : facet.type };
    case 'range':
      return { ...base, type: isMany ? 'float[]' : 'float' };
    case 'flag':
      return { ...base, type: isMany ? 'bool[]' : 'bool' };
  }
}
