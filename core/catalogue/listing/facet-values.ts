import type { FacetItem } from '#core/catalogue/listing/facet-kinds.ts';
import { facetField, facets } from '#core/catalogue/listing/facets.ts';

type Value = string | number | boolean;

/** Values under the names of their fields in the search index; a field without a value is left out. */
export type FacetFields = Record<string, Value | Value[]>;

/** The facet fields of a variant. */
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

/** The facet fields of a product: the values of all its variants, each once. */
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
