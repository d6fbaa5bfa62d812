import { roadAddress, toRoadTask } from '#core/calculators/road/road-address.ts';
import type { RoadOutcome, RoadTask } from '#core/calculators/road/road-outcome.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import type { CalculatorFile } from '#server/calculators/calculator-file.ts';
import {
  type LuminaireReportSources,
  makeLuminaireReport,
} from '#server/calculators/luminaire-report.ts';
import { roadPdfJob } from '#server/calculators/road-document.ts';
import { texts } from '#server/texts.ts';

/** Dependencies of a report. */
export type RoadReportSources = LuminaireReportSources & {
  calculateRoad(road: RoadTask): Promise<RoadOutcome | null>;
};

/** Makes the report of a road in an address; null without a variant of the catalogue, or with wrong figures. */
export async function makeRoadReport(
  sources: RoadReportSources,
  locale: LocaleCode,
  search: URLSearchParams,
): Promise<CalculatorFile | null> {
  return makeLuminaireReport(
    sources,
    { locale, search },
    {
      screen: 'road-lighting-calculator',
      address: roadAddress,
      isRight: (form) => roadAddress.findWrong(form).length === 0,
      calculate: (form, luminaire) => sources.calculateRoad(toRoadTask(form, luminaire)),
      compose: (calculated) => roadPdfJob({ ...calculated, t: texts[locale] }),
    },
  );
}
