import { missing } from '#core/missing.ts';
import type { Luminaire } from '#core/photometry/luminaire.ts';
import type { Mounting } from './place-emitters.ts';
import type { Camera, Faces, SceneSetup, Solid } from './scene.ts';
import { crate, orientation, roomFaces, solid, space, table } from './scene-parts.ts';
import type { Box } from './vector.ts';

/** A scene without its light. */
export type SceneSpace = {
  space: Box;
  faces: Faces;
  solids: Solid[];
  mounting: Mounting;
  camera: Camera;
  /** Whether reflected light is counted: in closed rooms, except for emergency lighting. */
  isReflecting: boolean;
};

const toWall = { x: 0, y: 0, z: -1 };
const toViewer = { x: 0, y: 0, z: 1 };
const EYE_M = 1.6;
/** Between a luminaire and the ceiling, metres: what shines up is suspended. */
const FLUSH_M = 0.02;
const SUSPENDED_M = 0.6;
const LEAST_UPLIGHT = 0.03;

/** A ceiling luminaire above a table. */
export function roomScene(setup: SceneSetup, luminaire: Luminaire): SceneSpace {
  const { heightM } = setup;
  const depth = 2.1 * heightM;
  const z = 0.75 * heightM;
  return {
    ...closedRoom(1.7 * heightM, heightM + dropOf(luminaire), depth),
    solids: table(z),
    mounting: {
      at: [{ x: 0, y: heightM, z }],
      orientation: orientation(toWall, setup.tiltDeg),
    },
    camera: {
      eye: { x: 0.35 * heightM, y: EYE_M, z: depth - 0.05 },
      target: { x: 0, y: 0.46 * heightM, z: 0 },
      fovDeg: 58,
    },
  };
}

/** A high-bay luminaire above crates. */
export function hallScene({ heightM }: SceneSetup, luminaire: Luminaire): SceneSpace {
  const depth = 2.4 * heightM;
  const z = heightM;
  return {
    ...closedRoom(2.2 * heightM, heightM + Math.max(0.5, dropOf(luminaire)), depth),
    solids: [crate(-0.7, z), crate(0.8, z - 0.6), crate(0.25 * heightM + 1, 0.5 * heightM)],
    mounting: { at: [{ x: 0, y: heightM, z }], orientation: orientation(toWall, 0) },
    camera: {
      eye: { x: 0.3 * heightM, y: 0.4 * heightM, z: depth - 0.05 },
      target: { x: 0, y: 0.36 * heightM, z: 0 },
      fovDeg: 62,
    },
  };
}

/** A spot or wallwasher at the ceiling, in front of a wall with a picture. */
export function wallScene({ heightM, distanceM, tiltDeg }: SceneSetup): SceneSpace {
  const depth = 6;
  const picture = { name: 'picture', reflectance: 0.4, size: { x: 1.2, y: 0.9, z: 0.03 } } as const;
  return {
    ...closedRoom(5, heightM + FLUSH_M, depth),
    solids: [solid(picture, { x: 0, y: 1.1, z: 0.015 })],
    mounting: {
      at: [{ x: 0, y: heightM, z: distanceM }],
      orientation: orientation(toWall, tiltDeg),
    },
    camera: {
      eye: { x: 0.5, y: EYE_M, z: 4.6 },
      target: { x: 0, y: 0.47 * heightM, z: 0 },
      fovDeg: 50,
    },
  };
}

/** A luminaire on a wall. */
export function wallLightScene({ heightM }: SceneSetup, { luminousArea }: Luminaire): SceneSpace {
  const away = 0.05 + (luminousArea.widthM || luminousArea.lengthM) / 2;
  return {
    ...closedRoom(4, 2.8, 5),
    solids: [],
    mounting: {
      at: [{ x: 0, y: heightM, z: Math.min(0.3, away) }],
      orientation: orientation(toViewer, 0),
    },
    camera: {
      eye: { x: 0.6, y: EYE_M, z: 4.2 },
      target: { x: 0, y: 1.3, z: 0 },
      fovDeg: 44,
    },
  };
}

/** A strip at the front edge of a board on the wall, above a worktop. */
export function worktopScene({ heightM, distanceM, tiltDeg }: SceneSetup): SceneSpace {
  const board = { name: 'board', reflectance: 0.6, size: { x: 2.2, y: 0.03, z: 0.3 } } as const;
  const worktop = { name: 'worktop', reflectance: 0.5, size: { x: 2.6, y: 0.9, z: 0.6 } } as const;
  return {
    ...closedRoom(3.4, 2.6, 4),
    solids: [solid(board, { x: 0, y: heightM, z: 0.15 }), solid(worktop, { x: 0, z: 0.3 })],
    mounting: {
      at: [{ x: 0, y: heightM - 0.012, z: distanceM }],
      orientation: orientation(toWall, tiltDeg),
    },
    camera: {
      eye: { x: 0.5, y: 1.55, z: 3 },
      target: { x: 0, y: 1.2, z: 0 },
      fovDeg: 48,
    },
  };
}

/** An emergency luminaire above an escape route of 2 m; reflected light does not count (EN 1838). */
export function corridorScene({ heightM }: SceneSetup): SceneSpace {
  return {
    ...closedRoom(2, heightM + FLUSH_M, 14),
    isReflecting: false,
    solids: [],
    mounting: {
      at: [{ x: 0, y: heightM, z: 7.5 }],
      orientation: orientation(toWall, 0),
    },
    camera: {
      eye: { x: 0.3, y: EYE_M, z: 13.5 },
      target: { x: 0, y: 1.15, z: 0 },
      fovDeg: 40,
    },
  };
}

function closedRoom(widthM: number, heightM: number, depthM: number) {
  return { space: space(widthM, heightM, depthM), faces: roomFaces, isReflecting: true };
}

/** How far the ceiling is above a luminaire, metres. */
function dropOf({ light }: Luminaire): number {
  const peak = Math.max(...light.intensities.map((row) => Math.max(...row)));
  const isUp = light.intensities.some((row) =>
    row.some(
      (value, index) => (light.gammasDeg[index] ?? missing()) > 95 && value > LEAST_UPLIGHT * peak,
    ),
  );
  return isUp ? SUSPENDED_M : FLUSH_M;
}
