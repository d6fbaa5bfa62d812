import type { EscapeTask } from '#core/calculators/escape/escape.ts';
import {
  escapeAddress,
  isEscapeRight,
  toEscapeTask,
} from '#core/calculators/escape/escape-address.ts';
import type { EscapeOutcome } from '#core/calculators/escape/escape-outcome.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import type { CalculatorFile } from '#server/calculators/calculator-file.ts';
import { escapePdfJob } from '#server/calculators/escape-document.ts';
import {
  type LuminaireReportSources,
  makeLuminaireReport,
} from '#server/calculators/luminaire-report.ts';
import { texts } from '#server/texts.ts';

/** Dependencies of a report. */
export type EscapeReportSources = LuminaireReportSources & {
  calculateEscape(task: EscapeTask): Promise<EscapeOutcome | null>;
};

/** Makes the report of an escape route in an address; null without a variant of the catalogue, or with wrong figures. */
export async function makeEscapeReport(
  sources: EscapeReportSources,
  locale: LocaleCode,
  search: URLSearchParams,
): Promise<CalculatorFile | null> {
  return makeLuminaireReport(
    sources,
    { locale, search },
    {
      screen: 'escape-route-calculator',
      address: escapeAddress,
      isRight: isEscapeRight,
      calculate: (form, luminaire) => sources.calculateEscape(toEscapeTask(form, luminaire)),
      compose: (calculated) => escapePdfJob({ ...calculated, t: texts[locale] }),
    },
  );
}
