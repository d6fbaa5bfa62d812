import { AppError } from '#core/app-error.ts';
import type { FormAddress } from '#core/calculators/form-address.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { pathTo, pathToReport, type ReportScreen } from '#core/i18n/paths.ts';
import { missing } from '#core/missing.ts';
import type { Luminaire } from '#core/photometry/luminaire.ts';
import type { CalculatorFile } from '#server/calculators/calculator-file.ts';
import {
  type Letterhead,
  makeReport,
  type ReportSources,
} from '#server/calculators/company-document.ts';
import type { PdfJob } from '#server/pdf/pdf-document.ts';

/** Dependencies of a report. */
export type LuminaireReportSources = ReportSources & {
  siteUrl: string;
  /** Finds the luminaire of a variant by its id or SKU. */
  findLuminaire(
    locale: LocaleCode,
    code: string,
  ): Promise<{ name: string; luminaire: Luminaire } | null>;
};

/** A calculation as its document shows it. */
export type Calculated<Form, Outcome> = {
  letterhead: Letterhead;
  form: Form;
  outcome: Outcome;
  /** Of the luminaire. */
  name: string;
  /** Address of the calculation. */
  href: string;
};

type Calculator<Form, Outcome> = {
  screen: ReportScreen;
  address: FormAddress<Form>;
  isRight(form: Form): boolean;
  calculate(form: Form, luminaire: Luminaire): Promise<Outcome | null>;
  compose(calculated: Calculated<Form, Outcome>): PdfJob;
};

/**
 * Makes the report of the calculation in an address; null without a variant of the catalogue, or with wrong figures.
 *
 * @throws AppError `too-many-requests` or `busy`
 */
export async function makeLuminaireReport<Form extends { luminaire: string }, Outcome>(
  sources: LuminaireReportSources,
  { locale, search }: { locale: LocaleCode; search: URLSearchParams },
  { screen, address, isRight, calculate, compose }: Calculator<Form, Outcome>,
): Promise<CalculatorFile | null> {
  const form = address.parse(search);
  if (form.luminaire === '' || !isRight(form)) return null;
  const chosen = await sources.findLuminaire(locale, form.luminaire);
  if (!chosen) return null;
  const outcome = await calculate(form, chosen.luminaire);
  if (!outcome) throw new AppError('busy');
  const href = `${sources.siteUrl}${pathTo(locale, screen)}?${address.format(form)}`;
  const fileName = pathToReport(locale, screen).split('/').at(-1) ?? missing();
  const bytes = await makeReport(sources, locale, (letterhead) =>
    compose({ letterhead, form, outcome, name: chosen.name, href }),
  );
  return { fileName, mimeType: 'application/pdf', bytes };
}
