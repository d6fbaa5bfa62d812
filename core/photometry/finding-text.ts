import type { Translate } from '#core/i18n/translate.ts';
import type { Finding, FindingValues, PhotometryError } from '#core/photometry/finding.ts';
import { formatNumber } from '#core/units.ts';

const MAX_DECIMALS = 3;

/** Findings with a count that can be one; their singular texts are in `photometry.finding.<code>.one`. */
const counted = [
  'blank-lines',
  'label-lines',
  'missing-intensities',
  'trailing-content',
  'tm33-emitters-left-out',
  'gldf-photometries-left-out',
] as const;

/** Formats a finding in a language; the texts are in the message area `photometry`. */
export function findingText(t: Translate<'photometry'>, { code, values }: Finding): string {
  const singular = values.count === 1 ? counted.find((candidate) => candidate === code) : undefined;
  const key = singular
    ? (`photometry.finding.${singular}.one` as const)
    : (`photometry.finding.${code}` as const);
  return t(key, inWords(t, values));
}

/** Formats the reason for rejecting a file in a language. */
export function refusalText(
  t: Translate<'photometry'>,
  { code, values }: Pick<PhotometryError, 'code' | 'values'>,
): string {
  return t(`photometry.refusal.${code}`, inWords(t, values));
}

function inWords(t: Translate<'photometry'>, values: FindingValues): Record<string, string> {
  const entries = Object.entries(values).map(([name, value]) => {
    const text = typeof value === 'number' ? formatNumber(t.locale, value, MAX_DECIMALS) : value;
    return [name, text] as const;
  });
  return Object.fromEntries(entries);
}
