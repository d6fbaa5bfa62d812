import { energyClasses } from '#core/catalogue/figures/codes.ts';

type EnergyClass = (typeof energyClasses)[number];

/** Lower limits of total mains efficacy for classes A to F, lm/W: (EU) 2019/2015, Annex II, table 1. */
const lowerLimits = [210, 185, 160, 135, 110, 85] as const;

/** Factors F_TM of (EU) 2019/2015, Annex II, table 2. */
const factors = {
  undirected: { onMains: 1, offMains: 0.926 },
  directional: { onMains: 1.176, offMains: 1.089 },
} as const;

/** Which of the four kinds of the regulation a light source is. */
type SourceKind = { isDirectional: boolean; isOffMains: boolean };

/** Optics and housings that lose more than this share of their source's light are not sold. */
const MAX_OPTICAL_GAIN = 3;
/** Rounding of printed efficacies. */
const ROUNDING = 0.97;

/**
 * Total mains efficacy of a light source: η_TM = Φ_use / P_on · F_TM ((EU) 2019/2015, Annex II).
 *
 * @param efficacyLmW useful flux over power in on-mode, lm/W. The useful flux is the whole flux of an undirected
 *   source; of a directional one what is within a cone of 120°, or of 90° where its beam is narrower than that.
 */
export function calculateMainsEfficacy(
  efficacyLmW: number,
  { isDirectional, isOffMains }: SourceKind,
): number {
  const { onMains, offMains } = isDirectional ? factors.directional : factors.undirected;
  return efficacyLmW * (isOffMains ? offMains : onMains);
}

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
  const efficacy = luminaireEfficacyLmW * ROUNDING;
  return energyClassOf(calculateMainsEfficacy(efficacy, { isDirectional: false, isOffMains }));
}

/** The best class that the source inside a luminaire is likely to have, counting the gain of a directional source. */
export function bestPlausibleClass(luminaireEfficacyLmW: number, isOffMains = false): EnergyClass {
  const efficacy = luminaireEfficacyLmW * MAX_OPTICAL_GAIN;
  return energyClassOf(calculateMainsEfficacy(efficacy, { isDirectional: true, isOffMains }));
}
