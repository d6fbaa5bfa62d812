import { foldText } from '#core/fold-text.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import type { MissingWords, MissingWordsQuery } from '#core/studio/missing-words.ts';
import { listSearchMisses } from '#server/catalogue/search-report/list-search-misses.ts';
import { loadCatalogueNames } from '#server/catalogue/search-report/load-catalogue-names.ts';
import {
  type CatalogueNames,
  groupMisses,
  type MissingGroup,
  suggestSynonym,
} from '#server/catalogue/search-report/suggest-synonyms.ts';
import type { Database } from '#server/db/client.ts';

/** A part of a list; all of it without. */
type Page = { offset: number; limit: number };

/**
 * Finds words that visitors searched for and the catalogue lacks, the most frequent first, with the number of all of
 * them. Synonyms are suggested for those of the page alone: each is compared with every word of the catalogue.
 */
export async function findMissingWords(
  database: Database,
  query: MissingWordsQuery,
  { offset, limit }: Page = { offset: 0, limit: Number.POSITIVE_INFINITY },
): Promise<{ items: MissingWords[]; total: number }> {
  const { since } = query;
  const misses = await listSearchMisses(database, { since });
  const groups = groupMisses(misses).filter((group) => isWanted(group, query));
  const page = groups.slice(offset, offset + limit);
  const namesOf = new Map<LocaleCode, CatalogueNames>();
  for (const locale of new Set(page.map(({ missing }) => missing.locale))) {
    namesOf.set(locale, await loadCatalogueNames(database, locale));
  }
  const items = page.map((group) => {
    return suggestSynonym(
      group,
      namesOf.get(group.missing.locale) ?? { words: [], nameOfPath: new Map() },
    );
  });
  return { items, total: groups.length };
}

function isWanted(
  { missing, searches }: MissingGroup,
  { text = '', locale, outcome }: MissingWordsQuery,
): boolean {
  const wanted = foldText(text.trim());
  return (
    (locale === undefined || missing.locale === locale) &&
    (outcome === undefined || missing.isLeftOut === (outcome === 'left-out')) &&
    searches.some((search) => foldText(search.text).includes(wanted))
  );
}
