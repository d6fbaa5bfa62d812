/** The row after another one; where that is no longer in the list, the first. Null: there is none. */
export function nextRow<Row extends { id: string }>(rows: readonly Row[], id: string): Row | null {
  const at = rows.findIndex((row) => row.id === id);
  return rows[at + 1] ?? null;
}
