import { AppError } from '#core/app-error.ts';
import {
  findWrongFields,
  formatRoadForm,
  parseRoadForm,
  toRoadTask,
} from '#core/calculators/road/road-address.ts';
import type { RoadOutcome, RoadTask } from '#core/calculators/road/road-outcome.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { pathTo, pathToReport } from '#core/i18n/paths.ts';
import type { Luminaire } from '#core/photometry/luminaire.ts';
import type { CalculatorFile } from '#server/calculators/calculator-file.ts';
import { makeReport, type ReportSources } from '#server/calculators/company-document.ts';
import { roadPdfJob } from '#server/calculators/road-document.ts';
import { texts } from '#server/texts.ts';

/** Dependencies of a report. */
export type RoadReportSources = ReportSources & {
  siteUrl: string;
  /** Finds the luminaire of a variant by its id or SKU. */
  findLuminaire(
    locale: LocaleCode,
    code: string,
  ): Promise<{ name: string; luminaire: Luminaire } | null>;
  calculateRoad(road: RoadTask): Promise<RoadOutcome | null>;
};

/** Makes the report of a road in an address; null without a variant of the catalogue, or with wrong figures. */
export async function makeRoadReport(
  sources: RoadReportSources,
  locale: LocaleCode,
  search: URLSearchParams,
): Promise<CalculatorFile | null> {
  const form = parseRoadForm(search);
  if (form.luminaire === '' || findWrongFields(form).length > 0) return null;
  const chosen = await sources.findLuminaire(locale, form.luminaire);
  if (!chosen) return null;
  const outcome = await sources.calculateRoad(toRoadTask(form, chosen.luminaire));
  if (!outcome) throw new AppError('busy');
  const screen = 'road-lighting-calculator';
  const href = `${sources.siteUrl}${pathTo(locale, screen)}?${formatRoadForm(form)}`;
  const fileName = pathToReport(locale, screen).split('/').at(-1) as string;
  const bytes = await makeReport(sources, locale, (letterhead) =>
    roadPdfJob({ letterhead, t: texts[locale], form, outcome, name: chosen.name, href }),
  );
  return { fileName, mimeType: 'application/pdf', bytes };
}
