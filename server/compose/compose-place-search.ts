import { languageWords } from '#core/catalogue/search/language-words.ts';
import { searchFaqs } from '#core/content/faq-view.ts';
import { searchGlossary } from '#core/content/glossary-view.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { pathTo, pathToPage, type Screen } from '#core/i18n/paths.ts';
import { findPlaces } from '#core/search/places/find-places.ts';
import { indexPlaces, type PlaceIndex } from '#core/search/places/place-index.ts';
import { stemOf } from '#core/search/places/place-words.ts';
import type { PlaceGroup, PlaceKind } from '#core/search/places/site-place.ts';
import { runInSlices, STALE } from '#core/search/work.ts';
import type { CatalogueService } from '#server/catalogue/catalogue-service.ts';
import { rootsOf } from '#server/catalogue/search/word-roots.ts';
import { createProductDocuments, type DocumentSources } from '#server/compose/product-documents.ts';
import { GUIDES, listSitePlaces, type PlaceSources } from '#server/compose/site-places.ts';
import type { ContentState } from '#server/db/content-state.ts';
import { takeTurn } from '#server/limits/take-turns.ts';

/** Time between two turns of others while places are indexed. */
const SLICE_MS = 5;

type Composed = PlaceSources &
  DocumentSources & {
    catalogue: Pick<CatalogueService, 'listSynonyms'>;
    state: Pick<ContentState, 'snapshot'>;
  };

/** A place on the page that lists all that were found. */
export type FoundPlace = { href: string; title: string; summary: string };

/** Screens that list all places of a kind. */
const screensOfKinds: Partial<Record<PlaceKind, Screen>> = {
  category: 'product-categories',
  application: 'applications',
  question: 'faqs',
  article: 'articles',
  term: 'glossary',
  'case-study': 'case-studies',
};

/** Composes the search for places of the site: pages, tools, categories, documents and more. */
export function composePlaceSearch(composed: Composed) {
  const { catalogue, state } = composed;
  const findDocuments = createProductDocuments(composed);

  /** The index of the content version in use, built at its first use. */
  async function loadIndex(locale: LocaleCode): Promise<PlaceIndex> {
    const { memo } = await state.snapshot();
    return memo(`places ${locale}`, async () => {
      const places = await listSitePlaces(composed, locale);
      const synonyms = await catalogue.listSynonyms(locale);
      const indexing = indexPlaces(places, { synonyms, ...languageOf(locale) });
      const index = await runInSlices(indexing, { pause: takeTurn, sliceMs: SLICE_MS });
      if (index === STALE) throw new Error('The places of a content version do not change.');
      return index;
    });
  }

  /**
   * Finds places of the site by a text that a visitor types, grouped by kind in a fixed order: at most `limit` rows in
   * each group, with `isNear` also those that it names in part. Groups without a row are left out.
   */
  async function findAll(
    locale: LocaleCode,
    text: string,
    { limit, isNear = false }: { limit: number; isNear?: boolean },
  ): Promise<PlaceGroup[]> {
    const documents = isNear ? [] : await findDocuments(locale, text, limit);
    const found = findPlaces(await loadIndex(locale), text, { limit, isNear });
    const groups = documents.length === 0 ? found : [...toGroup(documents), ...found];
    return Promise.all(
      groups.map(async (group) => {
        const hasMore = group.total > group.rows.length;
        const more = { locale, kind: group.kind, text: text.trim(), isNear };
        const seeAll = hasMore ? await findSeeAll(composed, more) : null;
        return { ...group, seeAll };
      }),
    );
  }

  /** Finds all places of a kind, the best ones first: as many as the group of this kind says. */
  async function listFound(
    locale: LocaleCode,
    text: string,
    kind: PlaceKind,
  ): Promise<FoundPlace[]> {
    const groups = findPlaces(await loadIndex(locale), text, { limit: Number.POSITIVE_INFINITY });
    const rows = groups.find((group) => group.kind === kind)?.rows ?? [];
    return rows.map(({ href, title, excerpt }) => {
      return { href, title: withoutMarks(title), summary: withoutMarks(excerpt) };
    });
  }

  /** Whether a place has a folded word, in any of its forms. */
  async function loadSpelling(locale: LocaleCode): Promise<(word: string) => boolean> {
    const { counts } = await loadIndex(locale);
    return (word) => counts.has(stemOf(word));
  }

  return { findPlaces: findAll, listFoundPlaces: listFound, loadSpelling };
}

/** Address of the page that lists more of a kind; the listing of the text has those that no page lists by it. */
async function findSeeAll(
  { content, editorial }: Pick<Composed, 'content' | 'editorial'>,
  { locale, kind, text, isNear }: Listed,
): Promise<string> {
  const search = `?search=${encodeURIComponent(text)}`;
  const listing = pathTo(locale, 'products') + search;
  // Pages that list all of a kind find only those that are named well.
  if (isNear) return listing;
  if (kind === 'guide') {
    const pages = await content.listPageTexts(locale);
    const guides = pages.find(({ card }) => card.code === GUIDES);
    return guides ? pathToPage(locale, guides.card.path) : listing;
  }
  const screen = screensOfKinds[kind];
  if (!screen) return listing;
  if (kind === 'article' || kind === 'category') return pathTo(locale, screen) + search;
  const isFound = {
    question: async () => searchFaqs(await editorial.listFaqs(locale), text).length > 0,
    term: async () => searchGlossary(await editorial.listGlossary(locale), text).length > 0,
  };
  if (kind !== 'question' && kind !== 'term') return pathTo(locale, screen);
  return (await isFound[kind]()) ? pathTo(locale, screen) + search : listing;
}

type Listed = { locale: LocaleCode; kind: PlaceKind; text: string; isNear: boolean };

const withoutMarks = (text: string) => text.replaceAll(/<\/?mark>/g, '');

const toGroup = (rows: PlaceGroup['rows']) => [
  { kind: 'document' as const, rows, total: rows.length },
];

const languageOf = (locale: LocaleCode) => {
  const { fillers, links, common } = languageWords(locale);
  return { rootOf: rootsOf(locale), fillers, links, common };
};
