import type { MaterialLine } from '#core/calculators/led-strip/material/material-line.ts';
import { countedReasons, isCounted, reasonKeys } from '#core/calculators/led-strip/strip-keys.ts';
import type { Translate } from '#core/i18n/translate.ts';
import { formatNumber } from '#core/units.ts';

/** Formats the reason for a line of the bill of materials, with at most one decimal in its figures. */
export function reasonText(t: Translate<'strip'>, { reason, values }: MaterialLine): string {
  const shown = Object.entries(values).map(([name, value]) => {
    return [name, formatNumber(t.locale, value, 1)];
  });
  const displayed = Object.fromEntries(shown);
  if (!isCounted(reason)) return t(reasonKeys[reason], displayed);
  const [base, number] = countedReasons[reason];
  return t.count(base, values[number] ?? 0, displayed);
}
