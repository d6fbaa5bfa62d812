import { energyClasses, type VariantRecord } from '#core/catalogue/variant-record.ts';

type EnergyClass = NonNullable<VariantRecord['energy_class']>;

/** Lower limits of total mains efficacy for classes A to F, lm/W: (EU) 2019/2015, Annex II, table 1. */
const lowerLimits = [210, 185, 160, 135, 110, 85] as const;

/** Factor F_TM of directional sources connected to the mains: (EU) 2019/2015, Annex II, table 2. */
const DIRECTIONAL_FACTOR = 1.176;

/** Optics and housings that lose more than this share of their source's light are not sold. */
const MAX_OPTICAL_GAIN = 3;
/** Rounding of printed efficacies. */
const ROUNDING = 0.97;

/** Class of a light source by its total mains efficacy, lm/W. */
export function energyClassOf(totalMainsEfficacyLmW: number): EnergyClass {
  const index = lowerLimits.findIndex((limit) => totalMainsEfficacyLmW >= limit);
  return energyClasses[index < 0 ? lowerLimits.length : index] as EnergyClass;
}

/** The worst class that the source inside a luminaire can have: it gives at least the luminaire's own light. */
export function lowestPlausibleClass(luminaireEfficacyLmW: number): EnergyClass {
  return energyClassOf(luminaireEfficacyLmW * ROUNDING);
}

/** The best class that the source inside a luminaire is likely to have, counting the gain of a directional source. */
export function bestPlausibleClass(luminaireEfficacyLmW: number): EnergyClass {
  return energyClassOf(luminaireEfficacyLmW * MAX_OPTICAL_GAIN * DIRECTIONAL_FACTOR);
}
