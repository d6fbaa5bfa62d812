/** The cells of a row by column. */
export type RowCells = Record<string, string>;

/** What a part changes in a table; rows have the cells of the table and of the part. */
export type TableChanges = {
  added: RowCells[];
  removed: RowCells[];
  changed: { row: RowCells; cells: { column: string; before: string; after: string }[] }[];
};

/** The rows of a table by their keys. */
export type Rows = {
  header: string[];
  rows: Map<string, RowCells>;
  /** Where each is in its file. */
  places: ReadonlyMap<string, number>;
};
