/** Reads a table of whole numbers that stand for decimals: `parseTable(2, '150 75')` → `[1.5, 0.75]`. */
export function parseTable(decimals: number, text: string): readonly number[] {
  const scale = 10 ** decimals;
  return text.split(' ').map((word) => Number(word) / scale);
}
