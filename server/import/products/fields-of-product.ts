import { parse } from 'yaml';
import { isRecord, valueAt } from '#core/studio/changes/values.ts';
import { productColumns } from '#server/import/products/product-columns.ts';

/** The fields of a product's record that a sheet of products has, as texts; null where it cannot be read. */
export function fieldsOfProduct(text: string): Record<string, string> | null {
  const value = readYaml(text);
  if (!isRecord(value)) return null;
  const record: Record<string, string> = { code: String(value.code ?? '') };
  for (const [column, { path }] of productColumns) {
    const found = valueAt(value, path);
    if (found !== null && typeof found !== 'object') record[column] = String(found);
  }
  return record;
}

/** What a text of YAML says; null where it cannot be read. */
export function readYaml(text: string): unknown {
  try {
    return parse(text, { merge: true });
  } catch {
    return null;
  }
}
