import { findLabel, findNearestLabel } from '#core/catalogue/search/label-numbers.ts';
import { missing } from '#core/missing.ts';

/** A code that leads to a product or, with a variant, to that one: own or old, or a number of its label: EPREL or GTIN. */
export type CodeEntry = {
  code: string;
  productId: number;
  variantId: number | null;
  kind: 'product' | 'variant' | 'label';
};

/** Items whose codes match typed words. */
export type CodeMatch = {
  /** Number of typed words. */
  length: number;
  productIds: number[];
  /** Empty if all variants of the products match. */
  variantIds: number[];
  /** The code that was probably meant; null if the typed one exists. */
  nearest: string | null;
};

export type CodeBook = ReturnType<typeof createCodeBook>;

/** What one text may still cost: searches for parts and for similar codes read all codes, similar numbers are many. */
export type Effort = { parts: number; nearest: number; labels: number };

export const createEffort = (): Effort => ({ parts: 4, nearest: 2, labels: 8 });

/** More variants are found as their products. */
const MAX_VARIANTS = 100;
const MAX_PRODUCTS = 100;
/** More matches say nothing. */
const MAX_MATCHES = 5_000;
/** Words of a code that is typed with spaces. */
const MAX_RUN = 6;
const MIN_LENGTH = 4;
const MIN_PART = 6;
const MIN_LENGTH_NEAREST = 5;
const MIN_LENGTH_2 = 8;

/** Letters that are mistaken for digits. */
const confused: Record<string, string> = { o: '0', i: '1', l: '1' };

/** Lower case without accents and symbols, with letters that look like digits as these. */
function foldLookalikes(text: string): string {
  const plain = text.toLowerCase().normalize('NFKD');
  return plain.replace(/[^a-z0-9]/g, '').replace(/[oil]/g, (letter) => confused[letter] ?? letter);
}

/** Whether a word may be a code: letters with digits, or parts of a code. */
export function isCodeLike(word: string): boolean {
  if (!/\d/.test(word)) return /^[a-z]{2,}(?:[/-][a-z]+)+$/i.test(word);
  return (/[a-z]/i.test(word) && word.length >= MIN_LENGTH) || /\d\/\w/.test(word);
}

/** Finds items by codes, whole or in part, however they are spelt. */
export function createCodeBook(entries: CodeEntry[]) {
  const list = createCodeList(entries.filter(({ kind }) => kind !== 'label'));
  const labels = Map.groupBy(
    entries.filter(({ kind }) => kind === 'label'),
    ({ code }) => code,
  );
  const heads = indexHeads(entries);

  /** Finds codes that are the text, else those that begin with it, else those that contain it. */
  function findCodes(text: string, effort: Effort): CodeEntry[] {
    const folded = foldLookalikes(text);
    if (folded.length < MIN_LENGTH) return [];
    const found = list.findBeginning(folded);
    const mayBePart = folded.length >= MIN_PART || text.includes('/');
    if (found.length > 0 || !mayBePart || effort.parts <= 0) return found;
    effort.parts -= 1;
    return list.findPart(folded);
  }

  return {
    /** Finds the code that the words from a position on are or begin with, in as many words as possible. */
    find(words: string[], at: number, effort = createEffort()): CodeMatch | null {
      const word = words[at] ?? '';
      const label = findLabel(labels, words, at);
      if (label) return toMatch(label.found, label.length, null);
      const least = isCodeLike(word) ? 1 : 2;
      if (least === 2 && !heads.isSpaced(word, words[at + 1] ?? '')) return null;
      const most = Math.min(MAX_RUN, words.length - at);
      for (let length = most; length >= least; length--) {
        const run = words.slice(at, at + length);
        if (length > 1 && !run.slice(1).every((part) => /^[\w/.-]{1,12}$/.test(part))) continue;
        const found = findCodes(run.join(''), effort);
        if (found.length > 0) return toMatch(found, length, null);
      }
      return null;
    },

    /** Finds the codes that are most similar to an unknown one. */
    findNearest(words: string[], at: number, effort = createEffort()): CodeMatch | null {
      const word = words[at] ?? '';
      const label = findNearestLabel(labels, { words, at, effort });
      if (label) return toMatch(label.found, label.length, label.nearest);
      if (!isCodeLike(word) || word.length < MIN_LENGTH_NEAREST || effort.nearest <= 0) return null;
      effort.nearest -= 1;
      const [head = ''] = word.split(/[/-]/);
      for (const text of shortenedCodes(word, heads.similar(foldLookalikes(head)))) {
        const found = findCodes(text, effort);
        if (found.length > 0) return toMatch(found, 1, text.toUpperCase());
      }
      return null;
    },
  };
}

