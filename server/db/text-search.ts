import { type Expression, type SqlBool, sql } from 'kysely';
import { foldText } from '#core/fold-text.ts';

const MAX_WORDS = 10;

/** Condition that a folded column contains every word of a text, whatever its case and accents. */
export function containsWords(column: Expression<string>, text: string): Expression<SqlBool> {
  const words = foldText(text).split(' ').filter(Boolean).slice(0, MAX_WORDS);
  // Long words are rarer: a text without one is read once.
  words.sort((a, b) => b.length - a.length);
  const conditions = words.map((word) => {
    const pattern = `%${word.replace(/[!%_]/g, '!$&')}%`;
    return sql<SqlBool>`${column} like ${pattern} escape '!'`;
  });
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql<SqlBool>`1 = 1`;
}
