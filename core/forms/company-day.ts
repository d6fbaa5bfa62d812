/** Time zone of the company. The British day begins an hour later, so no visitor's current day is rejected. */
const ZONE = 'Europe/Madrid';

const format = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE, dateStyle: 'short' });

/** Returns the day at the company for a time in milliseconds, as an ISO date. */
export function companyDay(time: number): string {
  return format.format(time);
}

const timeFormat = new Intl.DateTimeFormat('sv-SE', {
  timeZone: ZONE,
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** Returns what a clock at the company shows at a time in milliseconds: `2026-11-27T11:00:00`, without zone. */
export function companyTime(time: number): string {
  return timeFormat.format(time).replace(' ', 'T');
}
