import { missing } from '#core/missing.ts';
import { BREAK, type TextIndex } from '#core/search/words/text-index.ts';
import type { QueryField } from '#core/search/words/text-terms.ts';

/** Whether words occur adjacent and in this order in a field of a document. */
export function hasPhrase(index: TextIndex, document: number, words: string[]): boolean {
  const ids = toIds(index, words);
  return ids !== null && hasRun(index, document, ids);
}

function toIds(index: TextIndex, words: string[]): number[] | null {
  const ids: number[] = [];
  for (const word of words) {
    const rank = index.vocabulary.findRank(word);
    if (rank < 0) return null;
    ids.push(index.vocabulary.sorted[rank] ?? BREAK);
  }
  return ids;
}

function hasRun(index: TextIndex, document: number, ids: number[]): boolean {
  const words = index.words.array;
  const end = (index.starts.array[document + 1] ?? missing()) - ids.length;
  for (let i = index.starts.array[document] ?? missing(); i <= end; i++) {
    let same = 0;
    while (same < ids.length && words[i + same] === ids[same]) same++;
    if (same === ids.length) return true;
  }
  return false;
}

/** Removes documents with excluded words or phrases from the allowed ones. */
export function excludeDocuments(
  fields: QueryField[],
  excluded: string[][],
  passed: Uint8Array,
): Uint8Array {
  if (excluded.length === 0) return passed;
  const allowed = passed.slice();
  for (const words of excluded) {
    for (const { index } of fields) {
      const ids = toIds(index, words);
      if (!ids) continue;
      const rank = index.vocabulary.findRank(words[0] ?? '');
      const end = index.postingStarts[rank + 1] ?? missing();
      for (let i = index.postingStarts[rank] ?? missing(); i < end; i++) {
        const document = index.postings[i] ?? missing();
        if (ids.length === 1 || hasRun(index, document, ids)) allowed[document] = 0;
      }
    }
  }
  return allowed;
}
