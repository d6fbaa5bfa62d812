import { AppError } from '#core/app-error.ts';
import { ratedLifeOf } from '#core/catalogue/durability.ts';
import type { MountingCode } from '#core/catalogue/product-codes.ts';
import type { Variant } from '#core/catalogue/product-view.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { type Luminaire, withFlux } from '#core/photometry/luminaire.ts';
import type { SpectrumReport } from '#core/photometry/spectrum/spectrum-report.ts';
import { formatNumber } from '#core/units.ts';
import type { PlanningFacts } from '#server/photometry/find-planning-facts.ts';
import type { createPhotometryFiles } from '#server/photometry/photometry-files.ts';
import { texts } from '#server/texts.ts';

/** A luminaire of the catalogue, ready for calculations. */
type FoundLuminaire = { id: number; sku: string; name: string; luminaire: Luminaire };

type FinderSources = {
  /** Finds a variant by its id, or by its SKU ignoring case. */
  findVariant: (locale: LocaleCode, idOrSku: number | string) => Promise<Variant | null>;
  /** Returns what decides where a variant can be calculated. */
  findPlanningFacts: (locale: LocaleCode, variantId: number) => Promise<PlanningFacts>;
  openFile: ReturnType<typeof createPhotometryFiles>;
  openSpectrum: (variantId: number) => Promise<SpectrumReport | null>;
};

/** Ways of mounting that put no luminaire above a room. */
const beyondRooms: readonly MountingCode[] = ['ground', 'column'];

/** Creates the functions that find luminaires of variants; null for unknown ones and for those without photometry. */
export function createLuminaireFinders(sources: FinderSources) {
  const { findVariant, findPlanningFacts, openFile, openSpectrum } = sources;

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
   *
   * @throws AppError `luminaire-refused` for an emergency unit without a stated flux
   */
  async function findEmergencyLuminaire(
    locale: LocaleCode,
    code: number | string,
  ): Promise<(FoundLuminaire & { hasEmergencyUnit: boolean }) | null> {
    const found = await findLuminaire(locale, code);
    if (!found) return null;
    const { emergencyFlux: fluxLm } = await findPlanningFacts(locale, found.id);
    if (fluxLm === 'unstated') throw refusal(locale, 'escape.luminaire.unstated', found);
    const hasEmergencyUnit = fluxLm !== null;
    const luminaire = hasEmergencyUnit ? withFlux(found.luminaire, fluxLm) : found.luminaire;
    const name = texts[locale](
      hasEmergencyUnit ? 'escape.luminaire.own-unit' : 'escape.luminaire.central',
      { name: found.name, flux: formatNumber(locale, luminaire.fluxLm) },
    );
    return { ...found, luminaire, name, hasEmergencyUnit };
  }

  /**
   * The same for a room.
   *
   * @throws AppError `luminaire-refused` for a luminaire that is mounted in the ground or on a column only
   */
  async function findRoomLuminaire(
    locale: LocaleCode,
    code: number | string,
  ): Promise<FoundLuminaire | null> {
    const found = await findLuminaire(locale, code);
    if (!found) return null;
    const { mounting } = await findPlanningFacts(locale, found.id);
    const isBeyond = mounting.length > 0 && mounting.every((way) => beyondRooms.includes(way));
    if (isBeyond) throw refusal(locale, 'room.luminaire.refused', found);
    return found;
  }

  return { findLuminaire, findEmergencyLuminaire, findRoomLuminaire };
}

/** What a calculation cannot take, and what to do. */
function refusal(
  locale: LocaleCode,
  key: 'escape.luminaire.unstated' | 'room.luminaire.refused',
  { sku }: FoundLuminaire,
): AppError<'luminaire-refused'> {
  return new AppError('luminaire-refused', { text: texts[locale](key, { code: sku }) });
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
