import type { LocaleCode } from '#core/i18n/locales.ts';
import { parseDecimal } from '#core/parse-decimal.ts';
import { formatNumber, formatPlainNumber, formatQuantity } from '#core/units.ts';

type Currency = 'EUR' | 'GBP' | 'USD';

/** What the number of a field is in. Its symbol is the same in all languages, but for the currencies and `pieces`. */
export type FieldUnit =
  | ('W' | 'lm' | 'lx' | 'm' | '°' | '%' | 'h' | 'h/day' | 'days/week' | 'weeks/year' | 'years')
  | ('kg/kWh' | 'kWh/m²' | 'pieces')
  | Currency
  | `${Currency}/kWh`;

/** `wrong-unit` is a number with a unit that is not the field's: `typed`, as it was typed. */
export type TypedQuantity =
  | { kind: 'number'; value: number }
  | { kind: 'wrong-unit'; typed: string }
  | { kind: 'no-number' };

/** The spellings of a unit, by what one is in the unit of the field; both languages, without accents and spaces. */
type Spellings = readonly (readonly [factor: number, names: string])[];

/** What may follow, as in `8 h a day`. */
const A_YEAR = ['', '/year', '/yr', '/a', '/ano', '/annum', 'pa'];
const A_WEEK = ['', '/week', '/wk', '/semana', '/sem'];
const A_DAY = ['', '/day', '/d', '/dia'];
const EACH = ['', 'each', '/unit', '/pc', '/piece', '/fitting', '/ud', '/unidad', '/luminaria'];

const money: Record<Currency, Spellings> = {
  EUR: [
    [1, '€ eur euro euros'],
    [0.01, 'c ct cent cents centimo centimos'],
  ],
  GBP: [
    [1, '£ gbp pound pounds libra libras'],
    [0.01, 'p penny pence penique peniques'],
  ],
  USD: [
    [1, '$ us$ usd dollar dollars dolar dolares'],
    [0.01, '¢ c cent cents centavo centavos'],
  ],
};

const units: Record<FieldUnit, ReadonlyMap<string, number>> = {
  W: spelled([
    [1, 'w watt watts vatio vatios'],
    [1000, 'kw kilowatt kilowatts kilovatio kilovatios'],
  ]),
  lm: spelled([
    [1, 'lm lumen lumens lumenes'],
    [1000, 'klm'],
  ]),
  lx: spelled([[1, 'lx lux']]),
  m: spelled([
    [1, 'm metre metres meter meters metro metros'],
    [0.01, 'cm'],
    [0.001, 'mm'],
  ]),
  // An ordinal sign decomposes into its letter.
  '°': spelled([[1, '° o deg degree degrees grado grados']]),
  // `per` and `por` have become a slash.
  '%': spelled([[1, '% percent /cent porciento /ciento']], A_YEAR),
  h: spelled([
    [1, 'h hr hrs hour hours hora horas'],
    [1000, 'kh'],
  ]),
  'h/day': spelled([[1, 'h hr hrs hour hours hora horas']], A_DAY),
  'days/week': spelled([[1, 'd day days dia dias']], A_WEEK),
  'weeks/year': spelled([[1, 'wk wks week weeks sem semana semanas']], A_YEAR),
  years: spelled([[1, 'y yr yrs year years a ano anos']]),
  'kg/kWh': spelled(
    [
      [1, 'kg kgco2 kgco2e kgco2eq'],
      [0.001, 'g gco2 gco2e gco2eq'],
    ],
    ['/kwh'],
  ),
  'kWh/m²': spelled([[1, 'kwh/m2']], A_YEAR),
  pieces: spelled([
    [1, 'x pc pcs piece pieces unit units fitting fittings luminaire luminaires lamp lamps'],
    [1, 'ud uds unidad unidades luminaria luminarias lampara lamparas'],
  ]),
  EUR: spelled(money.EUR, EACH),
  GBP: spelled(money.GBP, EACH),
  USD: spelled(money.USD, EACH),
  'EUR/kWh': perKwh(money.EUR),
  'GBP/kWh': perKwh(money.GBP),
  'USD/kWh': perKwh(money.USD),
};

function spelled(spellings: Spellings, endings: readonly string[] = ['']): Map<string, number> {
  return new Map(
    spellings.flatMap(([factor, names]) =>
      names.split(' ').flatMap((name) => endings.map((ending) => [name + ending, factor] as const)),
    ),
  );
}

/** Tariffs are known per megawatt hour, too. */
function perKwh(spellings: Spellings): Map<string, number> {
  const perMwh = spellings.map(([factor, names]) => [factor / 1000, names] as const);
  return new Map([...spelled(spellings, ['', '/kwh']), ...spelled(perMwh, ['/mwh'])]);
}

/** No figure of a field is longer with its unit. */
const MAX_TEXT = 60;
const PARTS = /^([^\d.,+\-−]*)([+\-−]?[\d.,][\d.,\s'\u202f\u00a0]*)(.*)$/u;

/**
 * Splits a typed number from the unit after it, or the currency before it: `0,12 €/kWh`, `£0.28/kWh`.
 * @returns the unit as typed, '' for none; null if the text is no number with at most one unit.
 */
export function splitQuantity(
  locale: LocaleCode,
  text: string,
): { value: number; unit: string } | null {
  if (text.length > MAX_TEXT) return null;
  const [, before = '', digits = '', after = ''] = PARTS.exec(text.trim()) ?? [];
  const value = parseDecimal(locale, digits.replace('−', '-'));
  return value === null ? null : { value, unit: `${before.trim()}${after.trim()}` };
}

/** Reads a typed number in the unit of its field; a known multiple of the unit is converted: `0.5 kW` is 500 W. */
export function readQuantity(locale: LocaleCode, text: string, unit: FieldUnit): TypedQuantity {
  const parts = splitQuantity(locale, text);
  if (!parts) return { kind: 'no-number' };
  if (parts.unit === '') return { kind: 'number', value: parts.value };
  const name = normalizeUnit(parts.unit);
  const factor = units[unit].get(name);
  if (factor !== undefined) return { kind: 'number', value: clean(parts.value * factor) };
  return /\d/.test(name) ? { kind: 'no-number' } : { kind: 'wrong-unit', typed: parts.unit };
}

/** Reads a typed number in the unit of its field; null for any other text. */
export function quantityIn(locale: LocaleCode, text: string, unit: FieldUnit): number | null {
  const read = readQuantity(locale, text, unit);
  return read.kind === 'number' ? read.value : null;
}

/** Returns a figure with its unit as the number alone, in the unit of the field; any other text as it is. */
export function plainFigure(locale: LocaleCode, text: string, unit: FieldUnit): string {
  if (!splitQuantity(locale, text)?.unit) return text;
  const value = quantityIn(locale, text, unit);
  return value === null ? text : formatPlainNumber(locale, value);
}

/** Formats a limit of a field with its unit, if that has a symbol of its own: `30 m`. */
export function formatLimit(locale: LocaleCode, limit: number, unit: FieldUnit): string {
  return /^([Wm°%h]|l[mx]|k.*)$/.test(unit)
    ? formatQuantity(locale, limit, unit, 2)
    : formatNumber(locale, limit, 2);
}

/** `h al día` → `h/dia`, `kg CO₂/kWh` → `kgco2/kwh`. */
function normalizeUnit(unit: string): string {
  return unit
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\s*\b(?:per|por|al|a la|a)\b\s+/g, '/')
    .replace(/\s+|\.$/g, '');
}

/** Removes rounding noise: 28 pence are 0.28 pounds. */
function clean(value: number): number {
  return Number(value.toPrecision(12));
}
