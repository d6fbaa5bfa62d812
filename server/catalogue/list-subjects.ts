import { formatListingState, plainListing } from '#core/catalogue/listing/listing-state.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import type { Localised } from '#core/i18n/localised.ts';
import { recordOf } from '#core/keys.ts';
import type { CatalogueIndex, IndexedProduct } from '#server/catalogue/indexed.ts';

/** A listing of one family or type in a category: its query in every language and the last change of its products. */
export type Subject = { categoryId: number; queries: Localised; updated: string };

type View = { locale: LocaleCode; index: CatalogueIndex };

/** Of two listings with the same products, the first counts: people search the web for types. */
const facets = [
  ['type', ({ typeIds }: IndexedProduct) => typeIds],
  ['family', ({ card }: IndexedProduct) => [card.family.id]],
] as const;

/** A listing of one product says what the product's own page says. */
const FEWEST_PRODUCTS = 2;

/**
 * Returns the listings of one family or type that search engines shall know: those of a category without subcategories
 * that show at least two of its products, but not all of them, and not the same ones as another of these listings.
 */
export function listSubjects(views: readonly View[]): Subject[] {
  const [first] = views;
  if (!first) return [];
  return first.index.categories.flatMap(({ card: { id: categoryId }, branchIds }) => {
    // A category with subcategories links to those.
    if (branchIds.size > 1) return [];
    const products = first.index.products.filter(
      (product) => product.isListed && product.categoryIds.includes(categoryId),
    );
    const shown = new Set([keyOf(products)]);
    return facets.flatMap(([facet, termsOf]) => {
      return Array.from(groupByTerm(products, termsOf)).flatMap(([termId, termProducts]) => {
        const key = keyOf(termProducts);
        if (termProducts.length < FEWEST_PRODUCTS || shown.has(key)) return [];
        shown.add(key);
        return {
          categoryId,
          queries: queriesOf(views, facet, termId),
          updated: termProducts.map(({ updated }) => updated).reduce((a, b) => (a > b ? a : b)),
        };
      });
    });
  });
}

/** Identifies a set of products; groups preserve their order. */
function keyOf(products: IndexedProduct[]): string {
  return products.map(({ card }) => card.id).join(' ');
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
