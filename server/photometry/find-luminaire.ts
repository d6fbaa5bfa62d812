import { ratedLifeOf } from '#core/catalogue/durability.ts';
import type { Variant } from '#core/catalogue/product-view.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { type Luminaire, withFlux } from '#core/photometry/luminaire.ts';
import type { SpectrumReport } from '#core/photometry/spectrum/spectrum-report.ts';
import { formatNumber } from '#core/units.ts';
import type { createPhotometryFiles } from '#server/photometry/photometry-files.ts';
import { texts } from '#server/texts.ts';

/** A luminaire of the catalogue, ready for calculations. */
type FoundLuminaire = { id: number; sku: string; name: string; luminaire: Luminaire };

type FinderSources = {
  /** Finds a variant by its id, or by its SKU ignoring case. */
  findVariant: (locale: LocaleCode, idOrSku: number | string) => Promise<Variant | null>;
  /** Returns the flux of a variant in emergency operation, lumens; null without an emergency unit. */
  findEmergencyFlux: (variantId: number) => Promise<number | null>;
  openFile: ReturnType<typeof createPhotometryFiles>;
  openSpectrum: (variantId: number) => Promise<SpectrumReport | null>;
};

/** Creates the functions that find luminaires of variants; null for unknown ones and for those without photometry. */
export function createLuminaireFinders(sources: FinderSources) {
  const { findVariant, findEmergencyFlux, openFile, openSpectrum } = sources;

  /** Returns the luminaire of a variant by SKU or id, the id as digits or a number. */
  async function findLuminaire(
    locale: LocaleCode,
    code: number | string,
  ): Promise<FoundLuminaire | null> {
    const isId = typeof code === 'number' || /^\d+$/.test(code);
    const variant = await findVariant(locale, isId ? Number(code) : code);
    const light = variant?.photometry && (await openFile(variant.photometry));
    if (!light) return null;
    const { id, sku, description } = variant;
    const luminaire = withStated(light.luminaire, variant, await openSpectrum(id));
    return { id, sku, name: `${sku}, ${description}`, luminaire };
  }

  /**
   * The same in emergency operation, which its name says: with the flux of its emergency unit, or with all of its flux
   * if a central supply has to feed it.
   */
  async function findEmergencyLuminaire(
    locale: LocaleCode,
    code: number | string,
  ): Promise<(FoundLuminaire & { hasEmergencyUnit: boolean }) | null> {
    const found = await findLuminaire(locale, code);
    if (!found) return null;
    const fluxLm = await findEmergencyFlux(found.id);
    const hasEmergencyUnit = fluxLm !== null;
    const luminaire = hasEmergencyUnit ? withFlux(found.luminaire, fluxLm) : found.luminaire;
    const name = texts[locale](
      hasEmergencyUnit ? 'escape.luminaire.own-unit' : 'escape.luminaire.central',
      { name: found.name, flux: formatNumber(locale, luminaire.fluxLm) },
    );
    return { ...found, luminaire, name, hasEmergencyUnit };
  }

  return { findLuminaire, findEmergencyLuminaire };
}

/** Adds what the catalogue states and the photometric file does not. */
function withStated(
  luminaire: Luminaire,
  variant: Variant,
  spectrum: SpectrumReport | null,
): Luminaire {
  const bluePercent = spectrum?.figures.bluePercent ?? null;
  const colour = { cctK: luminaire.colour?.cctK ?? null, bluePercent };
  return { ...luminaire, life: ratedLifeOf(variant), colour };
}
