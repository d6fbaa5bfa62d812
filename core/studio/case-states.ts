import { companyDay } from '#core/forms/company-day.ts';

/** States of what visitors have sent, as the desk works on it. */
export const caseStates = ['new', 'in-progress', 'waiting', 'done', 'spam'] as const;

export type CaseState = (typeof caseStates)[number];

/** States that a response may leave a message in; without one a new message is in progress. */
export const statesAfterResponse = ['waiting', 'done'] as const satisfies readonly CaseState[];

/** States in which nobody has to do anything any more. */
export const closedCaseStates: readonly CaseState[] = ['done', 'spam'];

const SATURDAY = 6;
const DAY_MS = 86_400_000;

/** The ISO day so many working days after another, Monday to Friday; public holidays are not known. */
export function addWorkingDays(day: string, count: number): string {
  let time = Date.parse(`${day}T00:00:00Z`);
  for (let left = count; left > 0; ) {
    time += DAY_MS;
    if (new Date(time).getUTCDay() % SATURDAY !== 0) left -= 1;
  }
  return new Date(time).toISOString().slice(0, 10);
}

/** Whether a promised ISO day has passed: the whole day is the company's, whatever the zone of who looks. */
export const isOverdue = (due: string, now: number): boolean => due < companyDay(now);
