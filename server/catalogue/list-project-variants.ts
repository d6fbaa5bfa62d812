import { isDarkInUse } from '#core/catalogue/attributes/emergency-attributes.ts';
import type { ProjectVariant } from '#core/projects/project-variant.ts';
import type { Scope } from '#server/catalogue/catalogue-scope.ts';
import type { CatalogueIndex } from '#server/catalogue/indexed.ts';
import { listVariantsById } from '#server/catalogue/list-variants.ts';
import { fromJson } from '#server/db/from-json.ts';
import type { ProductDisplay } from '#server/db/stored-product.ts';

/** Returns variants for project lists, in the order of the ids; unknown ids are left out. */
export async function listProjectVariants(
  scope: Scope,
  index: CatalogueIndex,
  ids: number[],
): Promise<ProjectVariant[]> {
  if (ids.length === 0) return [];
  const variants = await listVariantsById(scope, [...new Set(ids)]);
  const supplies = await readSupplies(scope, [
    ...new Set(variants.map(({ productId }) => productId)),
  ]);
  const projectVariants = new Map<number, ProjectVariant>();
  for (const { productId, variant, attributes } of variants) {
    const product = index.productById.get(productId);
    if (!product) continue;
    const { title, slug, type, drawing } = product.card;
    const { id, sku, description, powerW, fluxLm, efficacyLmW } = variant;
    const { cctK, cctMaxK, cri, beamDeg, beamC90Deg, ip, dimming } = variant;
    projectVariants.set(id, {
      ...{ id, sku, description, title, slug, type: type.title },
      ...{ powerW, fluxLm, efficacyLmW, cctK, cctMaxK, cri, beamDeg, beamC90Deg, ip, dimming },
      picture: toPicture(variant.picture),
      drawing: drawing?.url ?? null,
      isSupply: supplies.has(productId),
      isDark: isDarkInUse(attributes),
      updated: product.updated.slice(0, 10),
    });
  }
  return ids.flatMap((id) => projectVariants.get(id) ?? []);
}

function toPicture(picture: ProjectVariant['picture']): ProjectVariant['picture'] {
  return picture && { hash: picture.hash, width: picture.width, height: picture.height };
}

/** Returns the ids of drivers, whose power is their output. */
async function readSupplies(scope: Scope, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await scope.database.read
    .selectFrom('product_text')
    .select(['product_id', 'display'])
    .where('version', '=', scope.version)
    .where('locale', '=', scope.locale)
    .where('product_id', 'in', ids)
    .execute();
  const isSupply = (display: string) => {
    return fromJson<ProductDisplay>(display).archetype === 'driver';
  };
  return new Set(rows.filter((row) => isSupply(row.display)).map((row) => row.product_id));
}
