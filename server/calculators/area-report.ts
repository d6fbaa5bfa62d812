import { areaAddress, toAreaTask } from '#core/calculators/area/area-address.ts';
import type { AreaOutcome, AreaTask } from '#core/calculators/area/area-outcome.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { areaPdfJob } from '#server/calculators/area-document.ts';
import type { CalculatorFile } from '#server/calculators/calculator-file.ts';
import {
  type LuminaireReportSources,
  makeLuminaireReport,
} from '#server/calculators/luminaire-report.ts';
import { texts } from '#server/texts.ts';

/** Dependencies of a report. */
export type AreaReportSources = LuminaireReportSources & {
  calculateArea(area: AreaTask): Promise<AreaOutcome | null>;
};

/** Makes the report of an area in an address; null without a variant of the catalogue, or with wrong figures. */
export async function makeAreaReport(
  sources: AreaReportSources,
  locale: LocaleCode,
  search: URLSearchParams,
): Promise<CalculatorFile | null> {
  return makeLuminaireReport(
    sources,
    { locale, search },
    {
      screen: 'area-lighting-calculator',
      address: areaAddress,
      isRight: (form) => areaAddress.findWrong(form).length === 0,
      calculate: (form, luminaire) => sources.calculateArea(toAreaTask(form, luminaire)),
      compose: (calculated) => areaPdfJob({ ...calculated, t: texts[locale] }),
    },
  );
}
