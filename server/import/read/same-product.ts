import { type CheckMemory, recall } from '#server/import/check-memory.ts';
import type { ProductSource } from '#server/import/read/content-records.ts';

/** An object that is the same as long as a product and its variants are, figures of their photometric files included. */
export function sameProduct(
  { file, record, variants }: ProductSource,
  memory: CheckMemory | null,
): object {
  const inputs = variants.flatMap((variant) => [variant.record, variant.attributes]);
  return recall({ memory }, [`product ${file}`, record, ...inputs], () => ({}));
}
