import type { Variant } from '#core/catalogue/product-view.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { isForOutdoors, type LightCalculator } from '#core/light-calculator.ts';
import { type LightOverlay, overlayLights } from '#core/photometry/drawings/polar-overlay.ts';
import { type GroundSetup, planGround } from '#core/photometry/ground/ground-plan.ts';
import { createGroundSummary, type GroundSummary } from '#core/photometry/ground/ground-summary.ts';
import { createLightSummary, type LightSummary } from '#core/photometry/light-summary.ts';
import { createSceneSummary } from '#core/photometry/scene/scene-summary.ts';
import type { Snapshot } from '#server/db/content-state.ts';
import type { StoredMedia } from '#server/files/media-store.ts';
import { createLuminaireFinders } from '#server/photometry/find-luminaire.ts';
import type { PlanningFacts } from '#server/photometry/find-planning-facts.ts';
import { createPhotometryFiles } from '#server/photometry/photometry-files.ts';
import { createSpectrumFiles } from '#server/photometry/spectrum-files.ts';
import { createReportFinder } from '#server/photometry/variant-report.ts';
import { createSceneFinder, type FindArchetype } from '#server/photometry/variant-scene.ts';
import { texts } from '#server/texts.ts';

/** Dependencies of the photometry service; wired in `services.ts`. */
export type PhotometrySources = {
  findMedia: (hash: string) => Promise<StoredMedia | null>;
  /** Finds a variant by its id, or by its SKU ignoring case. */
  findVariant: (locale: LocaleCode, idOrSku: number | string) => Promise<Variant | null>;
  /** What the light of a variant is planned with. */
  findCalculator: (locale: LocaleCode, id: number) => Promise<LightCalculator>;
  /** Construction of a variant's product. */
  findArchetype: FindArchetype;
  /** Returns the address of a variant's spectrum. */
  findSpectrum: (variantId: number) => Promise<string | null>;
  /** Returns what decides where a variant can be calculated. */
  findPlanningFacts: (locale: LocaleCode, variantId: number) => Promise<PlanningFacts>;
  snapshot: () => Promise<Pick<Snapshot, 'recent'>>;
};

/** Creates the photometry service. All methods return null for unknown variants and for those without photometry. */
export function createPhotometryService(sources: PhotometrySources) {
  const { findMedia, findVariant, findCalculator, findArchetype, findSpectrum, snapshot } = sources;
  const openFile = createPhotometryFiles(findMedia);
  const openSpectrum = createSpectrumFiles({ findMedia, findSpectrum });
  const findReport = createReportFinder({ findVariant, findCalculator, openFile, openSpectrum });

  const findScene = createSceneFinder({ findVariant, findArchetype, openFile });

  const finders = createLuminaireFinders({ ...sources, openFile, openSpectrum });

  return {
    /** Returns what the still picture of a variant's light shows; null if there is none. */
    findScene,

    /** Returns the photometric report of a variant. */
    findReport,

    /** Returns the report on the spectrum of a variant. */
    findSpectrum: openSpectrum,

    /** Returns the summary for the product page; cached, as it takes longer to compute than the rest of the page. */
    async findSummary(locale: LocaleCode, id: number): Promise<LightSummary | null> {
      const { recent } = await snapshot();
      return recent(`light ${locale} ${id}`, async () => {
        const report = await findReport(locale, id);
        if (!report) return null;
        const summary = createLightSummary(texts[locale], report, report.calculator);
        const scene = await findScene(locale, id);
        return { ...summary, scene: scene && createSceneSummary(texts[locale], id, scene.task) };
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

    ...finders,

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

export type PhotometryService = ReturnType<typeof createPhotometryService>;
