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
/** The name of a protocol is no range, and the unit of VEEI no illuminance. */
const NAMES = /\b1[-–]10 V(?![\p{L}\d])|(?<=W\/m² )(?:per|por cada) 100 lx/gu;

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
 * Figures of a text that no statement holds: words around a figure belong to a statement that has it. Of a range or a list
 * that is each of its figures, of a part of a whole the words alone.
 */
export function listBare(
  figures: RegExp,
  text: string,
  { locale, says }: { locale: LocaleCode; says: readonly Said[] },
): string[] {
  const plain = plainSpaces(text).replaceAll("''", "'");
  const held = says.flatMap(({ words, statement }) => {
    const from = plain.indexOf(plainSpaces(words));
    return from < 0 ? [] : [{ from, to: from + plainSpaces(words).length, statement }];
  });
  const withoutNames = plain.replace(NAMES, (name) => '·'.repeat(name.length));
  return [...withoutNames.matchAll(figures)]
    .filter(({ index, 0: found }) => {
      const around = held.filter(({ from, to }) => from <= index && index + found.length <= to);
      const statements = around.map(({ statement }) => statement);
      return statements.length === 0 || !haveFigures(statements, locale, found);
    })
    .map(({ 0: found }) => found);
}

function haveFigures(statements: StatementRecord[], locale: LocaleCode, found: string): boolean {
  if (new RegExp(`^(?:${parts[locale]})$`, 'iu').test(found)) return true;
  const numbers = numbersOf(statements);
  const shares = SHARE.test(found) ? numbers.map(toPercent) : [];
  return amountsOf(locale, found).every((amount) =>
    [...numbers, ...shares].some((one) => containsFigure(locale, amount, one)),
  );
}

const SHARE = /%|per cent|por ciento/;

/** A share of 0.88 as 88 %. */
function toPercent(share: number): number {
  return Number((100 * share).toPrecision(6));
}

/** The figures of a range or a list, or the only one. */
function amountsOf(locale: string, found: string): string[] {
  const amount = new RegExp(amountOf(locale), 'iu');
  return found
    .split(new RegExp(`, |${links[locale]}`, 'u'))
    .flatMap((part) => part.match(amount)?.[0] ?? []);
}

/** Keys of a statement whose numbers a text does not say. */
const UNSAID = new Set(['says', 'source', 'tolerance']);

/** Numbers of a statement, those in the codes of its variants too: 28 W of `CEN600/28/840/DD`. */
function numbersOf(value: unknown): number[] {
  if (typeof value === 'number') return [Math.abs(value)];
  if (typeof value === 'string') return (value.match(/\d+(?:[.,]\d+)?/g) ?? []).map(toNumber);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => (UNSAID.has(key) ? [] : numbersOf(one)));
}

function toNumber(digits: string): number {
  return Number(digits.replace(',', '.'));
}
