import {
  type EtimFeature,
  type EtimTable,
  etimClassOf,
  etimFeatures,
} from '#core/catalogue/etim/etim.ts';
import type { EtimOfProduct } from '#core/catalogue/product-view.ts';
import type { Scope } from '#server/catalogue/catalogue-scope.ts';
import type { CatalogueIndex, IndexedProduct } from '#server/catalogue/indexed.ts';
import { readAttributes } from '#server/catalogue/list-attributes.ts';
import { readDisplay } from '#server/catalogue/read-display.ts';
import { toFigures } from '#server/catalogue/variant-figures.ts';
import type { Database } from '#server/db/client.ts';
import type { Snapshot } from '#server/db/content-state.ts';
import { fromJson } from '#server/db/from-json.ts';

/** A product's class, and the features of its variants by variant id. */
export type EtimOfVariants = { etim: EtimOfProduct | null; features: Map<number, EtimFeature[]> };

type View = Scope & { index: CatalogueIndex; snapshot: Snapshot };

/** The ETIM table of the content; null without one. */
export async function loadEtimTable(
  database: Database,
  snapshot: Snapshot,
): Promise<EtimTable | null> {
  return snapshot.memo('etim', async () => {
    const row = await database.read
      .selectFrom('catalogue_document')
      .select('body')
      .where('version', '=', snapshot.version)
      .where('kind', '=', 'etim')
      .executeTakeFirst();
    return row ? fromJson<EtimTable>(row.body) : null;
  });
}

/** A product with its class in one language; null if the table has none for it. */
export async function withEtimClass<Loaded extends { archetype: string }>(
  view: View,
  product: IndexedProduct,
  loaded: Loaded,
) {
  return { ...loaded, etim: await findEtimClass(view, product, loaded.archetype) };
}

async function findEtimClass(
  view: View,
  product: IndexedProduct,
  archetype: string,
): Promise<EtimOfProduct | null> {
  const table = await loadEtimTable(view.database, view.snapshot);
  const found = table && etimClassOf(table, { archetype, types: typesOf(view, product) });
  if (!found) return null;
  return { release: table.release, code: found.code, name: found.name[view.locale] };
}

export async function listEtim(view: View, product: IndexedProduct): Promise<EtimOfVariants> {
  const table = await loadEtimTable(view.database, view.snapshot);
  const features = new Map<number, EtimFeature[]>();
  if (!table) return { etim: null, features };
  const { archetype, filters } = await readDisplay(view, product.card.id);
  const { mounting = [], distributions = {} } = filters ?? {};
  const shared = { archetype, types: typesOf(view, product), mounting };
  for (const row of await readVariants(view, product.card.id)) {
    const subject = {
      ...shared,
      distribution: distributions[row.optic ?? ''] ?? null,
      figures: toFigures(row),
      attributes: readAttributes(row.attributes),
    };
    features.set(row.id, etimFeatures(table, subject));
  }
  return { etim: await findEtimClass(view, product, archetype), features };
}

function typesOf({ index }: View, { typeIds }: IndexedProduct): string[] {
  return typeIds.flatMap((id) => index.terms.get(id)?.code ?? []);
}

function readVariants({ database, version }: View, productId: number) {
  return database.read
    .selectFrom('variant')
    .selectAll()
    .where('version', '=', version)
    .where('product_id', '=', productId)
    .execute();
}
