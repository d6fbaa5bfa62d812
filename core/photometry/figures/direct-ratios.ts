import { missing } from '#core/missing.ts';
import { directRatioRoomIndices } from '#core/photometry/eulumdat/ldt.ts';
import {
  interpolateGamma,
  interpolatePlane,
  type LightDistribution,
} from '#core/photometry/light-distribution.ts';
import { calculateZoneSolidAngle } from './flux.ts';

/** Spacing of the luminaires divided by their height over the working plane. */
const nominalSpacing = 1;
const azimuthCount = 36;
const zoneStepDeg = 1;

/**
 * The ten direct ratios of an EULUMDAT file: the share of the downward flux that reaches the working
 * plane without reflection (IEC 60050, 845-09), for rooms of index k = 0.6 to 5.
 *
 * Computed for square rooms with a regular square array of luminaires, half a spacing from the walls, at a spacing of
 * once the mounting height. Every direction is traced from every luminaire to the plane it hits; if the spacing does
 * not divide the room, the two nearest arrays are interpolated. Laboratories use zonal tables for rooms of other
 * proportions: their files for Lambertian light have 0.27 to 0.83, this method 0.30 to 0.82.
 *
 * @returns ten numbers from 0 to 1, all 0 for a luminaire without downward light.
 */
export function calculateDirectRatios(light: LightDistribution): number[] {
  const rooms = directRatioRoomIndices.map((index) => 2 * index);
  const received = rooms.map(() => 0);
  let downward = 0;

  for (const { flux, gammaDeg, planeDeg } of listDownwardRays(light)) {
    downward += flux;
    const reach = Math.tan((gammaDeg * Math.PI) / 180);
    const along = reach * Math.abs(Math.cos((planeDeg * Math.PI) / 180));
    const across = reach * Math.abs(Math.sin((planeDeg * Math.PI) / 180));
    rooms.forEach((side, room) => {
      const share = calculateHitShare(along, side) * calculateHitShare(across, side);
      received[room] = (received[room] ?? missing()) + flux * share;
    });
  }
  return received.map((flux) => (downward > 0 ? flux / downward : 0));
}

/** The lower hemisphere as rays through the middle of small zones; flux in lumens per klm. */
function* listDownwardRays(light: LightDistribution) {
  const azimuthStep = 360 / azimuthCount;
  for (let azimuth = 0; azimuth < azimuthCount; azimuth += 1) {
    const planeDeg = (azimuth + 0.5) * azimuthStep;
    const row = interpolatePlane(light, planeDeg);
    for (let from = 0; from < 90; from += zoneStepDeg) {
      const gammaDeg = from + zoneStepDeg / 2;
      const intensity = interpolateGamma(light.gammasDeg, row, gammaDeg);
      const solidAngle = calculateZoneSolidAngle(from, from + zoneStepDeg) / azimuthCount;
      yield { flux: intensity * solidAngle, gammaDeg, planeDeg };
    }
  }
}

/**
 * Share of the luminaires of a row whose light, offset sideways by `offset`, still falls on the working plane. Lengths
 * in mounting heights.
 */
function calculateHitShare(offset: number, side: number): number {
  const count = side / nominalSpacing;
  const fewer = Math.floor(count);
  const share = count - fewer;
  const withFewer = calculateHitShareOf(fewer, offset, side);
  return share === 0
    ? withFewer
    : withFewer * (1 - share) + calculateHitShareOf(fewer + 1, offset, side) * share;
}

function calculateHitShareOf(count: number, offset: number, side: number): number {
  return Math.max(0, count - Math.round((offset * count) / side)) / count;
}
