import type { LightDistribution } from '#core/photometry/light-distribution.ts';
import { WHITE_REFLECTANCE } from '#core/photometry/scene/exposure.ts';
import type { Rgb } from '#core/photometry/scene/light-colour.ts';
import { renderScene, SKY } from '#core/photometry/scene/render-scene.ts';
import type { Scene } from '#core/photometry/scene/scene.ts';
import { createSceneProgram } from './scene-program.ts';
import { pictureShader } from './scene-shader.ts';

/** What a picture of the studio shows. */
export type StudioPicture = {
  scene: Scene;
  light: LightDistribution;
  whiteLux: number;
  colour: Rgb;
};

export type SceneRenderer = {
  draw: (picture: StudioPicture) => void;
  remove: () => void;
};

/** Width of pictures that the processor draws, pixels. */
const COARSE_WIDTH = 200;

/** Draws with WebGL; null where there is none. */
export function createGlRenderer(canvas: HTMLCanvasElement): SceneRenderer | null {
  const gl = canvas.getContext('webgl2', { antialias: false, depth: false, alpha: false });
  if (!gl) return null;
  const program = createSceneProgram(gl, pictureShader);
  let uploaded: LightDistribution | null = null;
  return {
    draw({ scene, light, whiteLux, colour }) {
      if (gl.isContextLost()) return;
      if (light !== uploaded) program.setLight(light);
      uploaded = light;
      const { width, height } = canvas;
      program.draw(scene, { width, height }, ({ number, vectors }) => {
        number('white', whiteLux * WHITE_REFLECTANCE);
        vectors('colour', [colour.red, colour.green, colour.blue]);
        vectors(
          'sky',
          SKY.map((byte) => byte / 255),
        );
      });
    },
    remove() {
      program.remove();
    },
  };
}

/** Draws the same picture with the processor, coarser. */
export function createPlainRenderer(canvas: HTMLCanvasElement): SceneRenderer | null {
  const context = canvas.getContext('2d');
  if (!context) return null;
  return {
    draw({ scene, light, whiteLux, colour }) {
      const width = COARSE_WIDTH;
      const height = Math.round((width * canvas.height) / canvas.width);
      if (canvas.width !== width) Object.assign(canvas, { width, height });
      const bytes = renderScene({ scene, light }, { width, height, whiteLux, colour }, 4);
      context.putImageData(new ImageData(bytes, width, height), 0, 0);
    },
    remove() {},
  };
}
