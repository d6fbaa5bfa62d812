import type { Variant } from '#core/catalogue/product-view.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { isForOutdoors, type LightCalculator } from '#core/light-calculator.ts';
import { type LightOverlay, overlayLights } from '#core/photometry/drawings/polar-overlay.ts';
import { type GroundSetup, planGround } from '#core/photometry/ground/ground-plan.ts';
import { createGroundSummary, type GroundSummary } from '#core/photometry/ground/ground-summary.ts';
import { checkHealth } from '#core/photometry/health.ts';
import { createLightSummary, type LightSummary } from '#core/photometry/light-summary.ts';
import type { Luminaire } from '#core/photometry/luminaire.ts';
import { createReport, type PhotometryReport } from '#core/photometry/report.ts';
import type { Snapshot } from '#server/db/content-state.ts';
import type { StoredMedia } from '#server/files/media-store.ts';
import { createPhotometryFiles } from '#server/photometry/photometry-files.ts';
import { texts } from '#server/texts.ts';

/** Dependencies of the photometry service; wired in `services.ts`. */
export type PhotometrySources = {
  findMedia: (hash: string) => Promise<StoredMedia | null>;
  /** Finds a variant by its id, or by its SKU ignoring case. */
  findVariant: (locale: LocaleCode, idOrSku: number | string) => Promise<Variant | null>;
  /** What the light of a variant is planned with. */
  findCalculator: (locale: LocaleCode, id: number) => Promise<LightCalculator>;
  snapshot: () => Promise<Pick<Snapshot, 'recent'>>;
};

/** The report of a variant of the catalogue. */
export type VariantReport = PhotometryReport & { calculator: LightCalculator };

/** Creates the photometry service. All methods return null for unknown variants and for those without photometry. */
export function createPhotometryService(sources: PhotometrySources) {
  const { findMedia, findVariant, findCalculator, snapshot } = sources;
  const openFile = createPhotometryFiles(findMedia);

  const findReport = createReportFinder(sources, openFile);

  return {
    /** Returns the photometric report of a variant. */
    findReport,

    /** Returns the summary for the product page; cached, as it takes longer to compute than the rest of the page. */
    async findSummary(locale: LocaleCode, id: number): Promise<LightSummary | null> {
      const { recent } = await snapshot();
      return recent(`light ${locale} ${id}`, async () => {
        const report = await findReport(locale, id);
        return report && createLightSummary(texts[locale], report, report.calculator);
      });
    },

    /** Returns the isolux lines of the ground below a variant; null if it is not for outdoors or lights no ground. */
    async findGround(
      locale: LocaleCode,
      id: number,
      setup: GroundSetup,
    ): Promise<GroundSummary | null> {
      const calculator = await findCalculator(locale, id);
      if (!isForOutdoors(calculator)) return null;
      const variant = await findVariant(locale, id);
      const light = variant?.photometry && (await openFile(variant.photometry));
      const plan = light ? planGround(light.luminaire, setup) : null;
      return plan && createGroundSummary(texts[locale], plan);
    },

    /** Returns the luminaire of a variant by SKU or id, the id as digits or a number. */
    async findLuminaire(
      locale: LocaleCode,
      code: number | string,
    ): Promise<{ sku: string; name: string; luminaire: Luminaire } | null> {
      const isId = typeof code === 'number' || /^\d+$/.test(code);
      const variant = await findVariant(locale, isId ? Number(code) : code);
      const light = variant?.photometry && (await openFile(variant.photometry));
      if (!light) return null;
      const { sku, description } = variant;
      return { sku, name: `${sku}, ${description}`, luminaire: light.luminaire };
    },

    /** Overlays the polar curves of variants; null if fewer than two have photometry. */
    async overlay(variants: readonly Variant[]): Promise<LightOverlay | null> {
      const opened = variants.map(async ({ sku, photometry: file }) => {
        const light = file && (await openFile(file));
        return light ? [{ name: sku, luminaire: light.luminaire }] : [];
      });
      const lights = (await Promise.all(opened)).flat();
      return lights.length < 2 ? null : overlayLights(lights);
    },
  };
}

type OpenFile = ReturnType<typeof createPhotometryFiles>;

function createReportFinder(
  { findVariant, findCalculator }: PhotometrySources,
  openFile: OpenFile,
) {
  return async (locale: LocaleCode, idOrSku: number | string): Promise<VariantReport | null> => {
    const variant = await findVariant(locale, idOrSku);
    const light = variant?.photometry && (await openFile(variant.photometry));
    if (!light) return null;
    // The name in the file has one language only; the catalogue has that of the page.
    const name = `${variant.sku}, ${variant.description}`;
    const calculator = await findCalculator(locale, variant.id);
    const report = createReport({ ...light, findings: checkHealth(light.ldt) }, calculator);
    // What is recessed hangs on no wall.
    const isRecessed = variant.cutOutMm !== null;
    const emergencySpacing =
      report.emergencySpacing && isRecessed
        ? { ...report.emergencySpacing, wall: [] }
        : report.emergencySpacing;
    return { ...report, emergencySpacing, name, calculator };
  };
}

export type PhotometryService = ReturnType<typeof createPhotometryService>;
