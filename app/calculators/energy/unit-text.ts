import { currencySign } from '#core/calculators/energy/energy-figures.ts';
import { currencies } from '#core/calculators/energy/energy-form.ts';
import type { FieldUnit } from '#core/calculators/typed-quantity.ts';
import type { Translate } from '#core/i18n/translate.ts';

/** Returns the unit of a field as it is shown behind it; '' for a number of pieces. */
export function unitText(t: Translate<'energy'>, unit: FieldUnit): string {
  const currency = currencies.find((code) => unit.startsWith(code));
  if (currency) {
    const sign = currencySign(t.locale, currency);
    return unit === currency ? sign : t('energy.per-kwh', { currency: sign });
  }
  switch (unit) {
    case 'pieces':
      return '';
    case 'h':
    case 'h/day':
      return t('energy.unit.h');
    case 'days/week':
      return t('energy.unit.days');
    case 'weeks/year':
      return t('energy.unit.weeks');
    default:
      return unit;
  }
}
