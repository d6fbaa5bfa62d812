import { listChosenFacets } from '#core/catalogue/listing/change-listing.ts';
import { formatListingState, type ListingState } from '#core/catalogue/listing/listing-state.ts';
import { languageWords } from '#core/catalogue/search/language-words.ts';
import type {
  FoundListing,
  FoundProducts,
  ListingPlaces,
  SearchSuggestions,
} from '#core/catalogue/search/product-suggestions.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';
import type { PlaceGroup } from '#core/search/places/site-place.ts';
import { createTokeniser } from '#core/search/words/tokeniser.ts';
import type { composeProducts } from '#server/compose/compose-products.ts';

/** Rows of each group of places: over a page, and in a listing. */
const ROWS = 3;
const LISTED = 12;
/** A place with this score is named by the text, and the text names little else. */
const NAMED = 2.4;
/** With this score it is named better than products that have every word of the text. */
const NAMED_BEST = 2.5;
/** With this score the text is its name. */
const NAMED_WHOLE = 2.9;

const tokeniser = createTokeniser({});

type FindPlaces = (
  locale: LocaleCode,
  text: string,
  options: { limit: number; isNear?: boolean },
) => Promise<PlaceGroup[]>;

type Composed = {
  catalogue: Pick<ReturnType<typeof composeProducts>, 'suggestProducts'>;
  findPlaces: FindPlaces;
};

const bestOf = ({ rows }: PlaceGroup) => Math.max(...rows.map(({ score }) => score));

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

/** Whether the text is the name of something that is no product, nor where or for what products are used. */
const isWholeName = (group: PlaceGroup) => group.kind === 'page' && bestOf(group) >= NAMED_WHOLE;

/** What the choice of places depends on. */
type Beside = Pick<FoundProducts, 'total' | 'leftOut' | 'absent' | 'fit'> & {
  /** Whether figures of the text narrow the products. */
  hasLimits: boolean;
  /** Query of the listing. */
  query: string;
};

/** Whether the corrected text names pages less than the typed one, which then is no misspelt one. */
async function isWorse(
  findPlaces: FindPlaces,
  { locale, correction }: { locale: LocaleCode; correction: SearchSuggestions['correction'] },
  places: PlaceGroup[],
): Promise<boolean> {
  if (correction === null) return false;
  const corrected = await findPlaces(locale, correction.text, { limit: 1 });
  return bestPage(corrected) < bestPage(places);
}

/** The places that a text names beside products, those that it names best first. */
async function choosePlaces(
  findPlaces: FindPlaces,
  { locale, text, limit }: TypedText,
  found: Beside,
): Promise<ListingPlaces> {
  const { isQuestion, isIncomplete, isWordless, isOfKind } = found.fit;
  const named = await findPlaces(locale, text, { limit });
  const isNamed = named.some(({ kind }) => kind !== 'category' || !isQuestion);
  const isOpen = isQuestion || found.total === 0 || found.leftOut.some(isWord);
  const isNearWanted = isOpen && !isNamed && !found.absent;
  const near = isNearWanted ? await findPlaces(locale, text, { limit, isNear: true }) : [];
  // A page may be about what the catalogue has nothing of; no category is.
  const places = found.absent ? named.filter(isNamedPage) : [...named, ...near];
  // Figures that products have say which product is wanted, with a number or beside a word for it.
  const isFigured =
    (/\d/.test(text) || (!isIncomplete && hasThing(locale, found.query))) &&
    found.hasLimits &&
    found.total > 0 &&
    !isQuestion;
  const isCategoryNamed = places.some(
    (group) => group.kind === 'category' && bestOf(group) >= NAMED,
  );
  const isPlaceFirst = places.some((group) => {
    if (isFigured) return false;
    if (group.kind === 'category') return found.total === 0;
    if (isIncomplete || isQuestion) return true;
    // 'ballast' wants drivers, not what the word means.
    if (isOfKind && isCategoryNamed && group.kind === 'term') return false;
    return bestOf(group) >= NAMED_BEST;
  });
  // Filler words name a page, or nothing; products with a part of its name only are no results.
  const isPart = (isIncomplete || !isOfKind) && !isFigured && places.some(isWholeName);
  const isPlaceOnly = isPlaceFirst && (isWordless || isPart);
  return { places: places.toSorted((a, b) => bestOf(b) - bestOf(a)), isPlaceFirst, isPlaceOnly };
}

type TypedText = { locale: LocaleCode; text: string; limit: number };

/** Composes what the site has for a typed text: products of the listing, and places. */
export function composeSuggestions({ catalogue, findPlaces }: Composed) {
  /** What the site has for a text that is being typed. */
  async function suggest(locale: LocaleCode, text: string): Promise<SearchSuggestions> {
    const typed = { locale, text, limit: ROWS };
    const choose = async ({ fit, ...products }: FoundProducts) => {
      const beside = { ...products, fit, hasLimits: products.limits.length > 0 };
      return { products, ...(await choosePlaces(findPlaces, typed, beside)) };
    };
    let found = await choose(await catalogue.suggestProducts(locale, text));
    if (found.products.total + found.places.length === 0) {
      found = await choose(await catalogue.suggestProducts(locale, text, 'products'));
    }
    const { products, isPlaceOnly, ...chosen } = found;
    const { places } = chosen;
    const { correction } = products;
    // What names a place is no misspelt word for a product.
    const isPlace =
      isPlaceOnly ||
      (places.some(isNamedPage) && (await isWorse(findPlaces, { locale, correction }, places)));
    const shown = isPlace
      ? { ...products, total: 0, products: [], leftOut: [], correction: null }
      : products;
    return { ...shown, ...chosen };
  }

  /** The places beside a listing of a text: those of the search over a page, and more of each kind. */
  async function listPlaces(
    locale: LocaleCode,
    { state, listing }: { state: ListingState; listing: FoundListing },
  ): Promise<ListingPlaces> {
    const typed = { locale, text: state.search, limit: LISTED };
    const hasLimits = listChosenFacets(state).length > 0;
    const beside = { ...listing, hasLimits, query: formatListingState(state) };
    const { places, ...order } = await choosePlaces(findPlaces, typed, beside);
    // The listing is where the search over a page leads for more.
    const here = `${pathTo(locale, 'products')}?`;
    const groups = places.map((group) => {
      return group.seeAll?.startsWith(here) ? { ...group, seeAll: null } : group;
    });
    return { places: groups, ...order };
  }

  return { suggest, listPlaces };
}
