export const toRadians = (degrees: number) => (degrees * Math.PI) / 180;
export const toDegrees = (radians: number) => (radians * 180) / Math.PI;

/** cos^m of an angle from an axis; 0 from 90° on. */
export function cosinePower(angleDeg: number, exponent: number): number {
  return Math.abs(angleDeg) >= 90 ? 0 : Math.cos(toRadians(angleDeg)) ** exponent;
}

/** The m of a cos^m lobe with that full width at half maximum: 120° gives 1, 90° gives 2. */
export function findCosineExponent(beamDeg: number): number {
  return Math.log(0.5) / Math.log(Math.cos(toRadians(beamDeg / 2)));
}

/** A bell curve: 1 at distance 0, one half at `halfWidth`. */
export function bell(distance: number, halfWidth: number): number {
  return 2 ** -((distance / halfWidth) ** 2);
}

/** From 0 (t ≤ 0) to 1 (t ≥ 1) with level ends. */
export function smoothStep(t: number): number {
  const clamped = Math.min(1, Math.max(0, t));
  return clamped * clamped * (3 - 2 * clamped);
}

/**
 * The edge of a baffle: 1 well inside the cut-off, 0 from it on. The soft edge is at most 20° wide and leaves the
 * direction `insideDeg` (half the beam, or the peak) with more than half of its light.
 */
export function softCutOff(gammaDeg: number, cutOffDeg: number, insideDeg: number): number {
  const width = Math.min(20, 1.5 * (cutOffDeg - insideDeg));
  return width > 0 ? smoothStep((cutOffDeg - gammaDeg) / width) : Number(gammaDeg < cutOffDeg);
}