function toMatch(found: CodeEntry[], length: number, nearest: string | null): CodeMatch {
  const productIds = [...new Set(found.map(({ productId }) => productId))].slice(0, MAX_PRODUCTS);
  const whole = new Set(found.filter((entry) => entry.variantId === null).map((e) => e.productId));
  const variantIds = [...new Set(found.flatMap(({ variantId }) => variantId ?? []))];
  const isAll = productIds.every((id) => whole.has(id)) || variantIds.length > MAX_VARIANTS;
  return { length, productIds, variantIds: isAll ? [] : variantIds, nearest };
}

/** All codes in alphabetical order, and as one text between line breaks for finding their parts. */
function createCodeList(entries: CodeEntry[]) {
  const sorted = entries
    .map((entry) => ({ entry, code: foldLookalikes(entry.code) }))
    .sort((a, b) => (a.code < b.code ? -1 : a.code > b.code ? 1 : 0));
  const codeAt = (place: number) => sorted[place]?.code ?? missing();
  const text = `\n${sorted.map(({ code }) => code).join('\n')}\n`;
  const starts = new Uint32Array(sorted.length);
  let start = 1;
  for (const [i, { code }] of sorted.entries()) {
    starts[i] = start;
    start += code.length + 1;
  }

  /** The entries from the first place on whose codes are accepted. */
  function take(from: number, accepts: (code: string) => boolean): CodeEntry[] {
    let to = from;
    while (to < sorted.length && to - from < MAX_MATCHES && accepts(codeAt(to))) to += 1;
    return sorted.slice(from, to).map(({ entry }) => entry);
  }

  return {
    /** Finds codes that are the text, or else begin with it. */
    findBeginning(folded: string): CodeEntry[] {
      const from = findFirst(sorted.length, (place) => codeAt(place) >= folded);
      const exact = take(from, (code) => code === folded);
      return exact.length > 0 ? exact : take(from, (code) => code.startsWith(folded));
    },
    /** Finds codes that contain the text. */
    findPart(folded: string): CodeEntry[] {
      const found: CodeEntry[] = [];
      let at = text.indexOf(folded);
      while (at >= 0 && found.length < MAX_MATCHES) {
        const position = at;
        const after = findFirst(starts.length, (place) => (starts[place] ?? missing()) > position);
        found.push(sorted[after - 1]?.entry ?? missing());
        at = text.indexOf(folded, at + folded.length);
      }
      return found;
    },
  };
}

/** Returns the first of `count` places from which on a condition holds. */
function findFirst(count: number, holds: (place: number) => boolean): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The first parts of all codes. */
function indexHeads(entries: CodeEntry[]) {
  const heads = new Map<string, string>();
  for (const { code } of entries) {
    const [head = ''] = code.split(/[/-]/);
    if (/[a-z]/i.test(head)) heads.set(foldLookalikes(head), head);
  }
  return {
    /** Whether two words are a head that is typed with a space: `abc 300`. */
    isSpaced(letters: string, rest: string): boolean {
      const [figures = ''] = rest.split(/[/-]/);
      return (
        /^[a-z]{2,5}$/i.test(letters) &&
        /^\d/.test(figures) &&
        heads.has(foldLookalikes(letters + figures))
      );
    },
    /** Spellings of similar heads, the most similar first. */
    similar(folded: string): string[] {
      const maxErrors = folded.length < MIN_LENGTH_2 ? 1 : 2;
      const found: { head: string; errors: number }[] = [];
      for (const [known, head] of heads) {
        const errors = countErrors(folded, known, maxErrors);
        if (errors <= maxErrors) found.push({ head, errors });
      }
      return found.sort((a, b) => a.errors - b.errors).map(({ head }) => head);
    },
  };
}

/** Typing errors between two short words (optimal string alignment); any number above `most` if there are more. */
function countErrors(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let [before, row]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, i) => i)];
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      let errors = Math.min(
        (row[j - 1] ?? missing()) + (isSame ? 0 : 1),
        (row[j] ?? missing()) + 1,
        (next[j - 1] ?? missing()) + 1,
      );
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwapped) errors = Math.min(errors, (before[j - 2] ?? missing()) + 1);
      next.push(errors);
    }
    if (Math.min(...next) > most) return most + 1;
    [before, row] = [row, next];
  }
  return row[b.length] ?? missing();
}

/** Codes that an unknown one may be meant for: with a similar beginning, then as written, each with fewer and fewer parts. */
function* shortenedCodes(word: string, similarHeads: Iterable<string>): Generator<string> {
  const [, ...rest] = word.split(/[/-]/);
  for (const similar of similarHeads) {
    for (let end = rest.length; end >= 0; end--) yield [similar, ...rest.slice(0, end)].join('/');
  }
  const parts = word.split('/');
  for (let end = parts.length - 1; end > 1; end--) yield parts.slice(0, end).join('/');
}
