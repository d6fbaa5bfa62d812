import { formatListingState, plainListing } from '#core/catalogue/listing/listing-state.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import type { Localised } from '#core/i18n/localised.ts';
import { recordOf } from '#core/keys.ts';
import type { CatalogueIndex, IndexedProduct } from '#server/catalogue/indexed.ts';

/** A listing of one family or type in a category: its query in every language and the last change of its products. */
export type Subject = { categoryId: number; queries: Localised; updated: string };

type View = { locale: LocaleCode; index: CatalogueIndex };

const facets = {
  family: ({ card }: IndexedProduct) => [card.family.id],
  type: ({ typeIds }: IndexedProduct) => typeIds,
} as const;

/** Returns the listings of one family or type that a category page links to, where it has more than one. */
export function listSubjects(views: readonly View[]): Subject[] {
  const [first] = views;
  if (!first) return [];
  return first.index.categories.flatMap(({ card: { id: categoryId }, branchIds }) => {
    // A category with subcategories links to those.
    if (branchIds.size > 1) return [];
    const products = first.index.products.filter(
      (product) => product.isListed && product.categoryIds.includes(categoryId),
    );
    return (['family', 'type'] as const).flatMap((facet) => {
      const byTerm = groupByTerm(products, facets[facet]);
      if (byTerm.size < 2) return [];
      return Array.from(byTerm, ([termId, termProducts]) => ({
        categoryId,
        queries: queriesOf(views, facet, termId),
        updated: termProducts.map(({ updated }) => updated).reduce((a, b) => (a > b ? a : b)),
      }));
    });
  });
}

function groupByTerm(products: IndexedProduct[], termsOf: (product: IndexedProduct) => number[]) {
  const groups = new Map<number, IndexedProduct[]>();
  for (const product of products) {
    for (const id of termsOf(product)) groups.set(id, [...(groups.get(id) ?? []), product]);
  }
  return groups;
}

function queriesOf(views: readonly View[], facet: 'family' | 'type', termId: number): Localised {
  const entries = views.map(({ locale, index }) => {
    const slug = index.terms.get(termId)?.slug ?? '';
    return [locale, formatListingState({ ...plainListing, terms: { [facet]: [slug] } })] as const;
  });
  return recordOf(entries);
}
