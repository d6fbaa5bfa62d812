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
export function listTitlesOfCodes(
  scope: Scope,
  index: CatalogueIndex,
  codes: readonly string[],
): Promise<Map<string, string>> {
  return describeCodes(scope, codes, ({ description, product_id }) => {
    return description ?? index.productById.get(product_id)?.card.title;
  });
}

/** All that codes are called: variant, product, type and family, by the codes as they are given; unknown ones are left out. */
export function listNamesOfCodes(
  scope: Scope,
  index: CatalogueIndex,
  codes: readonly string[],
): Promise<Map<string, string>> {
  return describeCodes(scope, codes, ({ description, product_id }) => {
    const card = index.productById.get(product_id)?.card;
    const names = [description, card?.code, card?.title, card?.type.title, card?.family.title];
    return names.filter(Boolean).join(' ');
  });
}

type CodeRow = { product_id: number; description: string | null };

async function describeCodes(
  scope: Scope,
  codes: readonly string[],
  describe: (row: CodeRow) => string | undefined,
): Promise<Map<string, string>> {
  const described = new Map<string, string>();
  for (let start = 0; start < codes.length; start += CODES_AT_ONCE) {
    const some = codes.slice(start, start + CODES_AT_ONCE);
    const found = await readCodes(scope, some.map(fold));
    for (const code of some) {
      const row = found.get(fold(code));
      const text = row && describe(row);
      if (text) described.set(code, text);
    }
  }
  return described;
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
