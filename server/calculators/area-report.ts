import { AppError } from '#core/app-error.ts';
import {
  findWrongAreaFields,
  formatAreaForm,
  parseAreaForm,
  toAreaTask,
} from '#core/calculators/area/area-address.ts';
import type { AreaOutcome, AreaTask } from '#core/calculators/area/area-outcome.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { pathTo, pathToReport } from '#core/i18n/paths.ts';
import type { Luminaire } from '#core/photometry/luminaire.ts';
import { areaPdfJob } from '#server/calculators/area-document.ts';
import type { CalculatorFile } from '#server/calculators/calculator-file.ts';
import { makeReport, type ReportSources } from '#server/calculators/company-document.ts';
import { texts } from '#server/texts.ts';

/** Dependencies of a report. */
export type AreaReportSources = ReportSources & {
  siteUrl: string;
  /** Finds the luminaire of a variant by its id or SKU. */
  findLuminaire(
    locale: LocaleCode,
    code: string,
  ): Promise<{ name: string; luminaire: Luminaire } | null>;
  calculateArea(area: AreaTask): Promise<AreaOutcome | null>;
};

/** Makes the report of an area in an address; null without a variant of the catalogue, or with wrong figures. */
export async function makeAreaReport(
  sources: AreaReportSources,
  locale: LocaleCode,
  search: URLSearchParams,
): Promise<CalculatorFile | null> {
  const form = parseAreaForm(search);
  if (form.luminaire === '' || findWrongAreaFields(form).length > 0) return null;
  const chosen = await sources.findLuminaire(locale, form.luminaire);
  if (!chosen) return null;
  const outcome = await sources.calculateArea(toAreaTask(form, chosen.luminaire));
  if (!outcome) throw new AppError('busy');
  const screen = 'area-lighting-calculator';
  const href = `${sources.siteUrl}${pathTo(locale, screen)}?${formatAreaForm(form)}`;
  const fileName = pathToReport(locale, screen).split('/').at(-1) as string;
  const bytes = await makeReport(sources, locale, (letterhead) =>
    areaPdfJob({ letterhead, t: texts[locale], form, outcome, name: chosen.name, href }),
  );
  return { fileName, mimeType: 'application/pdf', bytes };
}
