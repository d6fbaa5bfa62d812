/** The columns of a table, and by how much numbers of a column are multiplied where its head has another unit. */
export type NamedColumns = { header: string[]; factors: ReadonlyMap<string, number> };

/** Units of heads by the unit in the name of a column, and what one of them is in that unit. */
const units: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  mm: { mm: 1, cm: 10, m: 1000, in: 25.4 },
  kg: { kg: 1, g: 0.001, t: 1000, lb: 0.45359237 },
  w: { w: 1, kw: 1000 },
  lm: { lm: 1, klm: 1000 },
  lm_w: { 'lm/w': 1 },
  k: { k: 1 },
  h: { h: 1, kh: 1000 },
  deg: { '°': 1, deg: 1 },
  c: { '°c': 1 },
};

const WITH_UNIT = /^(.+?)\s*[([]\s*([^)\]]+?)\s*[)\]]$/;

/**
 * The columns that heads mean: letter case, hyphens and spaces do not matter, and a unit may be in brackets, `Weight (g)`
 * for `weight_kg`. Other heads stay as they are.
 */
export function nameColumns(header: readonly string[], columns: readonly string[]): NamedColumns {
  const known = new Map(columns.map((column) => [foldHead(column), column]));
  const exact = new Set(columns);
  const factors = new Map<string, number>();
  const names = header.map((head) => {
    const column = exact.has(head) ? head : known.get(foldHead(head));
    if (column !== undefined) return column;
    const converted = findByUnit(head, columns);
    if (!converted) return head;
    if (converted.factor !== 1) factors.set(converted.column, converted.factor);
    return converted.column;
  });
  return { header: names, factors };
}

function findByUnit(head: string, columns: readonly string[]) {
  const [, name, unit] = WITH_UNIT.exec(head) ?? [];
  if (!name || !unit) return null;
  for (const [suffix, factors] of Object.entries(units)) {
    const column = `${foldHead(name)}_${suffix}`;
    const factor = factors[unit.toLowerCase()];
    if (factor !== undefined && columns.includes(column)) return { column, factor };
  }
  return null;
}

function foldHead(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
}
