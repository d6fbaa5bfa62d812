import type { StripCatalogue } from '#core/calculators/led-strip/parts/strip-catalogue.ts';
import { materialRows, materialTitles } from '#core/calculators/led-strip/result-texts.ts';
import { buildStripPage } from '#core/calculators/led-strip/strip-page.ts';
import {
  formatStripRequest,
  parseStripRequest,
} from '#core/calculators/led-strip/strip-request.ts';
import type { ConductorRecord, Policies } from '#core/calculators/policy-record.ts';
import { formatCsv } from '#core/csv.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { pathToStripFile, type StripFormat } from '#core/i18n/strip-paths.ts';
import { missing } from '#core/missing.ts';
import type { CalculatorFile } from '#server/calculators/calculator-file.ts';
import { makeReport, type ReportSources } from '#server/calculators/company-document.ts';
import { stripPdfJob } from '#server/calculators/strip-document.ts';
import { stripXlsx } from '#server/calculators/strip-xlsx.ts';
import { texts } from '#server/texts.ts';

/** Dependencies of a file. */
export type StripFileSources = ReportSources & {
  siteUrl: string;
  getPolicies(): Promise<Policies>;
  listConductors(): Promise<ConductorRecord[]>;
  getStripCatalogue(locale: LocaleCode): Promise<StripCatalogue>;
};

const MIME_TYPES: Record<StripFormat, string> = {
  pdf: 'application/pdf',
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

type StripFileRequest = {
  locale: LocaleCode;
  /** The query of the calculator's address, with or without the question mark. */
  query: string;
  format: StripFormat;
};

/** Makes the plan of an address as a file; null for an address without a result, for which pages offer no file. */
export async function makeStripFile(
  sources: StripFileSources,
  { locale, query, format }: StripFileRequest,
): Promise<CalculatorFile | null> {
  const t = texts[locale];
  const request = parseStripRequest(locale, new URLSearchParams(query));
  const [catalogue, policies, conductors] = await Promise.all([
    sources.getStripCatalogue(locale),
    sources.getPolicies(),
    sources.listConductors(),
  ]);
  const { variant, result } = buildStripPage(request, { t, catalogue, policies, conductors });
  if (!variant || !result) return null;
  const path = pathTo(locale, 'led-strip-calculator') + formatStripRequest(locale, request);
  const url = sources.siteUrl + path;
  const fileName = pathToStripFile(locale, format).split('/').at(-1) ?? missing();
  const make = async () => {
    if (format === 'csv') {
      return Buffer.from(formatCsv(locale, [materialTitles(t), ...materialRows(t, result)]));
    }
    if (format === 'xlsx') return stripXlsx(t, { variant, result, url });
    return makeReport(sources, locale, (letterhead) =>
      stripPdfJob({ t, variant, result, letterhead, url }),
    );
  };
  return { fileName, mimeType: MIME_TYPES[format], bytes: await make() };
}
