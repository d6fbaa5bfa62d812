/** Time zone of the company. The British day begins an hour later, so no visitor's current day is rejected. */
export const COMPANY_ZONE = 'Europe/Madrid';

const DAY_MS = 86_400_000;

const format = new Intl.DateTimeFormat('sv-SE', { timeZone: COMPANY_ZONE, dateStyle: 'short' });

/** Returns the day at the company for a time in milliseconds, as an ISO date. */
export function companyDay(time: number): string {
  return format.format(time);
}

const timeFormat = new Intl.DateTimeFormat('sv-SE', {
  timeZone: COMPANY_ZONE,
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** Returns what a clock at the company shows at a time in milliseconds: `2026-11-27T11:00:00`, without zone. */
export function companyTime(time: number): string {
  return timeFormat.format(time).replace(' ', 'T');
}

/** Years outside of these have no times to compare with, and no four digits on both sides of midnight. */
const USUAL_YEAR = /^(?:19[7-9]|2\d\d)\d-/;

/** Returns when an ISO day begins at the company, as an ISO time in UTC: `2026-11-27` → `2026-11-26T23:00:00.000Z`. */
export function startOfCompanyDay(day: string): string {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  if (!USUAL_YEAR.test(day)) return `${day}T00:00:00.000Z`;
  const ahead = Date.parse(`${companyTime(midnight)}Z`) - midnight;
  return new Date(midnight - ahead).toISOString();
}

/** Returns when an ISO day ends at the company, as the ISO time in UTC at which the next one begins. */
export function endOfCompanyDay(day: string): string {
  if (!USUAL_YEAR.test(day)) return `${day}T24:00:00.000Z`;
  return startOfCompanyDay(
    new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10),
  );
}

/** A month at the company, `2026-11`, with the ISO times in UTC at which it begins and ends. */
export type CompanyMonth = { month: string; start: string; end: string };

/** Lists the months between two ISO days; the first begins and the last ends with these days. */
export function listCompanyMonths(from: string, to: string): CompanyMonth[] {
  const first = monthNumber(from);
  const months = Array.from({ length: monthNumber(to) - first + 1 }, (_, at) =>
    monthAt(first + at),
  );
  const starts = months.map((month, at) => startOfCompanyDay(at === 0 ? from : `${month}-01`));
  const last = endOfCompanyDay(to);
  return months.map((month, at) => ({
    month,
    start: starts[at] ?? last,
    end: starts[at + 1] ?? last,
  }));
}

/** Months since the beginning of the year 0. */
function monthNumber(day: string): number {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return year * 12 + month - 1;
}

function monthAt(number: number): string {
  const [year, month] = [Math.floor(number / 12), (number % 12) + 1];
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;
}
