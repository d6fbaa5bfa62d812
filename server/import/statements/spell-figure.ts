import type { LocaleCode } from '#core/i18n/locales.ts';
import { decimalSign, formatNumber, formatPlainNumber } from '#core/units.ts';

/** The words of the numbers from 0 on. */
const numberWords: Record<string, string[]> = {
  en: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  ),
  es: 'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte'.split(
    ' ',
  ),
};

const tenWords: Record<string, string[]> = {
  en: 'thirty forty fifty sixty seventy eighty ninety hundred'.split(' '),
  es: 'treinta cuarenta cincuenta sesenta setenta ochenta noventa cien'.split(' '),
};

/** From two hundred on, with feminine forms. */
const hundredWords: Record<string, string[][]> = {
  en: 'two three four five six seven eight nine'.split(' ').map((one) => [`${one} hundred`]),
  es: 'dosc tresc cuatroc quin seisc setec ochoc novec'
    .split(' ')
    .map((stem) => [`${stem}ientos`, `${stem}ientas`]),
};

const thousandWords: Record<string, string> = { en: 'a thousand', es: 'mil' };

/** All ways in which a text of a language may write a figure: `1,450`, `1450`; `4`, `4.0`; `eighty`. Text stays as it is. */
function spellFigure(locale: LocaleCode, figure: number | string): string[] {
  if (typeof figure === 'string') return [figure];
  const plain = formatPlainNumber(locale, figure);
  const spaced = plain.replace(/^(\d+)(\d{3})(?=\D|$)/, '$1 $2');
  const tenths = Number.isInteger(figure) ? [`${plain}${decimalSign(locale)}0`] : [];
  return [plain, spaced, formatNumber(locale, figure, 3), ...tenths, ...wordsFor(locale, figure)];
}

function wordsFor(locale: LocaleCode, figure: number): string[] {
  const tens = figure % 10 === 0 ? tenWords[locale]?.[figure / 10 - 3] : undefined;
  const hundreds = figure % 100 === 0 ? hundredWords[locale]?.[figure / 100 - 2] : undefined;
  const thousand = figure === 1000 ? thousandWords[locale] : undefined;
  return [numberWords[locale]?.[figure], tens, hundreds, thousand].flatMap((word) => word ?? []);
}

/** Whether words of a text contain a figure, as digits or as a word; not as a part of a longer figure. */
export function containsFigure(
  locale: LocaleCode,
  words: string,
  figure: number | string,
): boolean {
  const text = plainSpaces(words).toLowerCase();
  return spellFigure(locale, figure).some((spelling) => {
    const escaped = plainSpaces(spelling)
      .toLowerCase()
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return new RegExp(`(?<![\\p{L}\\d]|\\d[.,])${escaped}(?![\\p{L}\\d]|[.,]\\d)`, 'u').test(text);
  });
}

/** Text with ordinary spaces only: line ends and no-break spaces are as good. */
export function plainSpaces(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}
