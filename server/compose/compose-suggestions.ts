import { languageWords } from '#core/catalogue/search/language-words.ts';
import type { SearchSuggestions } from '#core/catalogue/search/product-suggestions.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import type { PlaceGroup } from '#core/search/places/site-place.ts';
import { createTokeniser } from '#core/search/words/tokeniser.ts';
import type { composeProducts } from '#server/compose/compose-products.ts';

/** Rows of each group of places. */
const ROWS = 3;
/** A place with this score is named by the text, and the text names little else. */
const NAMED = 2.4;
/** With this score it is named better than products that have every word of the text. */
const NAMED_BEST = 2.5;

const tokeniser = createTokeniser({});

type Composed = {
  catalogue: Pick<ReturnType<typeof composeProducts>, 'suggestProducts'>;
  findPlaces: (locale: LocaleCode, text: string, options: PlaceOptions) => Promise<PlaceGroup[]>;
};

type PlaceOptions = { limit: number; isNear?: boolean };

const bestOf = ({ rows }: PlaceGroup) => Math.max(...rows.map(({ score }) => score));

/** Places, except categories, that a text names in part. */
const nearby = { limit: ROWS, isNear: true };

const isWord = (text: string) => /\p{L}{4}/u.test(text);

/** Whether a query of the listing has a word beside its figures that most luminaires do not share. */
function hasThing(locale: LocaleCode, query: string): boolean {
  const { fillers, common } = languageWords(locale);
  const words = tokeniser.words(new URLSearchParams(query).get('search') ?? '');
  return words.some((word) => !fillers.has(word) && !common.has(word));
}

const bestPage = (groups: PlaceGroup[]) =>
  Math.max(0, ...groups.filter(({ kind }) => kind !== 'category').map(bestOf));

const isNamedPage = (group: PlaceGroup) => group.kind !== 'category' && bestOf(group) >= NAMED;

/** Composes what the site has for a typed text: products of the listing, and places. */
export function composeSuggestions({ catalogue, findPlaces }: Composed) {
  /** Whether the corrected text names pages less than the typed one, which then is no misspelt one. */
  async function isWorse(
    locale: LocaleCode,
    { correction }: Pick<SearchSuggestions, 'correction'>,
    places: PlaceGroup[],
  ): Promise<boolean> {
    if (correction === null) return false;
    const corrected = await findPlaces(locale, correction.text, { limit: 1 });
    return bestPage(corrected) < bestPage(places);
  }

  return async function suggest(locale: LocaleCode, text: string): Promise<SearchSuggestions> {
    const [{ isIncomplete, ...products }, named] = await Promise.all([
      catalogue.suggestProducts(locale, text),
      findPlaces(locale, text, { limit: ROWS }),
    ]);
    const isNamed = named.some(({ kind }) => kind !== 'category' || !products.isQuestion);
    const isOpen = products.isQuestion || products.total === 0 || products.leftOut.some(isWord);
    const isNearWanted = isOpen && !isNamed && !products.absent;
    const near = isNearWanted ? await findPlaces(locale, text, nearby) : [];
    // A page may be about what the catalogue has nothing of; no category is.
    const places = products.absent ? named.filter(isNamedPage) : [...named, ...near];
    // Figures that products have say which product is wanted, with a number or beside a word for it.
    const isFigured =
      (/\d/.test(text) || (!isIncomplete && hasThing(locale, products.query))) &&
      products.limits.length > 0 &&
      products.total > 0 &&
      !products.isQuestion;
    const isPlaceFirst = places.some((group) => {
      if (isFigured) return false;
      if (group.kind === 'category') return products.total === 0;
      return isIncomplete || products.isQuestion || bestOf(group) >= NAMED_BEST;
    });
    // What names a place is no misspelt word for a product.
    const isPlace = places.some(isNamedPage) && (await isWorse(locale, products, places));
    const sorted = places.toSorted((a, b) => bestOf(b) - bestOf(a));
    const shown = isPlace ? { ...products, total: 0, products: [], correction: null } : products;
    return { ...shown, places: sorted, isPlaceFirst };
  };
}
