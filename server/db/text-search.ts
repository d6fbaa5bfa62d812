import { type Expression, type SqlBool, sql } from 'kysely';
import { foldText } from '#core/fold-text.ts';

const MAX_WORDS = 10;

/** Letters of Spanish and English texts, the rarest last; digits and all else are rarer. */
const BY_RARITY = 'eaosnritldcumpgbvfhyqzjkxw';
/** Shorter parts of words are found too often to exclude much. */
const MIN_PART = 3;

/** Condition that a folded column contains every word of a text, whatever its case and accents. */
export function containsWords(column: Expression<string>, text: string): Expression<SqlBool> {
  // No stored text has it, and PostgreSQL refuses to compare with it.
  if (text.includes('\0')) return sql<SqlBool>`1 = 0`;
  const words = foldText(text).split(' ').filter(Boolean).slice(0, MAX_WORDS);
  // Long words are rarer: a text without one is read once.
  words.sort((a, b) => b.length - a.length);
  const [first] = words;
  const part = first && rareEndOf(first);
  const conditions = (part ? [part, ...words] : words).map((word) => {
    const pattern = `%${word.replace(/[!%_]/g, '!$&')}%`;
    return sql<SqlBool>`${column} like ${pattern} escape '!'`;
  });
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql<SqlBool>`1 = 1`;
}

/**
 * The end of a word from its rarest letter, null when that is the whole word. Both databases stop at each place where
 * a pattern's first letter is: texts without the end are read in half the time.
 */
export function rareEndOf(word: string): string | null {
  let start = 0;
  for (let at = 1; at <= word.length - MIN_PART; at += 1) {
    if (rarityOf(word, at) > rarityOf(word, start)) start = at;
  }
  return start === 0 ? null : word.slice(start);
}

function rarityOf(word: string, at: number): number {
  const rarity = BY_RARITY.indexOf(word.charAt(at));
  return rarity === -1 ? BY_RARITY.length : rarity;
}
