import { type Expression, type SqlBool, sql } from 'kysely';
import { foldText } from '#core/fold-text.ts';
import { localeCodes } from '#core/i18n/locales.ts';
import { entriesOf } from '#core/keys.ts';
import { containsWords } from '#server/db/text-search.ts';
import { studioNames } from '#server/texts.ts';

const MAX_WORDS = 10;

/** What the trail shows of an event: who, what, about whom or what, before and after. */
const shown = sql<string>`lower(search_text || ' ' || coalesce(${sql.ref('before')}, '') || ' ' || coalesce(${sql.ref('after')}, ''))`;

/** Condition that an event has every word of a text, in what is shown of it, in the name of its action, or in the number of its case. */
export function eventsWith(text: string): Expression<SqlBool> {
  const words = foldText(text).split(' ').filter(Boolean).slice(0, MAX_WORDS);
  if (words.length === 0) return sql<SqlBool>`1 = 1`;
  return sql.join(
    words.map((word) => sql<SqlBool>`(${sql.join(waysToMatch(word), sql` or `)})`),
    sql` and `,
  );
}

function waysToMatch(word: string): Expression<SqlBool>[] {
  const numbered = containsWords(sql<string>`lower(reference)`, word);
  const cases = sql`select submission_id from desk_case where ${numbered}`;
  const actions = actionsNamed(word);
  return [
    containsWords(shown, word),
    sql<SqlBool>`(subject_kind = 'case' and subject in (${cases}))`,
    ...(actions.length > 0 ? [sql<SqlBool>`action in (${sql.join(actions)})`] : []),
  ];
}

/** Actions whose name has a word, in any language. */
function actionsNamed(word: string): string[] {
  const named = localeCodes
    .flatMap((locale) => entriesOf(studioNames[locale]))
    .filter(([key, name]) => key.startsWith('action.') && foldText(name).includes(word));
  return [...new Set(named.map(([key]) => key.slice('action.'.length)))];
}
