import { missing } from '#core/missing.ts';
import { createFinding, type Finding } from '#core/photometry/finding.ts';
import type { LightDistribution } from '#core/photometry/light-distribution.ts';

/** EULUMDAT puts the length of a luminaire along C90-C270, LM-63 along H 0°-180°: C = H + 90°. */
export const IES_TURN_DEG = 90;

/** Intensities of type C as a file has them: often only a part of the circle. */
type FoldedLight = {
  horizontalDeg: readonly number[];
  verticalDeg: readonly number[];
  /** One row for each horizontal angle. */
  candela: readonly (readonly number[])[];
  /** C = H + this. */
  turnDeg: number;
};

/**
 * The full circle of half planes C from the horizontal angles of a file of type C (LM-63-2002, 5.11): one angle
 * covers all, 0° to 90° each quadrant, 0° to 180° or 90° to 270° each side, 0° to 360° the full circle. Other ranges
 * are extended to the next larger one, with a finding.
 *
 * @returns intensities as written, candela.
 */
export function unfoldPlanes(folded: FoldedLight, findings: Finding[]): LightDistribution {
  const { horizontalDeg, verticalDeg, candela, turnDeg } = folded;
  if (horizontalDeg.length === 1) {
    return { planesDeg: [0], gammasDeg: verticalDeg, intensities: [candela[0] ?? missing()] };
  }
  const first = horizontalDeg[0] ?? missing();
  const last = horizontalDeg[horizontalDeg.length - 1] ?? missing();
  const around = new Map<number, readonly number[]>();
  const mirrors = findMirrors(first, last, findings);
  horizontalDeg.forEach((angle, index) => {
    for (const image of mirrors(angle)) {
      const plane = normalise(image + turnDeg);
      if (!around.has(plane)) around.set(plane, candela[index] ?? missing());
    }
  });
  const sorted = [...around].sort(([a], [b]) => a - b);
  return {
    planesDeg: sorted.map(([plane]) => plane),
    gammasDeg: verticalDeg,
    intensities: sorted.map(([, row]) => row),
  };
}

function findMirrors(first: number, last: number, findings: Finding[]) {
  const span = last - first;
  if (Math.abs(span - 360) < 1e-6) return (angle: number) => [angle];
  if (first === 0 && last === 90) return quadrants;
  if (first === 0 && last === 180) return (angle: number) => [angle, -angle];
  if (first === 90 && last === 270) return (angle: number) => [angle, 180 - angle];
  if (span > 180) {
    findings.push(createFinding('open-circle', { first, last }));
    return (angle: number) => [angle];
  }
  findings.push(createFinding('horizontal-range', { first, last }));
  if (first === 0 && last <= 45) return (angle: number) => [angle, 90 - angle].flatMap(quadrants);
  if (first === 0 && last < 90) return quadrants;
  return first === 0 ? (angle: number) => [angle, -angle] : (angle: number) => [angle];
}

function quadrants(angle: number): number[] {
  return [angle, -angle, 180 - angle, 180 + angle];
}

function normalise(angle: number): number {
  return ((angle % 360) + 360) % 360;
}
