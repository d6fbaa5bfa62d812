import { cosinePower, findCosineExponent, softCutOff, toRadians } from './curves.ts';
import { fitBeam } from './fit-beam.ts';
import { DistributionError, type Lobe } from './lobe.ts';

/** Share of the flux scattered outside the beam by reflectors and lenses. */
const spillFluxShare = 0.08;

export type BeamLobeParameters = {
  beamDeg: number;
  /** Beam in C90-C270 if different from C0-C180. */
  beamC90Deg: number | null;
  cutOffDeg: number | null;
  /** False for a bare diffuser, whose light follows one law from the nadir to the horizontal. */
  hasSpill: boolean;
  /** How steeply a shielded lens falls beside its beam: the exponent of the angle; cos^m without it. */
  flank?: number | null;
};

/** Intensity that a shielded lens scatters outside its beam, of the peak. */
const shieldedSpill = 0.01;

/**
 * A beam around the nadir: cos^m, or a bell with steep flanks behind a dark-light reflector or louvre, with a sharpness that goes from its value in C0
 * to that in C90 as the square of the cosine (an ellipse for narrow beams), some spill, and a soft cut-off.
 */
export function createBeamLobe(
  { beamDeg, beamC90Deg, cutOffDeg, hasSpill, flank = null }: BeamLobeParameters,
  gammasDeg: readonly number[],
): Lobe {
  const beams = [beamDeg, beamC90Deg ?? beamDeg] as const;
  const spill = chooseSpill(hasSpill, flank, beams);
  const widest = Math.max(...beams) / 2;
  const edge = (gamma: number) => (cutOffDeg ? softCutOff(gamma, cutOffDeg, widest) : 1);
  const fall = (gamma: number, sharpness: number) =>
    flank === null ? cosinePower(gamma, sharpness) : 2 ** -(((gamma * sharpness) / 90) ** flank);
  const curveOf = (sharpness: number) => (gamma: number) =>
    ((1 - spill) * fall(gamma, sharpness) + spill * cosinePower(gamma, 2)) * edge(gamma);

  const [exponent, exponentC90] = beams.map((beam) => {
    const fitted = fitBeam(beam, gammasDeg, curveOf);
    if (fitted !== null) return fitted;
    const limit = cutOffDeg ? ` inside a cut-off of ${cutOffDeg}°` : '';
    throw new DistributionError(`A beam of ${beam}° is not possible${limit}.`);
  }) as [number, number];

  const isRound = beams[0] === beams[1];
  return {
    symmetry: isRound ? 1 : 4,
    planeStepDeg: isRound ? 360 : choosePlaneStep(exponent / exponentC90),
    intensityAt: (planeDeg, gammaDeg) => {
      const alongC0 = Math.cos(toRadians(planeDeg)) ** 2;
      return curveOf(exponent * alongC0 + exponentC90 * (1 - alongC0))(gammaDeg);
    },
  };
}

function chooseSpill(
  hasSpill: boolean,
  flank: number | null,
  beams: readonly [number, number],
): number {
  if (flank !== null) return shieldedSpill;
  return hasSpill ? findSpillLevel(beams) : 0;
}

/** Intensity of the spill at the nadir relative to the peak: cos² with its share of the total flux. */
function findSpillLevel(beams: readonly [number, number]): number {
  const [c0, c90] = beams.map((beam) => findCosineExponent(Math.min(beam, 170)) + 1);
  return (spillFluxShare * 3) / Math.sqrt((c0 as number) * (c90 as number));
}

/** The more the exponents differ, the faster the curve changes between planes. */
function choosePlaneStep(ratio: number): number {
  const contrast = Math.max(ratio, 1 / ratio);
  if (contrast > 20) return 5;
  return contrast > 4 ? 10 : 15;
}
