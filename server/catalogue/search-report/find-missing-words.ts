import { setImmediate as pause } from 'node:timers/promises';
import { foldText } from '#core/fold-text.ts';
import { localeCodes } from '#core/i18n/locales.ts';
import { recordOf } from '#core/keys.ts';
import type { MissingWords, MissingWordsQuery } from '#core/studio/missing-words.ts';
import { listSearchMisses } from '#server/catalogue/search-report/list-search-misses.ts';
import { loadCatalogueNames } from '#server/catalogue/search-report/load-catalogue-names.ts';
import {
  createSuggestions,
  groupMisses,
  type MissingGroup,
} from '#server/catalogue/search-report/suggest-synonyms.ts';
import type { Database } from '#server/db/client.ts';

type Page = { offset: number; limit: number };

/**
 * Finds words that visitors searched for and the catalogue lacks, the most frequent first, with the number of all of
 * them. Synonyms are suggested for those of the page alone: each is compared with every word of the catalogue.
 */
export async function findMissingWords(
  database: Database,
  query: MissingWordsQuery,
  { offset, limit }: Page,
): Promise<{ items: MissingWords[]; total: number }> {
  const groups = await listGroups(database, query);
  const suggest = await loadSuggestions(database);
  return { items: groups.slice(offset, offset + limit).map(suggest), total: groups.length };
}

/** Words between which others are served. */
const AT_ONCE = 100;

/** Reads all that `findMissingWords` finds, some at a time. */
export async function* readMissingWords(
  database: Database,
  query: MissingWordsQuery,
): AsyncGenerator<MissingWords[]> {
  const groups = await listGroups(database, query);
  const suggest = await loadSuggestions(database);
  for (let at = 0; at < groups.length; at += AT_ONCE) {
    yield groups.slice(at, at + AT_ONCE).map(suggest);
    await pause();
  }
}

async function listGroups(database: Database, query: MissingWordsQuery): Promise<MissingGroup[]> {
  const misses = await listSearchMisses(database, { since: query.since });
  return groupMisses(misses).filter((group) => isWanted(group, query));
}

async function loadSuggestions(database: Database): Promise<(group: MissingGroup) => MissingWords> {
  const names = await Promise.all(
    localeCodes.map(
      async (locale) => [locale, await loadCatalogueNames(database, locale)] as const,
    ),
  );
  const suggest = recordOf(names.map(([locale, own]) => [locale, createSuggestions(own)]));
  return (group) => suggest[group.missing.locale](group);
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
