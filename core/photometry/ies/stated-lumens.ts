import type { Ies } from './ies.ts';

/** The flux of the luminaire as words of an IES file state it. */
export type StatedLumens = { keyword: string; fluxLm: number };

/** User keywords for the flux of the luminaire, without blanks, dashes and underscores; LM-63 has none of its own. */
const keywords = new Set([
  'LUMENS',
  'LUMENOUTPUT',
  'LUMINAIRELUMENS',
  'TOTALLUMENS',
  'TOTALLUMINAIRELUMENS',
  'ABSOLUTELUMENS',
  'FIXTURELUMENS',
  'DELIVEREDLUMENS',
  'LUMINOUSFLUX',
]);

/** Keywords for lamps: in absolute photometry their lumens are those of the luminaire. */
const lampKeywords = new Set(['LAMP', 'LAMPCAT']);

/**
 * Finds the luminaire's flux among the keywords: the number of one that names it, or, in absolute photometry, lumens
 * in the description of the lamp (`1218 lm, 14 W`). Null if there is none.
 */
export function findStatedLumens(ies: Ies): StatedLumens | null {
  for (const { key, value } of ies.keywords) {
    const name = key.replaceAll(/[\s_-]/g, '');
    const number = keywords.has(name)
      ? value.match(/^\D{0,20}?(\d[\d.,]*)/)?.[1]
      : lampKeywords.has(name) && ies.lumensPerLamp < 0
        ? value.match(/(\d[\d.,]*)\s{0,3}(?:lm|lumens?)\b(?!\s?\/)/i)?.[1]
        : undefined;
    const fluxLm = number === undefined ? null : parseNumber(number);
    if (fluxLm !== null && fluxLm > 0) return { keyword: key, fluxLm };
  }
  return null;
}

/** `1,218` is a thousand, `1218,5` has a decimal comma. */
function parseNumber(text: string): number | null {
  const digits = text.replace(/[.,]$/, '');
  const isThousands = /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(digits);
  const value = Number(isThousands ? digits.replaceAll(',', '') : digits.replace(',', '.'));
  return Number.isFinite(value) ? value : null;
}
