import { dimmingCodes, emergencyCodes, finishCodes } from '#core/catalogue/figures/codes.ts';
import type { RangeFacet } from '#core/catalogue/listing/facet-kinds.ts';
import { type FacetId, getFacet, type TermFacetId } from '#core/catalogue/listing/facets.ts';
import type { Limits } from '#core/catalogue/listing/listing-state.ts';
import {
  batteryTypes,
  emergencyModes,
  emergencyTests,
  lightKinds,
  mountingCodes,
  radioCodes,
} from '#core/catalogue/product-codes.ts';
import type { Label } from '#core/i18n/label.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import type { MessageKey } from '#core/i18n/messages.ts';
import { formatCct, formatNumber, formatQuantity } from '#core/units.ts';

/** The name of a facet. */
export function facetLabel(id: FacetId): MessageKey {
  return `facet.${id}`;
}

/**
 * Formats a value of a term facet to follow the facet's name: `IP65`, `3000 K`, `≤ 19`, `≥ 90`. A value without a known
 * label is returned unchanged; titles of families, categories, types and applications come from the content.
 */
export function facetValueLabel(id: TermFacetId, value: string, locale: LocaleCode): Label {
  switch (id) {
    case 'finish':
      return isOneOf(finishCodes, value) ? { key: `finish.${value}` } : { text: value };
    case 'dimming':
      return isOneOf(dimmingCodes, value) ? { key: `dimming.${value}` } : { text: value };
    case 'emergency-type':
      return isOneOf(emergencyCodes, value) ? { key: `emergency.${value}` } : { text: value };
    case 'emergency-mode':
      return isOneOf(emergencyModes, value) ? { key: `emergency-mode.${value}` } : { text: value };
    case 'emergency-duration':
      return { text: formatQuantity(locale, Number(value) / 60, 'h', 1) };
    case 'emergency-test':
      return isOneOf(emergencyTests, value) ? { key: `emergency-test.${value}` } : { text: value };
    case 'battery':
      return isOneOf(batteryTypes, value) ? { key: `battery.${value}` } : { text: value };
    case 'ral':
      return { text: `RAL\u00a0${value}` };
    case 'radio':
      return isOneOf(radioCodes, value) ? { key: `radio.${value}` } : { text: value };
    case 'mounting':
      return isOneOf(mountingCodes, value) ? { key: `mounting.${value}` } : { text: value };
    case 'distribution':
      return isOneOf(lightKinds, value) ? { key: `distribution.${value}` } : { text: value };
    case 'warranty':
      return { counted: 'limit.years', count: Number(value) };
    case 'cct':
      return { text: formatCct(Number(value)) };
    default:
      return { text: limitText(id, value, locale) };
  }
}

function isOneOf<Value extends string>(values: readonly Value[], text: string): text is Value {
  return values.some((value) => value === text);
}

function limitText(id: TermFacetId, value: string, locale: LocaleCode): string {
  const facet = getFacet(id);
  // The names of codes' filters say that they are limits.
  if (facet.kind !== 'term' || !facet.limit || facet.type === 'string') return value;
  const sign = facet.limit === 'at-least' ? '≥' : '≤';
  const figure = facet.unit
    ? formatQuantity(locale, Number(value), facet.unit)
    : formatNumber(locale, Number(value));
  return `${sign} ${figure.replace('-', '−')}`;
}

/** Formats the chosen limits of a figure: `10–40 W`, 'from 10 W', 'up to 40 W'. */
export function limitsLabel({ unit }: RangeFacet, { min, max }: Limits, locale: LocaleCode): Label {
  if (min !== null && max !== null) {
    if (min === max) return { text: formatQuantity(locale, min, unit, 2) };
    return { text: `${formatNumber(locale, min, 2)}–${formatQuantity(locale, max, unit, 2)}` };
  }
  const value = formatQuantity(locale, min ?? max ?? 0, unit, 2);
  return { key: min === null ? 'limit.up-to' : 'limit.from', values: { value } };
}
