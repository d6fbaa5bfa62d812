import { missing } from '#core/missing.ts';
import type { Vocabulary } from '#core/search/words/vocabulary.ts';

/** Longer words are codes or nonsense and are not compared. */
const MAX_LENGTH = 40;

export type SimilarWord = { rank: number; typos: number; isWhole: boolean };

/**
 * Finds the words of a vocabulary within a number of typing errors: missing, extra or wrong letters, or two adjacent
 * ones swapped (the optimal string alignment distance, Damerau 1964). With `prefix`, also words with a similar prefix.
 * Alphabetical neighbours share the table rows of their common prefix.
 */
export function findSimilarWords(
  vocabulary: Vocabulary,
  word: string,
  { maxTypos, prefix }: { maxTypos: number; prefix: boolean },
): SimilarWord[] {
  const similar: SimilarWord[] = [];
  const length = word.length;
  if (length > MAX_LENGTH) return similar;
  const deepest = length + maxTypos;
  const table = createTable(length, deepest);
  const { sorted, words } = vocabulary;
  const common = vocabulary.listCommon();
  const codes = Uint16Array.from({ length }, (_, i) => word.charCodeAt(i));
  // Rows up to `depth` are valid for the prefix of the current word; below `dead` nothing can match.
  let depth = 0;
  let dead = Number.POSITIVE_INFINITY;
  for (let rank = 0; rank < sorted.length; rank++) {
    const same = common[rank] ?? missing();
    if (same < depth) depth = same;
    if (same >= dead) continue;
    dead = Number.POSITIVE_INFINITY;
    const candidate = words[sorted[rank] ?? missing()] ?? missing();
    const last = Math.min(candidate.length, deepest);
    while (depth < last) {
      depth++;
      fillRow(table, depth, { codes, candidate });
      const best = prefix ? (table.best[depth] ?? 99) : 99;
      if ((table.least[depth] ?? 99) > maxTypos && best > maxTypos) {
        dead = depth;
        break;
      }
    }
    if (dead !== Number.POSITIVE_INFINITY) continue;
    const whole = candidate.length <= deepest ? distanceAt(table, candidate.length) : 99;
    const typos = prefix ? Math.min(whole, table.best[last] ?? 99) : whole;
    if (typos <= maxTypos) similar.push({ rank, typos, isWhole: whole === typos });
  }
  return similar;
}

type Table = {
  width: number;
  /** By row: distances between prefixes of a candidate and of the word. */
  cells: Uint8Array;
  /** The minimum of each row. */
  least: Uint8Array;
  /** The minimum distance of the whole word to a prefix of the candidate up to each row. */
  best: Uint8Array;
};

function createTable(length: number, deepest: number): Table {
  const width = length + 1;
  const cells = new Uint8Array((deepest + 1) * width);
  for (let column = 0; column < width; column++) cells[column] = column;
  const best = new Uint8Array(deepest + 1);
  best[0] = length;
  return { width, cells, least: new Uint8Array(deepest + 1), best };
}

const distanceAt = (table: Table, depth: number) =>
  table.cells[depth * table.width + table.width - 1] ?? 99;

function fillRow(
  table: Table,
  depth: number,
  { codes, candidate }: { codes: Uint16Array; candidate: string },
): void {
  const { width, cells } = table;
  const row = depth * width;
  const above = row - width;
  const code = candidate.charCodeAt(depth - 1);
  const codeBefore = depth > 1 ? candidate.charCodeAt(depth - 2) : -1;
  let least = depth;
  cells[row] = depth;
  for (let column = 1; column < width; column++) {
    const letter = codes[column - 1];
    let cost = (cells[above + column - 1] ?? missing()) + (letter === code ? 0 : 1);
    const added = (cells[above + column] ?? missing()) + 1;
    if (added < cost) cost = added;
    const omitted = (cells[row + column - 1] ?? missing()) + 1;
    if (omitted < cost) cost = omitted;
    if (column > 1 && letter === codeBefore && codes[column - 2] === code) {
      const swapped = (cells[above - width + column - 2] ?? missing()) + 1;
      if (swapped < cost) cost = swapped;
    }
    cells[row + column] = cost;
    if (cost < least) least = cost;
  }
  table.least[depth] = least;
  const whole = cells[row + width - 1] ?? 99;
  table.best[depth] = Math.min(table.best[depth - 1] ?? 99, whole);
}
