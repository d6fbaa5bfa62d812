import { foldText } from '#core/fold-text.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { listSynonyms } from '#server/catalogue/list-synonyms.ts';
import type { CatalogueNames } from '#server/catalogue/search-report/suggest-synonyms.ts';
import type { Database } from '#server/db/client.ts';
import { readContentVersion } from '#server/db/content-state.ts';

/** Loads the words of the catalogue in a language, and the categories of what can be opened. */
export async function loadCatalogueNames(
  database: Database,
  locale: LocaleCode,
): Promise<CatalogueNames> {
  const { version } = await readContentVersion(database);
  const scoped = database.read
    .selectFrom('term_text')
    .where('term_text.version', '=', version)
    .where('term_text.locale', '=', locale);
  const terms = await scoped
    .where('term_text.kind', '!=', 'family')
    .select(['term_text.kind', 'term_text.slug', 'term_text.title'])
    .execute();
  const products = await scoped
    .innerJoin('product_term', (join) =>
      join
        .onRef('product_term.term_id', '=', 'term_text.term_id')
        .onRef('product_term.version', '=', 'term_text.version'),
    )
    .innerJoin('product_text', (join) =>
      join
        .onRef('product_text.product_id', '=', 'product_term.product_id')
        .onRef('product_text.version', '=', 'product_term.version')
        .onRef('product_text.locale', '=', 'term_text.locale'),
    )
    .where('product_term.kind', '=', 'category')
    .orderBy('product_term.position', 'desc')
    .select(['product_text.slug', 'product_text.summary', 'term_text.title'])
    .execute();
  const synonyms = await listSynonyms(database, version, locale);
  const texts = [
    ...terms.map(({ title }) => title),
    ...products.map(({ summary }) => summary),
    ...synonyms.flatMap(({ root = '', synonyms: others }) => [root, ...others]),
  ];
  const categories = terms.filter(({ kind }) => kind === 'category');
  return {
    words: [...new Set(texts.flatMap((text) => foldText(text).match(/\p{L}+/gu) ?? []))].sort(),
    nameOfPath: new Map([
      ...categories.map(({ slug, title }): [string, string] => {
        return [pathTo(locale, 'product-categories', slug), title];
      }),
      ...products.map(({ slug, title }): [string, string] => {
        return [pathTo(locale, 'products', slug), title];
      }),
    ]),
  };
}
