import type { FacetItem } from '#core/catalogue/listing/facet-kinds.ts';
import { facetField, facets } from '#core/catalogue/listing/facets.ts';

type Value = string | number | boolean;

/** Values by field name of the search index; a field without a value is omitted. */
export type FacetFields = Record<string, Value | Value[]>;

/** Returns the facet fields of a variant. */
export function variantFacetFields(item: FacetItem): FacetFields {
  const fields: FacetFields = {};
  for (const facet of facets) {
    const values = valuesOf(facet, item);
    const isList = facet.kind === 'term' && facet.isMany;
    const [first] = values;
    if (first !== undefined) fields[facetField(facet.id)] = isList ? values : first;
  }
  return fields;
}

/** Returns the facet fields of a product: the distinct values of all its variants. */
export function productFacetFields(items: readonly FacetItem[]): FacetFields {
  const fields: FacetFields = {};
  for (const facet of facets) {
    const values = new Set(items.flatMap((item) => valuesOf(facet, item)));
    if (values.size > 0) fields[facetField(facet.id)] = [...values];
  }
  return fields;
}

function valuesOf(facet: (typeof facets)[number], item: FacetItem): Value[] {
  if (facet.kind === 'term') return [...facet.read(item)];
  const value = facet.read(item);
  return value === null ? [] : [value];
}
