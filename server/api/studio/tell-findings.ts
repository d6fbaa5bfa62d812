import type { LocaleCode } from '#core/i18n/locales.ts';
import { type Said, tellIn } from '#core/say.ts';
import { studioTellings } from '#server/texts.ts';

type Found = { problem: Said; whatToDo: Said };
type Told<Finding extends Found> = Omit<Finding, keyof Found> & {
  problem: string;
  whatToDo: string;
};

/** Findings in a language. */
export function tellFindings<Finding extends Found>(
  locale: LocaleCode,
  findings: readonly Finding[],
): Told<Finding>[] {
  const telling = studioTellings[locale];
  return findings.map(({ problem, whatToDo, ...finding }) => ({
    ...finding,
    problem: tellIn(telling, problem),
    whatToDo: tellIn(telling, whatToDo),
  }));
}

/** Errors and warnings in a language, with what stands beside them. */
export const tellAll = <
  Finding extends Found,
  All extends { errors: Finding[]; existing?: Finding[]; warnings: Finding[] },
>(
  locale: LocaleCode,
  found: All,
) => ({
  ...found,
  errors: tellFindings(locale, found.errors),
  ...(found.existing && { existing: tellFindings(locale, found.existing) }),
  warnings: tellFindings(locale, found.warnings),
});
