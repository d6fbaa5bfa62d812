import { calculateUpwardRatio } from '#core/photometry/figures/upward-ratio.ts';
import type { Luminaire } from '#core/photometry/luminaire.ts';
import type { SceneSpace } from './indoor-scenes.ts';
import type { SceneSetup } from './scene.ts';
import { facadeFaces, figure, flat, groundFaces, mast, orientation, space } from './scene-parts.ts';

const toWall = { x: 0, y: 0, z: -1 };
const toViewer = { x: 0, y: 0, z: 1 };
const toRoad = { x: 1, y: 0, z: 0 };
const EYE_M = 1.6;
const LANTERNS = 6;
const ROAD_M = 7;
const PAVEMENT_M = 2.5;

/** A door of 2.1 m in the façade, for scale. */
const door = flat('wall', 0.25, {
  min: { x: 1.9, y: 0, z: 0 },
  max: { x: 2.9, y: 2.1, z: 0.04 },
});

/** A luminaire at the foot of a façade of 8 m, shining up. */
export function facadeScene({ distanceM, tiltDeg }: SceneSetup, luminaire: Luminaire): SceneSpace {
  // A file with its light below the horizontal was measured upside down. A tilt leans the light towards the wall,
  // whichever end of the luminaire's axis it leaves from.
  const isTurned = calculateUpwardRatio(luminaire.light) < 0.5;
  return {
    space: space(14, 8, 20),
    faces: facadeFaces,
    isReflecting: false,
    solids: [door],
    mounting: {
      at: [{ x: 0, y: 0.05, z: distanceM }],
      orientation: orientation(toWall, isTurned ? tiltDeg : -tiltDeg, isTurned),
    },
    camera: {
      eye: { x: 1.5, y: EYE_M, z: 9.5 },
      target: { x: 0, y: 2.9, z: 0 },
      fovDeg: 50,
    },
  };
}

/** A floodlight on a mast, which lights paved ground in front of a wall. */
export function yardScene({ heightM, tiltDeg }: SceneSetup): SceneSpace {
  const away = 2.4 * heightM;
  const top = { x: -0.4 * heightM, y: heightM, z: away };
  return {
    space: space(12 * heightM, 2 * heightM + 4, 5 * heightM + 4),
    faces: facadeFaces,
    isReflecting: false,
    solids: [
      figure(0.3 * heightM, 0.7 * away),
      figure(-0.9 * heightM, 0.35 * away),
      mast({ ...top, z: away + 0.2 }),
    ],
    mounting: { at: [top], orientation: orientation(toWall, tiltDeg) },
    camera: {
      eye: { x: 0.9 * heightM, y: 0.8 * heightM + 1, z: 4.4 * heightM + 1 },
      target: { x: 0, y: 0.3 * heightM, z: 0.3 * away },
      fovDeg: 48,
    },
  };
}

/** A bollard beside a wall, or a lantern on a post. */
export function pathScene({ heightM }: SceneSetup, { luminousArea }: Luminaire): SceneSpace {
  const reach = Math.max(1.4, 1.2 * heightM);
  const top = Math.max(0.05, heightM - 0.02 - (luminousArea.heightsM[0] ?? 0));
  return {
    space: space(16 * reach, 4 + heightM, 8 * reach),
    faces: facadeFaces,
    isReflecting: false,
    solids: [figure(-0.9 * reach, 0.7 * reach), mast({ x: 0, y: top, z: 1.3 * reach })],
    mounting: {
      at: [{ x: 0, y: heightM, z: 1.3 * reach }],
      orientation: orientation(toViewer, 0),
    },
    camera: {
      eye: { x: 0.6 * reach, y: EYE_M + 0.5 * heightM, z: 4.6 * reach },
      target: { x: 0, y: 0.45 * heightM, z: reach },
      fovDeg: 52,
    },
  };
}

/** A road of 7 m between two pavements, with lanterns on one side that reach 1 m over the kerb. */
export function streetScene({ heightM, distanceM, tiltDeg }: SceneSetup): SceneSpace {
  const length = LANTERNS * distanceM;
  const kerb = ROAD_M / 2;
  const places = Array.from({ length: LANTERNS }, (_, index) => (index + 0.5) * distanceM);
  const pavement = (from: number) =>
    flat('pavement', 0.3, {
      min: { x: from, y: 0, z: 0 },
      max: { x: from + PAVEMENT_M, y: 0.12, z: length },
    });
  const road = flat('road', 0.15, {
    min: { x: -kerb, y: 0, z: 0 },
    max: { x: kerb, y: 0.005, z: length },
  });
  const line = flat('road', 0.6, {
    min: { x: -0.06, y: 0, z: 0 },
    max: { x: 0.06, y: 0.02, z: length },
  });
  return {
    space: space(60, heightM + 6, length),
    faces: groundFaces,
    isReflecting: false,
    solids: [
      pavement(-kerb - PAVEMENT_M),
      pavement(kerb),
      road,
      line,
      ...places.slice(0, -1).map((z) => mast({ x: -kerb - 0.6, y: heightM, z })),
    ],
    mounting: {
      at: places.map((z) => ({ x: -kerb + 1, y: heightM, z })),
      orientation: orientation(toRoad, tiltDeg),
    },
    camera: {
      eye: { x: 1.9, y: 0.35 * heightM + 1, z: length - 0.3 * distanceM },
      target: { x: -0.6, y: 0.3 * heightM, z: length - 2.6 * distanceM },
      fovDeg: 42,
    },
  };
}
