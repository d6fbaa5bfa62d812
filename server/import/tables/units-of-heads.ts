/** Units of heads by the unit in the name of a column, and what one of them is in that unit. */
const units: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  mm: { mm: 1, cm: 10, m: 1000, in: 25.4, '"': 25.4, ft: 304.8 },
  mm2: { mm2: 1, 'mm²': 1 },
  m: { m: 1, mm: 0.001, cm: 0.01, ft: 0.3048 },
  kg: { kg: 1, g: 0.001, t: 1000, lb: 0.45359237, oz: 0.028349523125 },
  w: { w: 1, kw: 1000, mw: 0.001 },
  kv: { kv: 1, v: 0.001 },
  lm: { lm: 1, klm: 1000 },
  lm_w: { 'lm/w': 1 },
  k: { k: 1 },
  h: { h: 1, kh: 1000 },
  us: { us: 1, µs: 1, ms: 1000 },
  a: { a: 1, ma: 0.001 },
  nm: { nm: 1, n·m: 1, ncm: 0.01 },
  deg: { '°': 1, deg: 1 },
  c: { '°c': 1, c: 1 },
};

/** What one of a unit is in the unit of a column; null where the column does not take it. */
export function factorOf(column: string, unit: string): number | null {
  return takenBy(column)[unit.trim().toLowerCase()] ?? null;
}

/** The units that the numbers of a column may have in a source. */
export function unitsOf(column: string): string[] {
  return Object.keys(takenBy(column));
}

/** The columns that a name without its unit may mean, `weight` → `weight_kg`. */
export function columnsOfName(name: string, columns: readonly string[]): string[] {
  return Object.keys(units)
    .map((suffix) => `${name}_${suffix}`)
    .filter((column) => columns.includes(column));
}

function takenBy(column: string): Readonly<Record<string, number>> {
  // `efficacy_lm_w` ends in `_w`, too.
  const suffix = Object.keys(units)
    .filter((one) => column.endsWith(`_${one}`))
    .reduce((longest, one) => (one.length > longest.length ? one : longest), '');
  return units[suffix] ?? {};
}
