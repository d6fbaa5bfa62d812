/** The column that a head means: letter case, hyphens and spaces do not matter; other heads stay as they are. */
export function nameColumns(header: readonly string[], columns: readonly string[]): string[] {
  const known = new Map(columns.map((column) => [foldHead(column), column]));
  const exact = new Set(columns);
  return header.map((name) => (exact.has(name) ? name : (known.get(foldHead(name)) ?? name)));
}

function foldHead(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
}
