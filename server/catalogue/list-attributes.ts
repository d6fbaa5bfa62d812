import type { AttributeValues } from '#core/catalogue/attributes/attribute.ts';
import type { Scope } from '#server/catalogue/catalogue-scope.ts';
import { fromJson } from '#server/db/from-json.ts';

/** The attributes of a product's variants by variant id; none in versions that an earlier release imported. */
export async function listAttributes(
  { database, version }: Omit<Scope, 'locale'>,
  productId: number,
): Promise<Map<number, AttributeValues>> {
  const rows = await database.read
    .selectFrom('variant')
    .select(['id', 'attributes'])
    .where('version', '=', version)
    .where('product_id', '=', productId)
    .execute();
  return new Map(rows.map(({ id, attributes }) => [id, readAttributes(attributes)]));
}

export function readAttributes(stored: string | null): AttributeValues {
  return stored === null ? {} : fromJson<AttributeValues>(stored);
}
