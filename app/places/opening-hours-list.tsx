import { useT } from '#app/i18n/use-t.ts';
import { getLocale, type LocaleCode } from '#core/i18n/locales.ts';
import { groupOpeningHours, type OpeningHours } from '#core/places/opening-hours.ts';

/** Any Monday; weekday names are formatted from it. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** Opening hours; days with the same hours are grouped, days without hours are closed. */
export function OpeningHoursList({ hours }: { hours: OpeningHours }) {
  const t = useT();
  return (
    <ul className="opening-hours">
      {groupOpeningHours(hours).map(({ from, to, times }) => (
        <li key={from}>
          <span>
            {dayName(t.locale, from)}
            {to > from && `–${dayName(t.locale, to)}`}
          </span>{' '}
          {times.map(([opens, closes]) => `${opens}–${closes}`).join(', ')}
        </li>
      ))}
    </ul>
  );
}

function dayName(locale: LocaleCode, day: number): string {
  const format = new Intl.DateTimeFormat(getLocale(locale).iso, {
    weekday: 'short',
    timeZone: 'UTC',
  });
  return format.format(MONDAY + day * DAY_MS);
}
