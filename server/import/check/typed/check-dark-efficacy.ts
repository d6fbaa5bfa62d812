import { isDarkInUse } from '#core/catalogue/attributes/emergency-attributes.ts';
import { say } from '#core/say.ts';
import type { Report } from '#server/import/content-problem.ts';
import type { Content } from '#server/import/read/content-records.ts';
import { resolvedAttributes } from '#server/import/rows/variant-rows.ts';

/** Warns of each efficacy of a luminaire that is dark in use: its power charges a battery, and is shown without one. */
export function checkDarkEfficacy({ products }: Content, report: Report): void {
  for (const product of products) {
    for (const variant of product.variants) {
      const { efficacy_lm_w: value, sku } = variant.record;
      if (value === null || !isDarkInUse(resolvedAttributes(product, variant))) continue;
      report.warn({
        ...{ file: product.variantsFile, place: { row: variant.row } },
        ...{ field: 'efficacy_lm_w', value },
        problem: say`${sku} is dark in normal operation: its efficacy is not shown`,
        whatToDo: say`Empty the cell.`,
      });
    }
  }
}
