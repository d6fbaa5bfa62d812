import { missing } from '#core/missing.ts';
/** Items of two lists that are the same, by position, in order. */
export type Alignment = [number, number][];

/** Beyond this many differences the middle of two lists counts as wholly different. */
const MAX_DIFFERENCES = 2000;

/**
 * Aligns two lists by a longest common sequence of their items (E. W. Myers, An O(ND) difference algorithm, 1986).
 * Positions rise in both.
 */
export function alignLists(before: readonly string[], after: readonly string[]): Alignment {
  let start = 0;
  const shorter = Math.min(before.length, after.length);
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const middle = alignMiddle(
    before.slice(start, before.length - end),
    after.slice(start, after.length - end),
  );
  return [
    ...Array.from({ length: start }, (_, index): [number, number] => [index, index]),
    ...middle.map(([left, right]): [number, number] => [left + start, right + start]),
    ...Array.from({ length: end }, (_, index): [number, number] => [
      before.length - end + index,
      after.length - end + index,
    ]),
  ];
}

function alignMiddle(before: readonly string[], after: readonly string[]): Alignment {
  if (before.length === 0 || after.length === 0) return [];
  const trace = findTrace(before, after);
  return trace ? walkBack(trace, before.length, after.length) : [];
}

/** How far each diagonal got with each number of differences; null when there are too many. */
function findTrace(before: readonly string[], after: readonly string[]): Int32Array[] | null {
  const limit = Math.min(before.length + after.length, MAX_DIFFERENCES);
  const offset = limit + 1;
  const furthest = new Int32Array(2 * limit + 3);
  const trace: Int32Array[] = [];
  for (let count = 0; count <= limit; count += 1) {
    trace.push(furthest.slice(offset - count - 1, offset + count + 2));
    for (let diagonal = -count; diagonal <= count; diagonal += 2) {
      const [down, right] = [
        at(furthest, offset + diagonal + 1),
        at(furthest, offset + diagonal - 1),
      ];
      const isDown = diagonal === -count || (diagonal !== count && right < down);
      let x = isDown ? down : right + 1;
      let y = x - diagonal;
      while (x < before.length && y < after.length && before[x] === after[y]) {
        x += 1;
        y += 1;
      }
      furthest[offset + diagonal] = x;
      if (x >= before.length && y >= after.length) return trace;
    }
  }
  return null;
}

function walkBack(trace: Int32Array[], width: number, height: number): Alignment {
  const pairs: Alignment = [];
  let [x, y] = [width, height];
  for (let count = trace.length - 1; count >= 0; count -= 1) {
    const furthest = trace[count] ?? missing();
    const offset = count + 1;
    const diagonal = x - y;
    const [down, right] = [
      at(furthest, offset + diagonal + 1),
      at(furthest, offset + diagonal - 1),
    ];
    const isDown = diagonal === -count || (diagonal !== count && right < down);
    const before = isDown ? diagonal + 1 : diagonal - 1;
    const startX = count === 0 ? 0 : at(furthest, offset + before);
    const startY = count === 0 ? 0 : startX - before;
    while (x > startX && y > startY && (count === 0 || x > (isDown ? startX : startX + 1))) {
      x -= 1;
      y -= 1;
      pairs.push([x, y]);
    }
    [x, y] = [startX, startY];
  }
  return pairs.reverse();
}

/** Outside of the list lies what was never reached. */
function at(list: Int32Array, index: number): number {
  return list[index] ?? -1;
}
