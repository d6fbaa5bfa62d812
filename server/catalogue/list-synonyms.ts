import type { AbsentThing } from '#core/catalogue/search/absent-things.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import type { Synonym } from '#core/search/search-engine.ts';
import type { Database } from '#server/db/client.ts';
import { fromJson } from '#server/db/from-json.ts';

/** Returns the synonyms of a language in file order. */
export async function listSynonyms(
  { read }: Database,
  version: number,
  locale: LocaleCode,
): Promise<Synonym[]> {
  const rows = await read
    .selectFrom('synonym')
    .select(['code', 'root', 'words'])
    .where('version', '=', version)
    .where('locale', '=', locale)
    .where('is_near', '=', 0)
    .orderBy('position')
    .execute();
  return rows.map(({ code, root, words }) => {
    const synonym = { id: code, synonyms: fromJson<string[]>(words) };
    return root === null ? synonym : { ...synonym, root };
  });
}

/** Returns what visitors of a language look for and the catalogue has nothing of, in file order. */
export async function listAbsentThings(
  { read }: Database,
  version: number,
  locale: LocaleCode,
): Promise<AbsentThing[]> {
  const rows = await read
    .selectFrom('synonym')
    .select(['root', 'words'])
    .where('version', '=', version)
    .where('locale', '=', locale)
    .where('is_near', '=', 1)
    .orderBy('position')
    .execute();
  return rows.map(({ root, words }) => ({ words: root ?? '', near: fromJson<string[]>(words) }));
}
