import { type VariantsByCode, variantOf } from '#core/calculators/energy/catalogue-zone.ts';
import { decodeEnergyForm } from '#core/calculators/energy/energy-address.ts';
import type { EnergyForm } from '#core/calculators/energy/energy-form.ts';
import { energyRulesOf } from '#core/calculators/energy/energy-rules.ts';
import { evaluateEnergy } from '#core/calculators/energy/energy-view.ts';
import { readEnergyForm } from '#core/calculators/energy/read-energy-form.ts';
import type { Co2FactorRecord, Policies } from '#core/calculators/policy-record.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { pathToReport } from '#core/i18n/paths.ts';
import { missing } from '#core/missing.ts';
import type { CalculatorFile } from '#server/calculators/calculator-file.ts';
import { makeReport, type ReportSources } from '#server/calculators/company-document.ts';
import { energyPdfJob } from '#server/calculators/energy-document.ts';
import { texts } from '#server/texts.ts';

/** Dependencies of a report. */
export type EnergyReportSources = ReportSources & {
  getPolicies(): Promise<Policies>;
  listCo2Factors(): Promise<Co2FactorRecord[]>;
  /** Finds the variants of a calculation's zones. */
  findEnergyVariants(locale: LocaleCode, form: EnergyForm): Promise<VariantsByCode>;
};

/**
 * Makes the report of a calculation in an address. Null for an invalid or incomplete calculation, for which pages offer
 * no report.
 */
export async function makeEnergyReport(
  sources: EnergyReportSources,
  locale: LocaleCode,
  encoded: string | null,
): Promise<CalculatorFile | null> {
  const form = decodeEnergyForm(locale, encoded);
  if (!form) return null;
  const [policies, factors] = await Promise.all([sources.getPolicies(), sources.listCo2Factors()]);
  const codeOf = ({ country, year }: Co2FactorRecord) => `${country}-${year}`;
  const values = Object.fromEntries(factors.map((factor) => [codeOf(factor), factor.kg_per_kwh]));
  const { input } = readEnergyForm(locale, form, values);
  if (!input) return null;
  const rules = energyRulesOf(policies);
  const context = {
    t: texts[locale],
    currency: form.currency,
    view: evaluateEnergy(input, rules),
    prices: input.prices,
    rules,
  };
  const factor = factors.find((candidate) => codeOf(candidate) === form.factor) ?? null;
  const { zones } = input;
  const variants = await sources.findEnergyVariants(locale, form);
  const found = form.zones.map((zone) => variantOf(locale, zone, variants));
  const fileName = pathToReport(locale, 'energy-calculator').split('/').at(-1) ?? missing();
  const bytes = await makeReport(sources, locale, (letterhead) =>
    energyPdfJob({ context, form, zones, found, factor, policies, letterhead }),
  );
  return { fileName, mimeType: 'application/pdf', bytes };
}
