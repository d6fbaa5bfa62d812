import { createIntensityLookup } from '#core/photometry/intensity-lookup.ts';
import type { LightDistribution } from '#core/photometry/light-distribution.ts';
import type { MainPlane } from './front-plane.ts';

const DEGREES = 180 / Math.PI;

/** How a luminaire is aimed: `frontPlaneDeg` is its front, which is raised by `tiltDeg`. */
export type Tilt = { frontPlaneDeg: MainPlane; tiltDeg: number };

/**
 * Intensity in a direction seen from an aimed luminaire: to its right, to its front and down, in any unit of length.
 */
export type AimedIntensity = (right: number, front: number, down: number) => number;

/** The intensity in cd/klm of a luminaire that is turned about the horizontal axis across its front. */
export function createAimedIntensity(
  light: LightDistribution,
  { frontPlaneDeg, tiltDeg }: Tilt,
): AimedIntensity {
  const intensityAt = createIntensityLookup(light);
  const cosine = Math.cos(tiltDeg / DEGREES);
  const sine = Math.sin(tiltDeg / DEGREES);
  return (right, front, down) => {
    const ownFront = front * cosine - down * sine;
    const ownDown = down * cosine + front * sine;
    const gammaDeg = Math.atan2(Math.hypot(right, ownFront), ownDown) * DEGREES;
    // Seen from above, planes are counted counter-clockwise, so the right side is 90° before the front.
    return intensityAt(frontPlaneDeg - Math.atan2(right, ownFront) * DEGREES, gammaDeg);
  };
}
