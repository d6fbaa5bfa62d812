import { createIntensityLookup, type IntensityLookup } from '#core/photometry/intensity-lookup.ts';
import type { LightDistribution } from '#core/photometry/light-distribution.ts';
import type { Emitters, Scene, Solid } from './scene.ts';
import { dot, type Vector } from './vector.ts';

const DEGREES = 180 / Math.PI;
/** A ray of light ends so far before the surface, as a share of its length, that the surface does not shade itself. */
const CLEAR = 1e-4;

/**
 * Direct illuminance of a surface, lux, at a point with a normal of length 1: E = Σ I(C, γ) · cos ε / r² over the points
 * that the luminaire is divided into (inverse square law and cosine law, EN 13032-2), 0 in the shadow of a solid.
 */
export function createSceneIlluminance(
  { emitters, solids }: Pick<Scene, 'emitters' | 'solids'>,
  light: LightDistribution,
): (point: Vector, normal: Vector) => number {
  const intensityAt = createIntensityLookup(light);
  const shades = solids.filter(({ castsShadow }) => castsShadow);
  return (point, normal) => {
    let lux = 0;
    for (const position of emitters.positions) {
      const ray = {
        x: point.x - position.x,
        y: point.y - position.y,
        z: point.z - position.z,
      };
      const facing = -dot(ray, normal);
      if (facing <= 0 || isShaded(position, ray, shades)) continue;
      const squared = dot(ray, ray);
      lux +=
        (intensityTowards(emitters, intensityAt, ray) * facing) / (squared * Math.sqrt(squared));
    }
    return lux * emitters.candelaPerUnit;
  };
}

/** Intensity in cd/klm towards a direction of any length. */
function intensityTowards(
  { orientation, frontPlaneDeg }: Emitters,
  intensityAt: IntensityLookup,
  ray: Vector,
): number {
  const right = dot(ray, orientation.right);
  const front = dot(ray, orientation.front);
  const down = dot(ray, orientation.down);
  const gammaDeg = Math.atan2(Math.sqrt(right * right + front * front), down) * DEGREES;
  // Seen from above, planes are counted counter-clockwise, so the right side is 90° before the front.
  return intensityAt(frontPlaneDeg - Math.atan2(right, front) * DEGREES, gammaDeg);
}

/** Whether a solid is between the start of a ray and just before its end. */
function isShaded(from: Vector, ray: Vector, solids: readonly Solid[]): boolean {
  for (const { min, max } of solids) {
    let near = 0;
    let far = 1 - CLEAR;
    for (const axis of ['x', 'y', 'z'] as const) {
      const inverse = 1 / ray[axis];
      const one = (min[axis] - from[axis]) * inverse;
      const other = (max[axis] - from[axis]) * inverse;
      near = Math.max(near, Math.min(one, other));
      far = Math.min(far, Math.max(one, other));
    }
    if (near < far) return true;
  }
  return false;
}
