import type { ProductCard, Variant } from '#core/catalogue/product-view.ts';
import type { Scope } from '#server/catalogue/catalogue-scope.ts';
import type { CatalogueIndex } from '#server/catalogue/indexed.ts';
import { findVariant } from '#server/catalogue/list-variants.ts';

/** The product of a code, and the variant if the code is a variant's. */
export type CodeMatch = { product: ProductCard; variant: Variant | null };

/** Finds by product code, legacy code, SKU or legacy SKU, ignoring case; the first kind that matches wins. */
export async function findByCode(
  scope: Scope,
  index: CatalogueIndex,
  code: string,
): Promise<CodeMatch | null> {
  const row = await scope.database.read
    .selectFrom('product_code')
    .select(['product_id', 'variant_id'])
    .where('version', '=', scope.version)
    .where('code', '=', fold(code))
    .orderBy('rank')
    .orderBy('product_id')
    .limit(1)
    .executeTakeFirst();
  const product = row && index.productById.get(row.product_id)?.card;
  if (!product) return null;
  const variant = row.variant_id === null ? null : await findVariant(scope, row.variant_id);
  return { product, variant };
}

/** A statement of SQLite has up to 32,766 parameters. */
const CODES_AT_ONCE = 10_000;

/** Titles of what codes stand for, as `findByCode` finds it, by the codes as they are given; unknown ones are left out. */
export async function listTitlesOfCodes(
  scope: Scope,
  index: CatalogueIndex,
  codes: readonly string[],
): Promise<Map<string, string>> {
  const titles = new Map<string, string>();
  for (let start = 0; start < codes.length; start += CODES_AT_ONCE) {
    const some = codes.slice(start, start + CODES_AT_ONCE);
    const found = await readCodes(scope, some.map(fold));
    for (const code of some) {
      const row = found.get(fold(code));
      const title = row?.description ?? (row && index.productById.get(row.product_id)?.card.title);
      if (title) titles.set(code, title);
    }
  }
  return titles;
}

async function readCodes({ database, version, locale }: Scope, folded: string[]) {
  const rows = await database.read
    .selectFrom('product_code')
    .leftJoin('variant_text', (join) =>
      join
        .onRef('variant_text.variant_id', '=', 'product_code.variant_id')
        .onRef('variant_text.version', '=', 'product_code.version')
        .on('variant_text.locale', '=', locale),
    )
    .select(['product_code.code', 'product_code.product_id', 'variant_text.description'])
    .where('product_code.version', '=', version)
    .where('product_code.code', 'in', folded)
    // The one that wins comes last.
    .orderBy('product_code.rank', 'desc')
    .orderBy('product_code.product_id', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.code, row]));
}

const fold = (code: string): string => code.trim().toLowerCase();
