/** Rows of a table for transfer: values common to all rows are stored once. */
export type SharedFields<Row> = { shared: Partial<Row>; rows: Partial<Row>[] };

/** Extracts the plain values that are equal in all rows. */
export function shareFields<Row extends object>(rows: readonly Row[]): SharedFields<Row> {
  const [first, ...others] = rows;
  const shared: Partial<Row> = {};
  for (const key in first) {
    const value = first[key];
    const isPlain = value === null || typeof value !== 'object';
    if (isPlain && others.every((row) => key in row && row[key] === value)) shared[key] = value;
  }
  return { shared, rows: rows.map((row) => omitShared(row, shared)) };
}

function omitShared<Row extends object>(row: Row, shared: Partial<Row>): Partial<Row> {
  const rest: Partial<Row> = {};
  for (const key in row) if (!(key in shared)) rest[key] = row[key];
  return rest;
}

/** Restores the rows passed to `shareFields`. */
export function spreadFields<Row>({ shared, rows }: SharedFields<Row>): Row[] {
  return rows.map((row) => ({ ...shared, ...row }) as Row);
}
