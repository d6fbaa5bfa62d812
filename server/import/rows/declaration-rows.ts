import type { Declaration } from '#core/declarations/declaration.ts';
import { listCovered } from '#core/declarations/due-declarations.ts';
import type { RowOf } from '#server/db/tables.ts';
import {
  groupsOf,
  issuerOf,
  toDeclaration,
} from '#server/import/declarations/product-declarations.ts';
import type { Build } from '#server/import/rows/row-build.ts';

/** Every issued edition, those of products that have left the catalogue, too, with the variants that it covers now. */
export function buildDeclarationRows({ content }: Build): RowOf<'declaration'>[] {
  const issuer = issuerOf(content);
  const editions = content.declarations.flatMap(({ record }) => record.map(toDeclaration));
  const ofProduct = Map.groupBy(editions, ({ product }) => product);
  const covered = new Map<Declaration, string[]>();
  for (const product of issuer ? content.products : []) {
    const issued = ofProduct.get(product.record.code);
    if (!issued || !issuer) continue;
    for (const [edition, types] of listCovered(groupsOf(product, issuer, issued))) {
      covered.set(edition, types);
    }
  }
  return editions.map((edition) => ({
    number: edition.number,
    edition: edition.edition,
    product_code: edition.product,
    issued: edition.issued,
    covers: JSON.stringify(covered.get(edition) ?? []),
    body: JSON.stringify(edition),
  }));
}
