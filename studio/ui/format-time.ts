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

const toTag = (locale: string) => (locale === 'en' ? 'en-GB' : locale);
