import type { SearchSuggestions } from '#core/catalogue/search/product-suggestions.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import type { PlaceGroup } from '#core/search/places/site-place.ts';
import type { composeProducts } from '#server/compose/compose-products.ts';

/** Rows of each group of places. */
const ROWS = 3;
/** A place with this score is named by the text, and the text names little else. */
const NAMED = 2.4;

type Composed = {
  catalogue: Pick<ReturnType<typeof composeProducts>, 'suggestProducts'>;
  findPlaces: (locale: LocaleCode, text: string, limit: number) => Promise<PlaceGroup[]>;
};

const bestOf = ({ rows }: PlaceGroup) => Math.max(...rows.map(({ score }) => score));

const isNamedPage = (group: PlaceGroup) => group.kind !== 'category' && bestOf(group) >= NAMED;

/** Composes what the site has for a typed text: products of the listing, and places. */
export function composeSuggestions({ catalogue, findPlaces }: Composed) {
  return async function suggest(locale: LocaleCode, text: string): Promise<SearchSuggestions> {
    const [products, places] = await Promise.all([
      catalogue.suggestProducts(locale, text),
      findPlaces(locale, text, ROWS),
    ]);
    const isIncomplete = products.total === 0 || products.leftOut.length > 0;
    const isPlaceFirst = places.some((group) => {
      if (group.kind === 'category') return products.total === 0;
      return isIncomplete || products.isQuestion || bestOf(group) >= NAMED;
    });
    // What names a place is no misspelt word for a product.
    const isPlace = products.correction !== null && places.some(isNamedPage);
    const sorted = places.toSorted((a, b) => bestOf(b) - bestOf(a));
    const shown = isPlace ? { ...products, total: 0, products: [], correction: null } : products;
    return { ...shown, places: sorted, isPlaceFirst };
  };
}
