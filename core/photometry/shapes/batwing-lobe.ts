import { createBeamLobe } from './beam-lobe.ts';
import { bell, cosinePower, softCutOff, toRadians } from './curves.ts';
import { fitBeam } from './fit-beam.ts';
import { DistributionError, type Lobe } from './lobe.ts';

export type BatwingLobeParameters = {
  beamDeg: number;
  beamC90Deg: number | null;
  /** Angle from the nadir of the highest intensity. */
  peakDeg: number;
  cutOffDeg: number | null;
  /** Intensity straight down, of the wings; cos³ of their angle, at least 0.6, without it. */
  dip?: number | null;
};

/**
 * Two wings beside a dip that follows cos³, for even illuminance on the floor, limited to at least 0.6 of the peak,
 * or is as deep as `dip`, for an aisle between two lobes.
 * Rotational if one beam is given; with a second beam the wings are in C0-C180 and a plain cos^m in C90-C270.
 */
export function createBatwingLobe(
  { beamDeg, beamC90Deg, peakDeg, cutOffDeg, dip = null }: BatwingLobeParameters,
  gammasDeg: readonly number[],
): Lobe {
  const nadir = dip ?? Math.max(0.6, cosinePower(peakDeg, 3));
  const limit = cutOffDeg ?? 90;
  const wingOf = (sharpness: number) => (gamma: number) => {
    const edge = softCutOff(gamma, limit, Math.max(peakDeg, beamDeg / 2));
    if (gamma >= peakDeg) return bell(gamma - peakDeg, 90 / sharpness) * edge;
    const rise = (1 - Math.cos((Math.PI * gamma) / peakDeg)) / 2;
    return (nadir + (1 - nadir) * rise) * edge;
  };
  const sharpness = peakDeg < beamDeg / 2 ? fitBeam(beamDeg, gammasDeg, wingOf) : null;
  if (sharpness === null) {
    throw new DistributionError(
      `A beam of ${beamDeg}° is not possible for wings at ${peakDeg}° and a limit of ${limit}°.`,
    );
  }
  const wing = wingOf(sharpness);
  if (beamC90Deg === null || beamC90Deg === beamDeg) {
    return { symmetry: 1, planeStepDeg: 360, intensityAt: (_, gammaDeg) => wing(gammaDeg) };
  }

  const plain = createBeamLobe(
    { beamDeg: beamC90Deg, beamC90Deg: null, cutOffDeg, hasSpill: false },
    gammasDeg,
  );
  return {
    symmetry: 4,
    planeStepDeg: 15,
    intensityAt: (planeDeg, gammaDeg) => {
      const alongC0 = Math.cos(toRadians(planeDeg)) ** 2;
      const across = nadir * plain.intensityAt(90, gammaDeg) * (1 - alongC0);
      return wing(gammaDeg) * alongC0 + across;
    },
  };
}
