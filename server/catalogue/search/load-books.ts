import { type CodeEntry, createCodeBook } from '#core/catalogue/search/code-book.ts';
import { listCountedParts } from '#core/catalogue/search/counted-parts.ts';
import { languageWords } from '#core/catalogue/search/language-words.ts';
import type { SearchBooks } from '#core/catalogue/search/read-search.ts';
import { createWordBook } from '#core/catalogue/search/word-book.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { createTokeniser } from '#core/search/words/tokeniser.ts';
import type { CatalogueIndex } from '#server/catalogue/indexed.ts';
import { listAbsentThings, listSynonyms } from '#server/catalogue/list-synonyms.ts';
import { listKindWords } from '#server/catalogue/search/kind-words.ts';
import { listAllPlanningWords } from '#server/catalogue/search/planning-words.ts';
import { rootsOf } from '#server/catalogue/search/word-roots.ts';
import type { Database } from '#server/db/client.ts';
import type { Snapshot } from '#server/db/content-state.ts';
import { figureWords } from '#server/texts.ts';

/** Loads the words and codes of a version once and caches them with the version. */
export function loadSearchBooks(
  database: Database,
  snapshot: Snapshot,
  { index, locale }: { index: CatalogueIndex; locale: LocaleCode },
): Promise<Omit<SearchBooks, 'isSpelled'>> {
  return snapshot.memo(`search books ${locale}`, async () => {
    const { version } = snapshot;
    const language = languageWords(locale);
    const tokeniser = createTokeniser({});
    const texts = await readTexts(database, version, { index, locale });
    const names = index.products.map(({ card }) => card.title);
    const synonyms = await listSynonyms(database, version, locale);
    const absent = await listAbsentThings(database, version, locale);
    const heads = listKindWords(index, { language, tokeniser });
    const words = createWordBook({
      ...{ texts, names, heads, synonyms, absent, tokeniser, language },
      rootOf: rootsOf(locale),
    });
    const codes = await snapshot.memo('code book', async () => {
      return createCodeBook(await readCodes(database, version));
    });
    const { voltages } = index;
    return { words, codes, language, tokeniser, voltages, figures: figureWords[locale] };
  });
}

/** Returns the texts in which searches find words: of products, their categories, and parts of variants' descriptions. */
async function readTexts(
  { read }: Database,
  version: number,
  { index, locale }: { index: CatalogueIndex; locale: LocaleCode },
): Promise<string[]> {
  const rows = await read
    .selectFrom('variant_text')
    .select('description')
    .distinct()
    .where('version', '=', version)
    .where('locale', '=', locale)
    .execute();
  // Descriptions are lists of figures and names, most of which recur.
  const parts = new Set(rows.flatMap(({ description }) => description.split(/,\s/)));
  const products = index.products.map(({ card }) => card.summary);
  const terms = [...index.terms.values()].map(({ title }) => title);
  const counted = [...parts].flatMap(listCountedParts);
  return [...products, ...terms, ...listAllPlanningWords(locale), ...parts, ...counted];
}

async function readCodes({ read }: Database, version: number): Promise<CodeEntry[]> {
  const codes = await read
    .selectFrom('product_code')
    .select(['code', 'product_id', 'variant_id'])
    .where('version', '=', version)
    .orderBy('rank')
    .execute();
  const variants = await read
    .selectFrom('variant')
    .select(['id', 'product_id', 'eprel', 'attributes'])
    .where('version', '=', version)
    .execute();
  return [
    ...codes.map(
      ({ code, product_id, variant_id }): CodeEntry => ({
        code,
        productId: product_id,
        variantId: variant_id,
        kind: variant_id === null ? 'product' : 'variant',
      }),
    ),
    ...variants.flatMap(({ id, product_id, eprel, attributes }) =>
      [eprel, gtinOf(attributes)].flatMap((code): CodeEntry[] =>
        code ? [{ code, productId: product_id, variantId: id, kind: 'label' }] : [],
      ),
    ),
  ];
}

/** The number of the bar code among stored attributes, of which nothing else is read here. */
const gtinOf = (attributes: string | null) => /"gtin":"(\d+)"/.exec(attributes ?? '')?.[1] ?? null;
