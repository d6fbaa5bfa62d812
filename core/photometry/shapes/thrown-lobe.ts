import { bell, cosinePower, smoothStep, softCutOff, toDegrees, toRadians } from './curves.ts';
import { DistributionError, type Lobe } from './lobe.ts';

/** Level of the light behind an asymmetric reflector, relative to its peak. */
const backLevel = 0.04;

/**
 * A wall-washer or floodlight that throws forward, in C0: its highest intensity stands at `peakDeg`
 * from the nadir. The direction is split into the angle in the plane of the throw and the elevation
 * out of it, as a trough reflector does: the throw rises slowly from behind and falls steeply in
 * front, the sideways spread is the same for every angle of throw.
 */
export function createAsymmetricLobe(peakDeg: number, cutOffDeg: number | null): Lobe {
  const behind = 0.75 * peakDeg + 12;
  const ahead = Math.min(20, Math.max(8, (88 - peakDeg) / 2));
  const throwAt = (angle: number) =>
    angle > peakDeg
      ? bell(angle - peakDeg, ahead)
      : backLevel + (1 - backLevel) * bell(peakDeg - angle, behind);
  return createTrough(throwAt, {
    planeStepDeg: 15,
    edgeAt: (gammaDeg) => softCutOff(gammaDeg, cutOffDeg ?? 90, peakDeg),
  });
}

/**
 * A wall is as bright everywhere in front of one luminaire if I ∝ 1/sin³, and in front of an endless row, whose
 * luminaires help each other towards the foot, if I ∝ 1/sin². Between the two both are even within 1 to 2.
 */
const washExponent = 2.5;
/** Half width of the edge below the foot of the wall, degrees. */
const footEdgeDeg = 7;

/**
 * A wallwasher beside a wall in C0: brightest towards the foot of the wall, at `peakDeg` from the nadir, and weaker the
 * nearer the wall is, up to `throwToDeg`, so that the wall is even between the two.
 *
 * @throws DistributionError if the throw ends before its peak.
 */
export function createWallwashLobe(
  peakDeg: number,
  { throwToDeg, cutOffDeg }: { throwToDeg: number; cutOffDeg: number | null },
): Lobe {
  if (throwToDeg <= peakDeg || peakDeg === 0) {
    throw new DistributionError(`A throw to ${throwToDeg}° needs a peak between 0° and itself.`);
  }
  const behind = Math.min(footEdgeDeg, peakDeg / 2);
  const throwAt = (angle: number) =>
    angle < peakDeg
      ? backLevel + (1 - backLevel) * bell(peakDeg - angle, behind)
      : (Math.sin(toRadians(peakDeg)) / Math.sin(toRadians(angle))) ** washExponent;
  const endDeg = Math.max(throwToDeg + 1, cutOffDeg ?? 90);
  return createTrough(throwAt, {
    planeStepDeg: 10,
    edgeAt: (gammaDeg) => smoothStep((endDeg - gammaDeg) / (endDeg - throwToDeg)),
  });
}

/** Light by the angle in the plane of the throw, spread sideways alike for every such angle. */
function createTrough(
  throwAt: (angleDeg: number) => number,
  { planeStepDeg, edgeAt }: { planeStepDeg: number; edgeAt: (gammaDeg: number) => number },
): Lobe {
  return {
    symmetry: 2,
    planeStepDeg,
    intensityAt: (planeDeg, gammaDeg) => {
      const gamma = toRadians(gammaDeg);
      const forward = Math.sin(gamma) * Math.cos(toRadians(planeDeg));
      const sideways = Math.sin(gamma) * Math.sin(toRadians(planeDeg));
      const throwDeg = toDegrees(Math.atan2(forward, Math.cos(gamma)));
      const spread = cosinePower(toDegrees(Math.asin(sideways)), 1.6);
      return throwAt(throwDeg) * spread * edgeAt(gammaDeg);
    },
  };
}

/** Angle out of the kerb line, towards the road, at which a street lantern is brightest. */
const brightestDeg = 10;
const nadirLevel = 0.36;

/**
 * A street lantern beside a road that runs along C0-C180, with the road in C90 and the houses in C270.
 * It is brightest almost along the kerb, at `peakDeg` from the nadir; across the road the wings draw in
 * and weaken, towards the houses they all but vanish. Nothing goes above the horizontal.
 */
export function createStreetLobe(peakDeg: number, cutOffDeg: number | null): Lobe {
  const wingAt = (planeDeg: number) => {
    const towardsRoad = toDegrees(Math.asin(Math.sin(toRadians(planeDeg))));
    const isRoadSide = towardsRoad >= brightestDeg;
    const turn = isRoadSide
      ? (towardsRoad - brightestDeg) / (90 - brightestDeg)
      : (brightestDeg - towardsRoad) / 60;
    const share = smoothStep(turn);
    const angleDeg = peakDeg * (1 - share * (isRoadSide ? 0.38 : 0.3));
    return { angleDeg, level: 1 - share * (isRoadSide ? 0.58 : 0.86) };
  };

  return {
    symmetry: 3,
    planeStepDeg: 10,
    intensityAt: (planeDeg, gammaDeg) => {
      const wing = wingAt(planeDeg);
      const edge = softCutOff(gammaDeg, cutOffDeg ?? 90, peakDeg);
      const fall = Math.min(10, (88 - peakDeg) / 2.2) + 0.35 * (peakDeg - wing.angleDeg);
      if (gammaDeg > wing.angleDeg) {
        return wing.level * bell(gammaDeg - wing.angleDeg, fall) * edge;
      }
      const rise = (1 - Math.cos((Math.PI * gammaDeg) / wing.angleDeg)) / 2;
      return (nadirLevel + (wing.level - nadirLevel) * rise) * edge;
    },
  };
}
