import type { Luminaire } from '#core/photometry/luminaire.ts';
import { createScene } from './create-scene.ts';
import { lightColour, NEUTRAL_K } from './light-colour.ts';
import { chooseWhite, renderScene } from './render-scene.ts';
import type { Scene, SceneKind, SceneSetup } from './scene.ts';
import { usualSceneSetup } from './scene-setups.ts';

/** What the still picture of a luminaire shows; plain data. */
export type StillTask = {
  luminaire: Luminaire;
  kind: SceneKind;
  /** Null is shown as neutral. */
  cctK: number | null;
  /** Height of the luminaire, metres; null if it is not known. */
  ownHeightM: number | null;
};

/** Width and height of a still picture, pixels. */
export const STILL_SIZE = 512;

/** The scene of a still picture, as it is first seen. */
export function createStill({ luminaire, kind, ownHeightM }: StillTask): {
  setup: SceneSetup;
  scene: Scene;
  whiteLux: number;
} {
  const setup = usualSceneSetup(kind, { luminaire, ownHeightM });
  const scene = createScene(kind, luminaire, setup);
  return { setup, scene, whiteLux: chooseWhite(scene, luminaire.light) };
}

/** Renders the still picture as sRGB bytes, `STILL_SIZE` squared, three for each pixel. */
export function renderStill(task: StillTask): Uint8ClampedArray<ArrayBuffer> {
  const { scene, whiteLux } = createStill(task);
  const colour = lightColour(task.cctK ?? NEUTRAL_K);
  const size = { width: STILL_SIZE, height: STILL_SIZE };
  return renderScene({ scene, light: task.luminaire.light }, { ...size, whiteLux, colour });
}
