import { getLocale, type LocaleCode } from '#core/i18n/locales.ts';

const formatters = new Map<string, Intl.NumberFormat>();
const dateFormats = new Map<string, Intl.DateTimeFormat>();

/**
 * Formats a number in a language, with at most `digits` decimals: 12340 → "12,340" in English, in Spanish with a narrow
 * no-break space and only from five figures on, as the Real Academia Española writes ("2340").
 */
export function formatNumber(locale: LocaleCode, value: number, digits = 1): string {
  // Fast path for most figures of a page: a tenth of a formatter's time.
  if (value > 0 && value < 1000 && isWritten(value, digits))
    return formatPlainNumber(locale, value);
  const key = `${locale}:${digits}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.NumberFormat(getLocale(locale).iso, {
      maximumFractionDigits: digits,
    });
    formatters.set(key, formatter);
  }
  return withoutDots(locale, formatter.format(value));
}

/** Replaces the dots between groups of a formatted number or amount: no language groups with dots (ISO 80000-1, 7.3). */
export function withoutDots(locale: LocaleCode, text: string): string {
  return decimalSign(locale) === '.' ? text : text.replaceAll('.', '\u202f');
}

/** Returns true when the shortest decimal form has no more than `digits` decimals. */
function isWritten(value: number, digits: number): boolean {
  if (Number.isInteger(value)) return true;
  const text = String(value);
  return !text.includes('e') && text.length - text.indexOf('.') - 1 <= digits;
}

/** Formats a number without thousands separators, for dimensions and codes: 1200.5 → `1200,5` in Spanish. */
export function formatPlainNumber(locale: LocaleCode, value: number): string {
  const text = String(value);
  return decimalSign(locale) === '.' ? text : text.replace('.', ',');
}

/** Formats a value with its unit, separated by a no-break space: `2,340 lm`. */
// biome-ignore lint/complexity/useMaxParams: sixty callers read as `12 W, no decimals`; an object would be more words at each.
export function formatQuantity(
  locale: LocaleCode,
  value: number,
  unit: string,
  digits = 1,
): string {
  const space = unit === '°' ? '' : '\u00a0';
  return `${formatNumber(locale, value, digits)}${space}${unit}`;
}

/**
 * Formats the smallest and largest value with their unit, one figure when they are equal: `12–24 W`. Below one they have
 * two decimals.
 */
export function formatSpan(
  locale: LocaleCode,
  { min, max }: { min: number; max: number },
  unit: string,
): string {
  const digits = min < 1 ? 2 : 1;
  const largest = formatQuantity(locale, max, unit, digits);
  return min === max ? largest : `${formatNumber(locale, min, digits)}–${largest}`;
}

/** Formats a colour temperature, kelvin, without grouping as is usual in the trade: `3000 K`. */
export function formatCct(value: number, max: number | null = null): string {
  return max === null || max === value ? `${value}\u00a0K` : `${value}–${max}\u00a0K`;
}

const decimalSigns = new Map<LocaleCode, '.' | ','>();

/** Returns the decimal separator of a language. */
export function decimalSign(locale: LocaleCode): '.' | ',' {
  const cached = decimalSigns.get(locale);
  if (cached) return cached;
  const sign = new Intl.NumberFormat(getLocale(locale).iso).format(0.5).includes(',') ? ',' : '.';
  decimalSigns.set(locale, sign);
  return sign;
}

/** An ISO date in full, in English with an ordinal: `21st November 2026`, `21 de noviembre de 2026`. */
export function formatDate(locale: LocaleCode, isoDate: string): string {
  const date = new Date(`${isoDate.slice(0, 10)}T00:00:00Z`);
  const parts = { month: 'long', year: 'numeric' } as const;
  if (!getLocale(locale).iso.startsWith('en-'))
    return dateFormat(locale, { ...parts, day: 'numeric' }).format(date);
  const rest = dateFormat(locale, parts).format(date);
  return `${date.getUTCDate()}${ordinalSuffix(date.getUTCDate())} ${rest}`;
}

/** An ISO date in its shortest clear form: `21 Nov 2026`, `21 nov 2026`. */
export function formatShortDate(locale: LocaleCode, isoDate: string): string {
  const parts = { day: 'numeric', month: 'short', year: 'numeric' } as const;
  return dateFormat(locale, parts).format(new Date(isoDate));
}

// Creating a format takes longer than rendering a page's smaller parts.
function dateFormat(locale: LocaleCode, parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale}:${Object.values(parts)}`;
  const cached = dateFormats.get(key);
  if (cached) return cached;
  const format = new Intl.DateTimeFormat(getLocale(locale).iso, { timeZone: 'UTC', ...parts });
  dateFormats.set(key, format);
  return format;
}

function ordinalSuffix(day: number): string {
  const rule = new Intl.PluralRules('en-GB', { type: 'ordinal' }).select(day);
  return { one: 'st', two: 'nd', few: 'rd', other: 'th', zero: 'th', many: 'th' }[rule];
}

/** A file size, bytes: `34 kB`, `1.2 MB`. */
export function formatFileSize(locale: LocaleCode, bytes: number): string {
  if (bytes < 1000) return formatQuantity(locale, bytes, 'B', 0);
  if (bytes < 1_000_000) return formatQuantity(locale, bytes / 1000, 'kB', 0);
  return formatQuantity(locale, bytes / 1_000_000, 'MB', 1);
}
