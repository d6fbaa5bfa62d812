import type { AttributeValues } from '#core/catalogue/attributes/attribute.ts';
import type { PerMetre } from '#core/catalogue/figures/per-metre.ts';
import type { Variant } from '#core/catalogue/product-view.ts';
import type { FileLink, Picture } from '#core/media.ts';
import type { Scope } from '#server/catalogue/catalogue-scope.ts';
import { readAttributes } from '#server/catalogue/list-attributes.ts';
import { selectVariants, type VariantRow } from '#server/catalogue/select-variants.ts';
import { toFigures } from '#server/catalogue/variant-figures.ts';
import { fromJson } from '#server/db/from-json.ts';

/** Returns the variants of a product in file order. */
export async function listVariants(scope: Scope, productId: number): Promise<Variant[]> {
  const rows = await selectVariants(scope)
    .where('variant.product_id', '=', productId)
    .orderBy('variant.position')
    .execute();
  return rows.map(toVariant);
}

/** Returns one variant by id, or null. */
export async function findVariant(scope: Scope, id: number): Promise<Variant | null> {
  const row = await selectVariants(scope).where('variant.id', '=', id).executeTakeFirst();
  return row ? toVariant(row) : null;
}

/** Returns variants by id, each with its product id, unsorted; unknown ids are left out. */
export async function listVariantsById(
  scope: Scope,
  ids: number[],
): Promise<{ productId: number; variant: Variant; attributes: AttributeValues }[]> {
  const rows = await selectVariants(scope).where('variant.id', 'in', ids).execute();
  return rows.map((row) => ({
    productId: row.product_id,
    variant: toVariant(row),
    attributes: readAttributes(row.attributes),
  }));
}

/** Returns the pictures of variants by id; null for one without a picture. */
export async function listVariantPictures(
  { database, version, locale }: Scope,
  ids: number[],
): Promise<Map<number, Picture | null>> {
  if (ids.length === 0) return new Map();
  const rows = await database.read
    .selectFrom('variant_text')
    .select(['variant_id', 'picture'])
    .where('version', '=', version)
    .where('locale', '=', locale)
    .where('variant_id', 'in', ids)
    .execute();
  return new Map(rows.map(({ variant_id, picture }) => [variant_id, fromJson(picture)]));
}

function toVariant(row: VariantRow): Variant {
  const file = fromJson<FileLink | null>(row.photometry);
  return {
    id: row.id,
    sku: row.sku,
    legacySkus: fromJson(row.legacy_skus),
    description: row.description,
    picture: fromJson(row.picture),
    photometry: file && { url: file.url, name: file.name, sizeBytes: file.sizeBytes },
    optic: row.optic_label,
    ...toFigures(row),
    ...toPerMetre(readAttributes(row.attributes)),
  };
}

/** Nothing for variants that are not planned by the metre: they have neither attribute. */
function toPerMetre({ power_w_m: power, flux_lm_m: flux }: AttributeValues): PerMetre {
  return {
    ...(typeof power === 'number' && { powerWM: power }),
    ...(typeof flux === 'number' && { fluxLmM: flux }),
  };
}
