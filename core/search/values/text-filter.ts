import { missing } from '#core/missing.ts';
import type { TextPattern } from '#core/search/values/filter-value.ts';
import type { FieldValue } from '#core/search/values/value-column.ts';
import { BREAK, type TextIndex } from '#core/search/words/text-index.ts';
import type { Tokeniser } from '#core/search/words/tokeniser.ts';

/** A pattern of indexed words; a text of only symbols is compared literally. */
type WordPattern = Omit<TextPattern, 'text'> & { words: string[]; symbols: string };

function toWords(tokeniser: Tokeniser, pattern: TextPattern): WordPattern {
  const { mode, isPrefix, text } = pattern;
  const words = tokeniser.words(text);
  return { mode, isPrefix, words, symbols: words.length > 0 ? '' : text.trim().toLowerCase() };
}

/** Creates a predicate for one value of a text field. */
export function matchWord(
  tokeniser: Tokeniser,
  patterns: TextPattern[],
): (value: FieldValue) => boolean {
  const prepared = patterns.map((pattern) => toWords(tokeniser, pattern));
  // Lists of whole values are common and can be long.
  const whole = new Set<string>();
  const others: WordPattern[] = [];
  for (const pattern of prepared) {
    if (pattern.mode === 'whole' && !pattern.isPrefix && pattern.words.length > 0) {
      whole.add(pattern.words.join(' '));
    } else others.push(pattern);
  }
  return (value) => {
    const text = String(value);
    const words = tokeniser.words(text);
    if (whole.has(words.join(' '))) return true;
    return others.some((pattern) =>
      pattern.words.length === 0
        ? pattern.symbols !== '' && text.trim().toLowerCase() === pattern.symbols
        : matchElement(words, pattern),
    );
  };
}

/** Whether the words of one element match the pattern. */
function matchElement(words: string[], pattern: WordPattern): boolean {
  const { mode, isPrefix } = pattern;
  const last = pattern.words.length - 1;
  const fits = (word: string | undefined, i: number) => {
    const wanted = pattern.words[i] ?? '';
    return isPrefix && i === last ? word?.startsWith(wanted) === true : word === wanted;
  };
  if (mode === 'words') {
    return pattern.words.every((_, i) => words.some((word) => fits(word, i)));
  }
  if (mode === 'whole' && !isPrefix && words.length !== pattern.words.length) return false;
  const starts = mode === 'whole' ? 1 : Math.max(0, words.length - last);
  for (let start = 0; start < starts; start++) {
    if (pattern.words.every((_, i) => fits(words[start + i], i))) return true;
  }
  return false;
}

/** A pattern with the documents that may match it. */
type Candidates = { pattern: WordPattern; documents: Uint32Array };

/** Returns the documents of a text field that have to be compared with each pattern. */
export function findCandidates(
  index: TextIndex,
  tokeniser: Tokeniser,
  patterns: TextPattern[],
): Candidates[] {
  return patterns.map((text) => {
    const pattern = toWords(tokeniser, text);
    return { pattern, documents: listCandidates(index, pattern) };
  });
}

/** Marks the documents with an element of a text field that matches one of the patterns. */
export function matchTexts(index: TextIndex, candidates: Candidates[], passed: Uint8Array): void {
  for (const { pattern, documents } of candidates) {
    for (const document of documents) {
      if (passed[document] === 1) continue;
      const elements = readElements(index, document);
      if (elements.some((words) => matchElement(words, pattern))) passed[document] = 1;
    }
  }
}

/** Returns the documents that contain the rarest word of a pattern. */
function listCandidates(index: TextIndex, pattern: WordPattern): Uint32Array {
  let best: Uint32Array | null = null;
  for (const [i, word] of pattern.words.entries()) {
    const isLast = i === pattern.words.length - 1;
    const rank = index.vocabulary.findRank(word);
    const [from, to] =
      pattern.isPrefix && isLast
        ? index.vocabulary.findPrefix(word)
        : rank < 0
          ? [0, 0]
          : [rank, rank + 1];
    const documents = index.postings.subarray(index.postingStarts[from], index.postingStarts[to]);
    if (!best || documents.length < best.length) best = documents;
  }
  return best ?? new Uint32Array(0);
}

/** Returns the words of each element of a document's field. */
function readElements(index: TextIndex, document: number): string[][] {
  const elements: string[][] = [[]];
  const end = index.starts.array[document + 1] ?? missing();
  for (let i = index.starts.array[document] ?? missing(); i < end; i++) {
    const id = index.words.array[i] ?? BREAK;
    if (id === BREAK) elements.push([]);
    else elements.at(-1)?.push(index.vocabulary.words[id] ?? missing());
  }
  return elements;
}
