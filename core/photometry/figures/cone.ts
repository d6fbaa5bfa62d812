import type { Luminaire } from '#core/photometry/luminaire.ts';
import { calculateBeamAngle } from './beam.ts';
import { createPointIlluminance } from './point-illuminance.ts';

/** Lit area of a luminaire at a distance straight below. */
export type ConeStep = {
  distanceM: number;
  /** Illuminance straight below. */
  centreLux: number;
  /** Width of the beam in C0-C180 and in C90-C270; null if there is no single beam. */
  widthC0M: number | null;
  widthC90M: number | null;
};

const usualDistancesM = [1, 1.5, 2, 2.5, 3, 4, 5];

/** Widths and illuminances of the beam (half of the maximum) at distances: d = 2 h tan(beam / 2). */
export function calculateCone(luminaire: Luminaire, distancesM = usualDistancesM): ConeStep[] {
  const illuminanceAt = createPointIlluminance(luminaire);
  const beams = [0, 90].map((plane) => calculateBeamAngle(luminaire.light, plane));
  return distancesM.map((distanceM) => {
    const [widthC0M = null, widthC90M = null] = beams.map((beam) => widthOf(beam, distanceM));
    const centreLux = illuminanceAt({ x: 0, y: 0, height: distanceM });
    return { distanceM, centreLux, widthC0M, widthC90M };
  });
}

function widthOf(beamDeg: number | null, distanceM: number): number | null {
  if (beamDeg === null || beamDeg >= 180) return null;
  return 2 * distanceM * Math.tan((beamDeg * Math.PI) / 360);
}
