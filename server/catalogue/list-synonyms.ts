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
    .orderBy('position')
    .execute();
  return rows.map(({ code, root, words }) => {
    const synonym = { id: code, synonyms: fromJson<string[]>(words) };
    return root === null ? synonym : { ...synonym, root };
  });
}
