import { isDarkInUse } from '#core/catalogue/attributes/emergency-attributes.ts';
import { say } from '#core/say.ts';
import { recall } from '#server/import/check-memory.ts';
import type { Report } from '#server/import/content-problem.ts';
import type { Content, ProductSource, VariantSource } from '#server/import/read/content-records.ts';
import { resolvedAttributes } from '#server/import/rows/variant-rows.ts';

/** Warns of each efficacy of a luminaire that is dark in use: its power charges a battery, and is shown without one. */
export function checkDarkEfficacy({ products }: Content, report: Report): void {
  for (const product of products) {
    for (const variant of darkVariants(product, report)) {
      const { efficacy_lm_w: value, sku } = variant.record;
      report.warn({
        ...{ file: product.variantsFile, place: { row: variant.row } },
        ...{ field: 'efficacy_lm_w', value },
        problem: say`${sku} is dark in normal operation: its efficacy is not shown`,
        whatToDo: say`Empty the cell.`,
      });
    }
  }
}

function darkVariants(product: ProductSource, report: Report): VariantSource[] {
  const { variants, variantsFile, record } = product;
  const inputs = variants.flatMap((one) => [one.row, one.record, one.attributes]);
  return recall(report, [`dark ${variantsFile}`, record, ...inputs], () =>
    variants.filter(
      (variant) =>
        variant.record.efficacy_lm_w !== null && isDarkInUse(resolvedAttributes(product, variant)),
    ),
  );
}
