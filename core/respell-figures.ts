import type { LocaleCode } from '#core/i18n/locales.ts';
import { parseDecimal } from '#core/parse-decimal.ts';
import { formatPlainNumber } from '#core/units.ts';

type Languages = { from: LocaleCode; to: LocaleCode };

/** Digits with the signs and spaces that can stand between them. */
const FIGURE = /(?<![\d.,])[.,]?\d(?:[\d.,' \u00a0\u202f]*\d)?/g;

/**
 * A text with its figures as another language writes them, without groups of thousands: `7.230; 1,5 m` from Spanish →
 * `7230; 1.5 m` in English. What is no number, and a text that stays in its language, is left as it is.
 */
export function respellFigures(text: string, { from, to }: Languages): string {
  if (from === to) return text;
  return text.replace(FIGURE, (figure) => {
    const value = parseDecimal(from, figure);
    if (value === null) return figure;
    const spelled = formatPlainNumber(to, value);
    // Nobody types figures so long that they take an exponent.
    return spelled.includes('e') ? figure : spelled;
  });
}
