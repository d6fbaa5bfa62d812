import { foldText } from '#core/fold-text.ts';
import { localeCodes } from '#core/i18n/locales.ts';
import type { SynonymRecord } from '#core/search/words/synonym-record.ts';
import type { RowOf } from '#server/db/tables.ts';
import type { Content } from '#server/import/read/content-records.ts';

/** Builds the synonyms of each language in file order: a row for each group, and for each word that leads to one. */
export function buildSynonymRows({ synonyms }: Content): RowOf<'synonym'>[] {
  return localeCodes.flatMap((locale) => {
    const groups = (synonyms[locale]?.record ?? []).flatMap(listGroups);
    return groups.map((group, position) => ({ ...group, locale, position }));
  });
}

type Group = Pick<RowOf<'synonym'>, 'code' | 'root' | 'words' | 'is_near'>;

function listGroups({ code, words = [], from = [], to, near }: SynonymRecord): Group[] {
  const own =
    words.length > 1 ? [{ code, root: null, words: JSON.stringify(words), is_near: 0 }] : [];
  const leading = from.map((root, at) => {
    const found = (near ?? to ?? words).filter((word) => foldText(word) !== foldText(root));
    // Record codes contain no dot, so the dot prevents collisions with them.
    return { code: `${code}.${at + 1}`, root, words: JSON.stringify(found), is_near: near ? 1 : 0 };
  });
  return [...own, ...leading];
}
