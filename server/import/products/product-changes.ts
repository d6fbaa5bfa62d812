import type { TableChanges } from '#server/import/part/table-changes.ts';
import { fieldsOfProduct } from '#server/import/products/fields-of-product.ts';

/** What changes in the fields of products that a sheet of products has. @param records new texts by path. */
export function changesOfProducts(
  files: ReadonlyMap<string, { text: string | null }>,
  records: ReadonlyMap<string, string>,
): TableChanges {
  const changed = [...records].flatMap(([path, text]) => {
    const row = fieldsOfProduct(files.get(path)?.text ?? '') ?? {};
    const now = fieldsOfProduct(text) ?? {};
    const cells = Object.keys(now).flatMap((column) => {
      const [before, after] = [row[column] ?? '', now[column] ?? ''];
      return before === after ? [] : { column, before, after };
    });
    return cells.length === 0 ? [] : { row, cells };
  });
  return { added: [], removed: [], changed };
}
