/** A time in the person's language and zone: 27 Nov 2026, 09:30. */
export function formatTime(locale: string, iso: string): string {
  const options = { dateStyle: 'medium', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat(toTag(locale), options).format(new Date(iso));
}

/** An ISO day in the person's language. */
export function formatDay(locale: string, day: string): string {
  const options = { dateStyle: 'medium', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(toTag(locale), options).format(new Date(`${day}T00:00:00Z`));
}

/** A month, `2026-11`, in the person's language: Nov 2026. */
export function formatMonth(locale: string, month: string, year?: 'numeric'): string {
  const options = { month: 'short', year, timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(toTag(locale), options).format(new Date(`${month}-01T00:00:00Z`));
}

/** Tag of the formats of a language. */
export const toTag = (locale: string) => (locale === 'en' ? 'en-GB' : locale);

const UNITS = ['kilobyte', 'megabyte', 'gigabyte', 'terabyte'];

/** A size in the person's language, in the largest unit of which there is one: 1,2 GB. */
export function formatSize(locale: string, bytes: number): string {
  let [value, unit] = [bytes / 1000, 0];
  while (value >= 1000 && unit < UNITS.length - 1) {
    value /= 1000;
    unit += 1;
  }
  const options = { style: 'unit', unit: UNITS[unit], maximumSignificantDigits: 3 } as const;
  return new Intl.NumberFormat(toTag(locale), options).format(value);
}
