import {
  cleanQuantity,
  cleanText,
  type LineChange,
  LONGEST_LABEL,
  LONGEST_NOTE,
  MOST_LINES,
  type ProjectLine,
} from '#core/projects/project.ts';

/** Appends a line at the next free position; returns the lines unchanged if the list is full. */
export function addLine(
  lines: ProjectLine[],
  { id, sku, quantity = 1 }: Pick<ProjectLine, 'id' | 'sku'> & { quantity?: number },
): ProjectLine[] {
  if (lines.length >= MOST_LINES) return lines;
  const line = { key: nextKey(lines), id, sku, quantity, label: nextLabel(lines), note: '' };
  return [...lines, line];
}

/** Inserts a copy of a line below it, for the same variant at another position. */
export function copyLine(lines: ProjectLine[], key: number): ProjectLine[] {
  const index = lines.findIndex((line) => line.key === key);
  const line = lines[index];
  if (!line || lines.length >= MOST_LINES) return lines;
  return lines.toSpliced(index + 1, 0, { ...line, key: nextKey(lines), label: nextLabel(lines) });
}

/** Changes part of a line; texts and numbers are normalised. */
export function changeLine(lines: ProjectLine[], key: number, change: LineChange): ProjectLine[] {
  return lines.map((line) => {
    if (line.key !== key) return line;
    const { quantity, label, note } = { ...line, ...change };
    return {
      ...line,
      quantity: cleanQuantity(quantity),
      label: cleanText(label, LONGEST_LABEL),
      note: cleanText(note, LONGEST_NOTE),
    };
  });
}

/** Inserts a line at an index. */
export function insertLine(lines: ProjectLine[], line: ProjectLine, index: number): ProjectLine[] {
  if (lines.length >= MOST_LINES) return lines;
  const isTaken = lines.some(({ key }) => key === line.key);
  return lines.toSpliced(index, 0, isTaken ? { ...line, key: nextKey(lines) } : line);
}

/** Moves a line up (-1) or down (1) by one; returns the lines unchanged at either end. */
export function moveLine(lines: ProjectLine[], key: number, step: -1 | 1): ProjectLine[] {
  const index = lines.findIndex((line) => line.key === key);
  const line = lines[index];
  const to = index + step;
  if (!line || to < 0 || to >= lines.length) return lines;
  return lines.toSpliced(index, 1).toSpliced(to, 0, line);
}

/** Sorts lines by position, `L2` before `L10`; lines without a position stay in order at the end. */
export function sortLines(lines: ProjectLine[]): ProjectLine[] {
  const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
  return lines.toSorted((first, second) => {
    if (first.label === '' || second.label === '') {
      return Number(first.label === '') - Number(second.label === '');
    }
    return compare(first.label, second.label);
  });
}

/** Returns the position after the last one that ends in a number: `L1`, `L2`; `EM-09`, `EM-10`. */
export function nextLabel(lines: ProjectLine[]): string {
  const labels = new Set(lines.map(({ label }) => label));
  const last = lines.findLast(({ label }) => /\d$/.test(label))?.label ?? 'L0';
  const [, stem = 'L', digits = '0'] = /^(.*?)(\d{1,6})$/.exec(last) ?? [];
  for (let number = Number(digits) + 1; ; number += 1) {
    const label = stem + String(number).padStart(digits.length, '0');
    if (!labels.has(label)) return label.length > LONGEST_LABEL ? '' : label;
  }
}

function nextKey(lines: ProjectLine[]): number {
  return lines.reduce((highest, { key }) => Math.max(highest, key), 0) + 1;
}

/** Sets the SKUs of the lines whose variants are known. */
export function nameLines(lines: ProjectLine[], skus: ReadonlyMap<number, string>): ProjectLine[] {
  return lines.map((line) => ({ ...line, sku: skus.get(line.id) ?? line.sku }));
}
