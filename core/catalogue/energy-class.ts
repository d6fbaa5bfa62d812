import { energyClasses, type VariantRecord } from '#core/catalogue/variant-record.ts';

type EnergyClass = NonNullable<VariantRecord['energy_class']>;

/** Lower limits of total mains efficacy for classes A to F, lm/W: (EU) 2019/2015, Annex II, table 1. */
const lowerLimits = [210, 185, 160, 135, 110, 85] as const;

/** Factors F_TM of (EU) 2019/2015, Annex II, table 2: directional on the mains, undirected off the mains. */
const DIRECTIONAL_FACTOR = 1.176;
const OFF_MAINS_FACTOR = 0.926;

/** Optics and housings that lose more than this share of their source's light are not sold. */
const MAX_OPTICAL_GAIN = 3;
/** Rounding of printed efficacies. */
const ROUNDING = 0.97;

/** Class of a light source by its total mains efficacy, lm/W. */
export function energyClassOf(totalMainsEfficacyLmW: number): EnergyClass {
  const index = lowerLimits.findIndex((limit) => totalMainsEfficacyLmW >= limit);
  return energyClasses[index < 0 ? lowerLimits.length : index] as EnergyClass;
}

/**
 * The worst class that the source inside a luminaire can have: it gives at least the luminaire's own light. A source
 * that is fed by extra-low voltage is rated lower, for the driver that it still needs.
 */
export function lowestPlausibleClass(
  luminaireEfficacyLmW: number,
  isOffMains = false,
): EnergyClass {
  const factor = isOffMains ? OFF_MAINS_FACTOR : 1;
  return energyClassOf(luminaireEfficacyLmW * ROUNDING * factor);
}

/** The best class that the source inside a luminaire is likely to have, counting the gain of a directional source. */
export function bestPlausibleClass(luminaireEfficacyLmW: number): EnergyClass {
  return energyClassOf(luminaireEfficacyLmW * MAX_OPTICAL_GAIN * DIRECTIONAL_FACTOR);
}
