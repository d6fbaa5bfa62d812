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
  findPlaces: (locale: LocaleCode, text: string, options: PlaceOptions) => Promise<PlaceGroup[]>;
};

type PlaceOptions = { limit: number; isNear?: boolean };

const bestOf = ({ rows }: PlaceGroup) => Math.max(...rows.map(({ score }) => score));

/** Places, except categories, that a text names in part. */
const nearby = { limit: ROWS, isNear: true };

const isWord = (text: string) => /\p{L}{4}/u.test(text);

const isNamedPage = (group: PlaceGroup) => group.kind !== 'category' && bestOf(group) >= NAMED;

/** Composes what the site has for a typed text: products of the listing, and places. */
export function composeSuggestions({ catalogue, findPlaces }: Composed) {
  return async function suggest(locale: LocaleCode, text: string): Promise<SearchSuggestions> {
    const [products, named] = await Promise.all([
      catalogue.suggestProducts(locale, text),
      findPlaces(locale, text, { limit: ROWS }),
    ]);
    const isIncomplete = products.total === 0 || products.leftOut.length > 0;
    const isNamed = named.some(({ kind }) => kind !== 'category' || !products.isQuestion);
    const isOpen = products.isQuestion || products.total === 0 || products.leftOut.some(isWord);
    const near = isOpen && !isNamed ? await findPlaces(locale, text, nearby) : [];
    const places = [...named, ...near];
    // Figures that products have say which product is wanted.
    const isFigured =
      /\d/.test(text) && products.limits.length > 0 && products.total > 0 && !products.isQuestion;
    const isPlaceFirst = places.some((group) => {
      if (isFigured) return false;
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
