import { energyClasses } from '#core/catalogue/figures/codes.ts';
import { missing } from '#core/missing.ts';

type EnergyClass = (typeof energyClasses)[number];

/** Lower limits of total mains efficacy for classes A to F, lm/W: (EU) 2019/2015, Annex II, table 1. */
const lowerLimits = [210, 185, 160, 135, 110, 85] as const;

/** Factors F_TM of (EU) 2019/2015, Annex II, table 2. */
const factors = {
  undirected: { onMains: 1, offMains: 0.926 },
  directional: { onMains: 1.176, offMains: 1.089 },
} as const;

/** One of the four kinds of light source in the regulation. */
type SourceKind = { isDirectional: boolean; isOffMains: boolean };

/** Largest plausible ratio of the source's light to the luminaire's, for the losses in optics and housing. */
const MAX_OPTICAL_GAIN = 3;
/** Tolerance for the rounding of printed efficacies. */
const ROUNDING = 0.97;

/**
 * Total mains efficacy of a light source: η_TM = Φ_use / P_on · F_TM ((EU) 2019/2015, Annex II).
 *
 * @param efficacyLmW useful flux over power in on-mode, lm/W. The useful flux is the total flux of a non-directional
 *   source; for a directional one the flux within a cone of 120°, or of 90° if its beam is narrower.
 */
export function calculateMainsEfficacy(
  efficacyLmW: number,
  { isDirectional, isOffMains }: SourceKind,
): number {
  const { onMains, offMains } = isDirectional ? factors.directional : factors.undirected;
  return efficacyLmW * (isOffMains ? offMains : onMains);
}

/** Returns the class of a light source for its total mains efficacy, lm/W. */
export function energyClassOf(totalMainsEfficacyLmW: number): EnergyClass {
  const index = lowerLimits.findIndex((limit) => totalMainsEfficacyLmW >= limit);
  return energyClasses[index < 0 ? lowerLimits.length : index] ?? missing();
}

/**
 * Returns the worst possible class of the source inside a luminaire: it gives at least the luminaire's light. A source
 * on extra-low voltage is rated lower, for the driver it still needs.
 */
export function lowestPlausibleClass(
  luminaireEfficacyLmW: number,
  isOffMains = false,
): EnergyClass {
  const efficacy = luminaireEfficacyLmW * ROUNDING;
  return energyClassOf(calculateMainsEfficacy(efficacy, { isDirectional: false, isOffMains }));
}

/** Returns the best likely class of the source inside a luminaire, including the gain of a directional source. */
export function bestPlausibleClass(luminaireEfficacyLmW: number, isOffMains = false): EnergyClass {
  const efficacy = luminaireEfficacyLmW * MAX_OPTICAL_GAIN;
  return energyClassOf(calculateMainsEfficacy(efficacy, { isDirectional: true, isOffMains }));
}
