import type { LocaleCode } from '#core/i18n/locales.ts';
import type { StatementRecord } from '#core/statements/statement-record.ts';
import { containsFigure, plainSpaces } from './spell-figure.ts';

/** Words that a text says, with the statement that checks them. */
export type Said = { words: string; statement: StatementRecord };

const amounts: Record<string, string> = {
  en: 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\w+teen|twenty|thirty|forty|fifty|hundred',
  es: 'un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci\\p{L}+|veinte|treinta|cuarenta|cincuenta|cien',
};
const units: Record<string, string> = {
  en: 'lx|lux|%|per cent|kWh|MWh|kW|months?|years?',
  es: 'lx|lux|%|por ciento|kWh|MWh|kW|mes|meses|años?',
};
/** Parts of a whole: 'a tenth', 'half of', 'la cuarta parte'. */
const parts: Record<string, string> = {
  en: 'half of|(?:a|one|two|three|four|five) (?:thirds?|quarters?|fifths?|sixths?|sevenths?|eighths?|tenths?)',
  es: 'mitad de|(?:\\p{L}+) (?:tercios?|cuartos|quintos?|sextos?)|(?:tercera|cuarta|quinta|sexta|séptima|octava|décima)s? partes?',
};
/** Between the ends of a range, or before the last of a list: '5 to 7 %', 'del 5 al 7 %', '75, 200 and 500 lx'. */
const links: Record<string, string> = {
  en: '[-–]| (?:to|and|or) (?:about )?',
  es: '[-–]| (?:y a|y|o al?|o|al?|hasta) (?:el |un |unos )?',
};
/** What articles and guides measure; their years and halves are those of ordinary speech. */
const measures = 'lx|lux|%|per cent|por ciento|kWh|MWh|kW|W|V|cd/m²';
/** `from 180 lx in 2024 to 220 lx` has no range that begins with its year. */
const NO_YEAR = '(?<!\\d)(?!20[12]\\d(?!\\d))';
/** The name of a protocol is no range. */
const NAMES = /\b1[-–]10 V(?![\p{L}\d])/gu;

function amountOf(locale: string): string {
  return `(?:\\d+(?:[.,]\\d+)*(?: \\d{3})*|(?<!\\p{L})(?:${amounts[locale]})(?!\\p{L}))`;
}

/** An amount with those before it that share its unit. */
function rangeOf(locale: string): string {
  const amount = amountOf(locale);
  return `${NO_YEAR}(?:${amount}, )*${amount}(?:${links[locale]})(?:${amount}(?:${links[locale]}))?${amount}`;
}

/** Every figure with a unit, and parts of a whole. */
export function figuresOf(locale: string): RegExp {
  const amount = `(?:${rangeOf(locale)}|${amountOf(locale)})`;
  const figure = `(?:${amount} (?:${units[locale]})|(?<!\\p{L})(?:${parts[locale]}))`;
  return new RegExp(`${figure}(?![\\p{L}\\d])`, 'giu');
}

/** What articles and guides measure, and ranges of metres. */
export function measuresOf(locale: string): RegExp {
  const figure = `${amountOf(locale)} (?:${measures})`;
  return new RegExp(`(?:${rangeOf(locale)} (?:m|${measures})|${figure})(?![\\p{L}\\d])`, 'giu');
}

/**
 * Figures of a text that no statement holds. A range or a list is held where statements around it have each of its
 * figures, not only the last one.
 */
export function listBare(
  figures: RegExp,
  text: string,
  { locale, says }: { locale: LocaleCode; says: readonly Said[] },
): string[] {
  const plain = plainSpaces(text)
    .replaceAll("''", "'")
    .replace(NAMES, (name) => '·'.repeat(name.length));
  const held = says.flatMap(({ words, statement }) => {
    const from = plain.indexOf(plainSpaces(words));
    return from < 0 ? [] : [{ from, to: from + plainSpaces(words).length, statement }];
  });
  return [...plain.matchAll(figures)]
    .filter(({ index, 0: found }) => {
      const around = held.filter(({ from, to }) => from <= index && index + found.length <= to);
      const ends = endsOf(locale, found);
      if (ends.length < 2) return around.length === 0;
      const numbers = around.flatMap(({ statement }) => numbersOf(statement));
      return !ends.every((end) => numbers.some((one) => containsFigure(locale, end, one)));
    })
    .map(({ 0: found }) => found);
}

/** The figures of a range or a list. */
function endsOf(locale: string, found: string): string[] {
  const amount = new RegExp(amountOf(locale), 'iu');
  return found
    .split(new RegExp(`, |${links[locale]}`, 'u'))
    .flatMap((part) => part.match(amount)?.[0] ?? []);
}

/** Keys of a statement whose numbers a text does not say. */
const UNSAID = new Set(['says', 'sku', 'source', 'tolerance']);

function numbersOf(value: unknown): number[] {
  if (typeof value === 'number') return [Math.abs(value)];
  if (typeof value === 'string') return (value.match(/\d+(?:[.,]\d+)?/g) ?? []).map(toNumber);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => (UNSAID.has(key) ? [] : numbersOf(one)));
}

function toNumber(digits: string): number {
  return Number(digits.replace(',', '.'));
}
