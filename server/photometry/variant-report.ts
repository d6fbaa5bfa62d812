import type { Variant } from '#core/catalogue/product-view.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import type { LightCalculator } from '#core/light-calculator.ts';
import { checkHealth } from '#core/photometry/health.ts';
import { createReport, type PhotometryReport } from '#core/photometry/report.ts';
import type { SpectrumReport } from '#core/photometry/spectrum/spectrum-report.ts';
import type { CataloguePhotometry } from '#server/photometry/photometry-files.ts';

/** The report of a variant of the catalogue. */
export type VariantReport = PhotometryReport & { calculator: LightCalculator };

export type ReportSources = {
  /** Finds a variant by its id, or by its SKU ignoring case. */
  findVariant: (locale: LocaleCode, idOrSku: number | string) => Promise<Variant | null>;
  /** What the light of a variant is planned with. */
  findCalculator: (locale: LocaleCode, id: number) => Promise<LightCalculator>;
  openFile: (file: { url: string }) => Promise<CataloguePhotometry | null>;
  openSpectrum: (variantId: number) => Promise<SpectrumReport | null>;
};

/** Returns the function that reports on a variant; null if it is unknown or gives no light. */
export function createReportFinder(sources: ReportSources) {
  const { findVariant, findCalculator, openFile, openSpectrum } = sources;
  return async (locale: LocaleCode, idOrSku: number | string): Promise<VariantReport | null> => {
    const variant = await findVariant(locale, idOrSku);
    const light = variant?.photometry && (await openFile(variant.photometry));
    if (!light) return null;
    // The name in the file has one language only; the catalogue has that of the page.
    const name = `${variant.sku}, ${variant.description}`;
    const calculator = await findCalculator(locale, variant.id);
    const spectrum = await openSpectrum(variant.id);
    const findings = checkHealth(light.ldt);
    const report = createReport({ ...light, findings, spectrum }, calculator);
    // What is recessed hangs on no wall.
    const isRecessed = variant.cutOutMm !== null;
    const emergencySpacing =
      report.emergencySpacing && isRecessed
        ? { ...report.emergencySpacing, wall: [] }
        : report.emergencySpacing;
    return { ...report, emergencySpacing, name, calculator };
  };
}
