import type { WordRecord } from '#core/content/word-record.ts';

/** Lines of search words: those that visitors type. */
const SEARCH_WORDS = /^\s*(?:- )?(?:keywords:|\w\w: \[)/;

export type UnwantedWord = { line: number; word: string; write: string };

/** Finds words that a text should not use, from line 1; lists of search words may have them. */
export function findUnwanted(text: string, records: readonly WordRecord[]): UnwantedWord[] {
  const patterns = records.map(({ not, write }) => ({ pattern: patternOf(not), write }));
  return text.split('\n').flatMap((line, index) => {
    if (SEARCH_WORDS.test(line)) return [];
    return patterns.flatMap(({ pattern, write }) => {
      const word = line.match(pattern)?.[0];
      return word === undefined ? [] : [{ line: index + 1, word, write }];
    });
  });
}

function patternOf(words: readonly string[]): RegExp {
  const escaped = words.map((word) =>
    word
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replace(/ /g, '\\s+')
      .replace(/#/g, '\\d'),
  );
  return new RegExp(`(?<![\\p{L}\\d.,/-])(?:${escaped.join('|')})(?![\\p{L}\\d,])`, 'iu');
}
