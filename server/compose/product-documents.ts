import type { ProductCard } from '#core/catalogue/product-view.ts';
import type { ProductDocuments } from '#core/documents/document-kind.ts';
import { type DownloadName, downloadKinds } from '#core/i18n/file-paths.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { eachStem, readStems } from '#core/search/places/place-words.ts';
import type { PlaceRow } from '#core/search/places/site-place.ts';
import type { CatalogueService } from '#server/catalogue/catalogue-service.ts';
import type { ContentService } from '#server/content/content-service.ts';
import type { ContentState } from '#server/db/content-state.ts';
import type { Product } from '#server/documents/sources.ts';
import { texts } from '#server/texts.ts';

export type DocumentSources = {
  catalogue: Pick<CatalogueService, 'findByLegacyCode' | 'findProduct' | 'queryProducts'>;
  content: Pick<ContentService, 'getKeywords'>;
  documents: {
    listDocuments(locale: LocaleCode, product: Product): Promise<ProductDocuments>;
  };
  state: Pick<ContentState, 'snapshot'>;
};

/** What is typed beyond this is not read. */
const MAX_LENGTH = 200;
/** A code has at least three characters. */
const CODE = /^(?=.*\d)[\w./-]{3,}$/;
/** Each is looked up in the database. */
const MAX_CODES = 3;

/** A kind of document by one of its names, as stems. */
type Name = { kind: DownloadName; stems: string[] };

type Listed = Pick<ProductCard, 'slug' | 'code' | 'title'>;

/** Products by the stems of their titles and codes, newest first. */
type Titles = Map<string, Set<Listed>>;

/** What is sought: documents of a kind; of a product, and of a variant if its code was typed. */
type Subject = { card: Listed; variantId: number | null };

/** Creates a search for documents of products: `datasheet ARD150`, `ies ardea 150`. */
export function createProductDocuments(sources: DocumentSources) {
  const { catalogue, content, documents, state } = sources;

  async function loadNames(locale: LocaleCode): Promise<Name[]> {
    const { memo } = await state.snapshot();
    return memo(`document names ${locale}`, async () => {
      const { places } = await content.getKeywords(locale);
      return downloadKinds
        .flatMap((kind) => {
          const names = [texts[locale](`document.${kind}`), ...(places[kind] ?? [])];
          return names.map((name) => ({ kind, stems: readStems(name).map(({ word }) => word) }));
        })
        .toSorted((one, other) => other.stems.length - one.stems.length);
    });
  }

  async function listRows(locale: LocaleCode, kind: DownloadName, { card, variantId }: Subject) {
    const product = await catalogue.findProduct(locale, card.slug);
    if (!product) return [];
    const listed = await documents.listDocuments(locale, product);
    const ofVariants = listed.variants
      .filter(({ id }) => variantId === null || id === variantId)
      .flatMap((variant) => variant.documents.map((document) => ({ document, of: variant.sku })));
    const shared = listed.product.map((document) => ({ document, of: product.code }));
    const found = [...ofVariants, ...shared].find(({ document }) => document.kind === kind);
    if (!found) return [];
    const { document, of } = found;
    const title = `${document.title ?? texts[locale](`document.${kind}`)}: ${product.title}`;
    return [{ href: document.url, title, excerpt: `${of} · ${document.format}`, score: 3 }];
  }

  return async function findDocuments(
    locale: LocaleCode,
    text: string,
    limit: number,
  ): Promise<PlaceRow[]> {
    const short = text.slice(0, MAX_LENGTH);
    const named = readName(await loadNames(locale), short);
    if (!named) return [];
    const subjects = (await findSubjects(sources, locale, named.rest)).slice(0, limit);
    return (await Promise.all(subjects.map((one) => listRows(locale, named.kind, one)))).flat();
  };
}

async function loadTitles(
  { catalogue, state }: DocumentSources,
  locale: LocaleCode,
): Promise<Titles> {
  const { memo } = await state.snapshot();
  return memo(`product titles ${locale}`, async () => {
    const all = { page: 1, perPage: Number.MAX_SAFE_INTEGER } as const;
    const order = { order: 'desc', orderBy: 'date' } as const;
    const { items } = await catalogue.queryProducts(locale, { ...all, ...order });
    const titles: Titles = new Map();
    for (const card of items) {
      eachStem(`${card.title} ${card.code}`, (stem) => {
        titles.set(stem, (titles.get(stem) ?? new Set()).add(card));
      });
    }
    return titles;
  });
}

/** Finds the products that a text names by a code, or else by words of their titles. */
async function findSubjects(
  sources: DocumentSources,
  locale: LocaleCode,
  text: string,
): Promise<Subject[]> {
  for (const word of listCodes(text)) {
    const match = await sources.catalogue.findByLegacyCode(locale, word);
    if (match) return [{ card: match.product, variantId: match.variant?.id ?? null }];
  }
  const titles = await loadTitles(sources, locale);
  const sets = readStems(text).flatMap(({ word }) => titles.get(word) ?? []);
  // Words that no title has are ignored: 'of', 'the', 'file'.
  const [first, ...others] = sets.toSorted((one, other) => one.size - other.size);
  const cards = [...(first ?? [])].filter((card) => others.every((set) => set.has(card)));
  return cards.map((card) => ({ card, variantId: null }));
}

/** Words that may be codes, those that are typed with a space after their letters first: `ard 150`. */
function listCodes(text: string): string[] {
  const words = text.split(/\s+/);
  const spaced = words.slice(1).flatMap((word, at) => {
    const letters = words[at] ?? '';
    return /^[a-z]{2,5}$/i.test(letters) && /^\d/.test(word) ? [letters + word] : [];
  });
  return [...spaced, ...words].filter((part) => CODE.test(part)).slice(0, MAX_CODES);
}

/** Finds the longest name of a kind of document in a text, and returns the kind and the rest of the text. */
function readName(names: Name[], text: string): { kind: DownloadName; rest: string } | null {
  const tokens = readStems(text);
  for (const { kind, stems } of names) {
    const last = tokens.length - stems.length;
    for (let at = 0; at <= last; at++) {
      if (!stems.every((stem, offset) => tokens[at + offset]?.word === stem)) continue;
      const start = tokens[at]?.start ?? 0;
      const end = tokens[at + stems.length - 1]?.end ?? text.length;
      return { kind, rest: `${text.slice(0, start)} ${text.slice(end)}`.trim() };
    }
  }
  return null;
}
