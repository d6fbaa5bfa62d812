import { missing } from '#core/missing.ts';
import { BREAK, type TextIndex } from '#core/search/words/text-index.ts';
import { MAX_DISTANCE, type Place } from '#core/search/words/text-score.ts';
import type { QueryField, Terms } from '#core/search/words/text-terms.ts';

/** Locates the words of a query in a field. */
export type WordLocator = {
  /** Their position in the document of the last `locate` call. */
  readonly place: Place;
  /**
   * @param matched How many of the query's words the field contains.
   * @param isComplete Whether all words of the query occur as typed.
   */
  locate(document: number, matched: number, isComplete: boolean): void;
};

/** @param terms By query word. */
export function locateWords(
  { index }: QueryField,
  terms: Terms[][],
  countsPosition: boolean,
): WordLocator {
  const place: Place = { distance: 0, isWhole: false, position: 0 };
  const ids = terms.map((list) => {
    const typed = list.find(({ penalty }) => penalty === 0);
    return typed ? (index.vocabulary.sorted[typed.from] ?? BREAK) : BREAK;
  });
  const byId = terms.length > 1 || countsPosition ? markTerms(index, terms) : null;
  const last = new Int32Array(terms.length);
  const starts = index.starts.array;
  const words = index.words.array;
  return {
    place,
    locate(document, matched, isComplete) {
      if (!byId && !isComplete) {
        place.isWhole = false;
        return;
      }
      const from = starts[document] ?? missing();
      const to = starts[document + 1] ?? missing();
      place.isWhole = isComplete && hasElement(words, { from, to, ids });
      if (byId) findNearest(words, { from, to, byId, last, matched: matched }, place);
      if (!countsPosition) place.position = 0;
    },
  };
}

/** Maps each word id of a field to the query words that it matches, one bit each. */
function markTerms(index: TextIndex, terms: Terms[][]): Uint16Array {
  const { sorted } = index.vocabulary;
  const byId = new Uint16Array(sorted.length);
  for (const [word, list] of terms.entries()) {
    for (const { from, to } of list) {
      for (let rank = from; rank < to; rank++) {
        const id = sorted[rank] ?? missing();
        byId[id] = (byId[id] ?? missing()) | (1 << word);
      }
    }
  }
  return byId;
}

/** Whether an element of a field consists of exactly these words. */
function hasElement(
  words: Uint32Array,
  { from, to, ids }: { from: number; to: number; ids: number[] },
): boolean {
  let same = 0;
  for (let i = from; i <= to; i++) {
    const id = i < to ? words[i] : BREAK;
    if (id !== BREAK) same = same >= 0 && id === ids[same] ? same + 1 : -1;
    else if (same === ids.length) return true;
    else same = 0;
  }
  return false;
}

type Look = { from: number; to: number; byId: Uint16Array; last: Int32Array; matched: number };

function findNearest(
  words: Uint32Array,
  { from, to, byId, last, matched }: Look,
  place: Place,
): void {
  let distance = matched > 1 ? MAX_DISTANCE : 0;
  let position = -1;
  let seen = 0;
  last.fill(-1);
  for (let i = from; i < to; i++) {
    const id = words[i] ?? BREAK;
    if (id === BREAK) {
      last.fill(-1);
      seen = 0;
      continue;
    }
    let bits = byId[id] ?? missing();
    if (bits === 0) continue;
    if (position < 0) position = i - from;
    for (let word = 0; bits !== 0; word++, bits >>>= 1) {
      if ((bits & 1) === 0) continue;
      if (last[word] === -1) seen++;
      last[word] = i;
    }
    if (seen < matched || matched < 2) continue;
    let first = i;
    for (let word = 0; word < last.length; word++) {
      const before = last[word] ?? -1;
      if (before >= 0 && before < first) first = before;
    }
    distance = Math.min(distance, Math.max(0, i - first - matched + 1));
  }
  place.distance = distance;
  place.position = Math.max(position, 0);
}
