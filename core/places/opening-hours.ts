/** Times as `08:30`; `pause` is the midday closing time, absent when there is none. */
type OpenDay = { opens: string; closes: string; pause?: { from: string; to: string } };

/** Hours of a week, from Monday to Sunday; null for a day that is closed. */
export type OpeningHours = (OpenDay | null)[];

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const TIMES = String.raw`\d\d:\d\d-\d\d:\d\d`;
const PART = new RegExp(
  `^(${DAYS.join('|')})(?:-(${DAYS.join('|')}))? (${TIMES}(?:, ?${TIMES})?)$`,
);

/**
 * Parses hours in schema.org's format, days in English, parts separated by a semicolon, the times of a day by a comma:
 * `Mo-Fr 09:00-13:00,16:00-19:00; Sa 09:00-13:00`. Null for anything else, and for overlapping times of a day.
 */
export function parseOpeningHours(text: string): OpeningHours | null {
  const hours: OpeningHours = DAYS.map(() => null);
  for (const part of text.split(';')) {
    const match = PART.exec(part.trim());
    if (!match) return null;
    const [, first = '', last = first, times = ''] = match;
    const [from, to] = [DAYS.indexOf(first), DAYS.indexOf(last)];
    if (from > to) return null;
    for (const [day, known] of hours.entries()) {
      if (day < from || day > to) continue;
      const open = times.split(/, ?/).reduce<OpenDay | null | undefined>(addTimes, known);
      if (!open) return null;
      hours[day] = open;
    }
  }
  return hours;
}

/** A day with further times; undefined when they are invalid. */
function addTimes(day: OpenDay | null | undefined, times: string): OpenDay | undefined {
  const [opens = '', closes = ''] = times.split('-');
  if (day === undefined || !isTime(opens) || !isTime(closes) || opens >= closes) return undefined;
  if (day === null) return { opens, closes };
  if (day.pause || opens <= day.closes) return undefined;
  return { opens: day.opens, closes, pause: { from: day.closes, to: opens } };
}

/** Groups consecutive days with the same hours, Monday first: `{ from: 0, to: 4, times: [['08:00', '18:00']] }`. */
export function groupOpeningHours(hours: OpeningHours) {
  const groups: { from: number; to: number; times: [opens: string, closes: string][] }[] = [];
  for (const [day, open] of hours.entries()) {
    if (!open) continue;
    const times = timesOf(open);
    const last = groups.at(-1);
    if (last?.to === day - 1 && String(last.times) === String(times)) last.to = day;
    else groups.push({ from: day, to: day, times });
  }
  return groups;
}

function timesOf({ opens, closes, pause }: OpenDay): [opens: string, closes: string][] {
  if (!pause) return [[opens, closes]];
  return [
    [opens, pause.from],
    [pause.to, closes],
  ];
}

/** The hours for structured data: `Mo-Fr 09:00-13:00`, `Mo-Fr 16:00-19:00`, one for each time of the day. */
export function formatOpeningHours(hours: OpeningHours): string[] {
  return groupOpeningHours(hours).flatMap(({ from, to, times }) => {
    const days = from === to ? DAYS[from] : `${DAYS[from]}-${DAYS[to]}`;
    return times.map(([opens, closes]) => `${days} ${opens}-${closes}`);
  });
}

function isTime(text: string): boolean {
  const [hour = 0, minute = 0] = text.split(':').map(Number);
  return hour < 24 && minute < 60;
}
