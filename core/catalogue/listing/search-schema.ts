import { facetField, facets } from '#core/catalogue/listing/facets.ts';
import type { CollectionSchema, Field } from '#core/search/admin/collection-schema.ts';

/** The two collections of every language, by name without the language prefix. */
export const searchCollections = ['product', 'product_variation'] as const;
export type SearchCollection = (typeof searchCollections)[number];

/** Fields of a search hit in both collections. */
const hitFields: Field[] = [
  /** Product code or SKU. */
  { name: 'sku', type: 'string' },
  { name: 'legacy_skus', type: 'string[]' },
  /** Product title, also for its variants. */
  { name: 'post_title', type: 'string' },
  /** Product summary or variant description. */
  { name: 'description', type: 'string' },
  /** Path of the product page; `?variation={post_id}` selects a variant there. */
  { name: 'permalink', type: 'string', index: false, optional: true },
  { name: 'main_image_url', type: 'string', index: false, optional: true },
  /** Unix seconds. */
  { name: 'post_date', type: 'int64' },
  { name: 'post_id', type: 'int64' },
  /** 0 for products, 1 for their variants, which have the same date. */
  { name: 'kind_order', type: 'int32' },
  /** `TRUE` or `FALSE`. */
  { name: 'show_in_cat_listing', type: 'string', facet: true },
];

/** Fields of variants for finding and sorting products. */
const variantFields: Field[] = [
  { name: 'product_id', type: 'string', facet: true },
  /** Product code and old codes. */
  { name: 'product_skus', type: 'string[]' },
  { name: 'product_summary', type: 'string' },
  /** The words of the summary that say what the product is. */
  { name: 'product_lead', type: 'string' },
  /** What it is: the main words of the titles of its types and own categories. */
  { name: 'heads', type: 'string[]' },
  /** Titles of its types. */
  { name: 'type_titles', type: 'string[]' },
  /** Titles of its own categories, and the variant's IP and IK codes. */
  { name: 'keywords', type: 'string[]' },
  /** Titles of its applications, and of the categories above its own. */
  { name: 'uses', type: 'string[]' },
  /** Slugs of its main category and of those above. */
  { name: 'main_categories', type: 'string[]' },
  /** Position in the order of the catalogue, then in the order of the product's variants. */
  { name: 'catalogue_order', type: 'int64' },
  /** Position by product title, then in the order of the product's variants. */
  { name: 'name_order', type: 'int64' },
  /** Sort values, with a last-place value for variants without the figure. */
  { name: 'lumens_order', type: 'float' },
  { name: 'efficacy_order', type: 'float' },
  { name: 'wattage_order', type: 'float' },
];

/** Returns the schema of a collection. A product document has the values of all its variants. */
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
