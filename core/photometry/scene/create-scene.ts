import type { Luminaire } from '#core/photometry/luminaire.ts';
import {
  corridorScene,
  hallScene,
  roomScene,
  type SceneSpace,
  wallLightScene,
  wallScene,
  worktopScene,
} from './indoor-scenes.ts';
import { facadeScene, pathScene, streetScene, yardScene } from './outdoor-scenes.ts';
import { ownAxes, placeEmitters } from './place-emitters.ts';
import type { Faces, Scene, SceneKind, SceneSetup } from './scene.ts';
import { lampBox } from './scene-parts.ts';
import type { Box } from './vector.ts';

const spaces: Record<SceneKind, (setup: SceneSetup, luminaire: Luminaire) => SceneSpace> = {
  room: roomScene,
  hall: hallScene,
  wall: wallScene,
  'wall-light': wallLightScene,
  worktop: worktopScene,
  corridor: corridorScene,
  facade: facadeScene,
  yard: yardScene,
  path: pathScene,
  street: streetScene,
};

/** A strip above a worktop has this length, metres. */
const WORKTOP_STRIP_M = 2;

/** Creates the scene of a luminaire; its distribution is passed beside it. */
export function createScene(kind: SceneKind, whole: Luminaire, setup: SceneSetup): Scene {
  const luminaire = kind === 'worktop' ? stripOfLength(whole, WORKTOP_STRIP_M) : whole;
  const { mounting, isReflecting, ...rest } = spaces[kind](setup, luminaire);
  const emitters = placeEmitters(luminaire, mounting, setup);
  const axes = ownAxes(mounting.orientation, emitters.frontPlaneDeg);
  return {
    kind,
    ...rest,
    lamps: mounting.at.map((at) => lampBox(at, luminaire.luminousArea, axes)),
    emitters,
    reflectedLux: isReflecting ? calculateReflected(rest, luminaire.fluxLm * setup.dimming) : 0,
  };
}

/**
 * Mean illuminance by reflected light in a closed room, lux: Φ ρ / (A (1 − ρ)), the equation of the integrating sphere
 * with the mean reflectance of the surfaces (CIE 84).
 */
function calculateReflected(
  { space, faces }: { space: Box; faces: Faces },
  fluxLm: number,
): number {
  const width = space.max.x - space.min.x;
  const height = space.max.y - space.min.y;
  const depth = space.max.z - space.min.z;
  const sides = [
    [faces.left, height * depth],
    [faces.right, height * depth],
    [faces.floor, width * depth],
    [faces.ceiling, width * depth],
    [faces.back, width * height],
    [faces.front, width * height],
  ] as const;
  let [area, reflecting] = [0, 0];
  for (const [face, side] of sides) {
    area += side;
    reflecting += side * (face?.reflectance ?? 0);
  }
  const mean = reflecting / area;
  return (fluxLm * mean) / (area * (1 - mean));
}

/** A strip of another length than its file's: flux and luminous length in proportion. */
function stripOfLength(luminaire: Luminaire, lengthM: number): Luminaire {
  const { luminousArea } = luminaire;
  const share = lengthM / luminousArea.lengthM;
  return {
    ...luminaire,
    lampFluxLm: luminaire.lampFluxLm * share,
    fluxLm: luminaire.fluxLm * share,
    luminousArea: { ...luminousArea, lengthM },
  };
}
