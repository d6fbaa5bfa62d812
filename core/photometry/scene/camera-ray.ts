import type { Camera } from './scene.ts';
import { add, cross, normalise, scale, subtract, type Vector } from './vector.ts';

const UP = { x: 0, y: 1, z: 0 };

/** The directions of a picture's right and upper edge, half a picture long, and of its middle. */
export type CameraAxes = { right: Vector; up: Vector; forward: Vector };

/** @param aspect width by height of the picture. The angle of the camera is that of the shorter side. */
export function cameraAxes({ eye, target, fovDeg }: Camera, aspect: number): CameraAxes {
  const forward = normalise(subtract(target, eye));
  const right = normalise(cross(forward, UP));
  const half = Math.tan((fovDeg * Math.PI) / 360);
  return {
    forward,
    right: scale(right, half * Math.max(1, aspect)),
    up: scale(cross(right, forward), half * Math.max(1, 1 / aspect)),
  };
}

/** The direction, of length 1, of a place in the picture: x and y from −1 to 1, y upwards. */
export function cameraRay({ right, up, forward }: CameraAxes, x: number, y: number): Vector {
  return normalise(add(add(forward, right, x), up, y));
}
