import type { Scope } from '#server/catalogue/catalogue-scope.ts';
import { selectVariants, type VariantRow } from '#server/catalogue/select-variants.ts';
import { fromJson } from '#server/db/from-json.ts';
import type { ProductDisplay } from '#server/db/stored-product.ts';

/** The ids of the variants of products, in their order. */
export async function readVariantIds({ database, version }: Scope, productIds: number[]) {
  if (productIds.length === 0) return new Map<number, { id: number }[]>();
  const rows = await database.read
    .selectFrom('variant')
    .select(['id', 'product_id'])
    .where('version', '=', version)
    .where('product_id', 'in', productIds)
    .orderBy('product_id')
    .orderBy('position')
    .execute();
  return Map.groupBy(rows, (row) => row.product_id);
}

/** What pages show of products. */
export async function readDisplays({ database, version, locale }: Scope, ids: number[]) {
  if (ids.length === 0) return new Map<number, ProductDisplay>();
  const rows = await database.read
    .selectFrom('product_text')
    .select(['product_id', 'display'])
    .where('version', '=', version)
    .where('locale', '=', locale)
    .where('product_id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.product_id, fromJson<ProductDisplay>(row.display)]));
}

/** The variants of products, in their order. */
export async function readVariants(scope: Scope, productIds: number[]): Promise<VariantRow[]> {
  if (productIds.length === 0) return [];
  return selectVariants(scope)
    .where('variant.product_id', 'in', productIds)
    .orderBy('variant.product_id')
    .orderBy('variant.position')
    .execute();
}
