/** A copy of plain data whose numbers have 6 decimals: what is recorded does not depend on the last bits. */
export function rounded(value: unknown): unknown {
  if (typeof value === 'number') return Number(value.toFixed(6)) + 0;
  if (ArrayBuffer.isView(value)) return rounded([...(value as Float64Array)]);
  if (Array.isArray(value)) return value.map(rounded);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, rounded(one)]));
}
