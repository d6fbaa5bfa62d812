import type { MainPlane } from '#core/photometry/ground/front-plane.ts';
import type { Box, Vector } from './vector.ts';

/** Places that the light of one luminaire, or of a row of lanterns, is shown in. */
export const sceneKinds = [
  'room',
  'hall',
  'wall',
  'wall-light',
  'worktop',
  'corridor',
  'facade',
  'yard',
  'path',
  'street',
] as const;
export type SceneKind = (typeof sceneKinds)[number];

/** What a ray can hit. */
export type SurfaceName =
  | 'floor'
  | 'ceiling'
  | 'wall'
  | 'table'
  | 'crate'
  | 'picture'
  | 'board'
  | 'worktop'
  | 'ground'
  | 'figure'
  | 'road'
  | 'pavement'
  | 'mast';

/** A diffuse surface; `reflectance` is 0 to 1. */
export type Face = { name: SurfaceName; reflectance: number };

/** A body in the scene. Flat ones, such as markings, cast no shadow. */
export type Solid = Box & Face & { castsShadow: boolean };

/** The six sides of the space, seen from inside; null where it is open. */
export type Faces = {
  left: Face | null;
  right: Face | null;
  floor: Face | null;
  ceiling: Face | null;
  back: Face | null;
  front: Face | null;
};

/** How a luminaire is mounted: unit vectors of its own right, front and down; `right × front = −down`. */
export type Orientation = { right: Vector; front: Vector; down: Vector };

/** A luminaire as points that shine alike: one for a small luminaire, several for a long or large one. */
export type Emitters = {
  positions: readonly Vector[];
  orientation: Orientation;
  /** The half plane of the distribution that is at the front. */
  frontPlaneDeg: MainPlane;
  /** Candela of each point for 1 cd/klm of the distribution. */
  candelaPerUnit: number;
};

export type Camera = { eye: Vector; target: Vector; fovDeg: number };

/** How the luminaire is mounted and operated. */
export type SceneSetup = {
  heightM: number;
  /** From the wall; the spacing of lanterns in a street. */
  distanceM: number;
  /** How far the front is raised, degrees. */
  tiltDeg: number;
  /** Share of the flux, 0 to 1. */
  dimming: number;
};

/** Plain data: what the server draws and the browser's shader reads. */
export type Scene = {
  kind: SceneKind;
  space: Box;
  faces: Faces;
  solids: readonly Solid[];
  /** Luminous areas, drawn white. */
  lamps: readonly Box[];
  emitters: Emitters;
  camera: Camera;
  /** Light reflected by the surfaces of a closed room, lux: one constant for all of them. */
  reflectedLux: number;
};
