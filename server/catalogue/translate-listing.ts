import { formatListingState, type ListingState } from '#core/catalogue/listing/listing-state.ts';
import type { CatalogueIndex } from '#server/catalogue/indexed.ts';
import type { TermKind } from '#server/db/tables.ts';

const kinds: TermKind[] = ['family', 'category', 'type', 'application'];

/** Translates a listing's query to another language: terms by their slugs there, unknown ones unchanged. */
export function translateQuery(
  state: ListingState,
  from: CatalogueIndex,
  to: CatalogueIndex,
): string {
  const terms = { ...state.terms };
  for (const kind of kinds) {
    const slugs = terms[kind];
    if (!slugs) continue;
    terms[kind] = slugs.map((slug) => {
      const id = from.facetTerms[kind].get(slug)?.id;
      return (id !== undefined && to.terms.get(id)?.slug) || slug;
    });
  }
  return formatListingState({ ...state, terms });
}
