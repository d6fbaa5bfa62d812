import { type ComparedVariant, compareVariants } from '#core/catalogue/compare/compare-variants.ts';
import type { ComparisonState } from '#core/catalogue/compare/comparison-address.ts';
import { groupsShown } from '#core/catalogue/compare/comparison-rows.ts';
import { formatCsv } from '#core/csv.ts';
import type { Translate } from '#core/i18n/translate.ts';

/** Formats a comparison as CSV for spreadsheets of the language: a row for each figure, a column for each variant. */
export function comparisonCsv(
  t: Translate<'comparison'>,
  compared: ComparedVariant[],
  state: ComparisonState,
): string {
  const rows = groupsShown(compareVariants(t, compared), state, compared.length).flatMap(
    ({ title, rows }) => rows.map(({ label, values }) => [title, label, ...values]),
  );
  return formatCsv(t.locale, [
    [t('comparison.group'), t('comparison.figure'), ...compared.map(({ variant }) => variant.sku)],
    ['', t('comparison.product'), ...compared.map(({ product }) => product.title)],
    ...rows,
  ]);
}
