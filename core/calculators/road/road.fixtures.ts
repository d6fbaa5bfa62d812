import { createDistribution } from '#core/photometry/distribution.ts';
import { expandDistribution } from '#core/photometry/eulumdat/ldt-symmetry.ts';
import { createTestLuminaire } from '#core/photometry/luminaire.fixtures.ts';
import type { Road, RoadLighting } from './road.ts';

/** A street luminaire of 10,000 lm and 80 W, brightest at 62° from the nadir. */
export const streetLuminaire = createTestLuminaire(
  expandDistribution(createDistribution({ kind: 'street', peakDeg: 62, cutOffDeg: 82 })),
  { lampFluxLm: 10_000, powerW: 80 },
);

export const twoLanes: Road = { lanes: 2, laneWidthM: 3.5, surface: 'R3' };

export const oneSide: RoadLighting = {
  luminaire: streetLuminaire,
  arrangement: 'single',
  spacingM: 33,
  heightM: 9,
  overhangM: 0.5,
  tiltDeg: 5,
  medianM: 0,
  maintenanceFactor: 0.8,
};
