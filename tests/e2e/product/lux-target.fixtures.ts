import { createSceneProgram } from '#app/photometry/studio/scene-program.ts';
import { luxShader } from '#app/photometry/studio/scene-shader.ts';
import type { LightDistribution } from '#core/photometry/light-distribution.ts';
import type { Scene } from '#core/photometry/scene/scene.ts';

/** Draws the illuminance of a scene into a target of floating-point numbers and reads pixels of it, lux. */
export function readLux(
  { scene, light }: { scene: Scene; light: LightDistribution },
  { width, height }: { width: number; height: number },
  pixels: { column: number; row: number }[],
): number[] {
  const gl = document.createElement('canvas').getContext('webgl2');
  if (!gl?.getExtension('EXT_color_buffer_float')) throw new Error('No floating-point target.');
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
  gl.texStorage2D(gl.TEXTURE_2D, 1, gl.RGBA32F, width, height);
  gl.bindFramebuffer(gl.FRAMEBUFFER, gl.createFramebuffer());
  const target = gl.getParameter(gl.TEXTURE_BINDING_2D);
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, target, 0);
  const program = createSceneProgram(gl, luxShader);
  program.setLight(light);
  program.draw(scene, { width, height });
  return pixels.map(({ column, row }) => {
    const read = new Float32Array(4);
    gl.readPixels(column, row, 1, 1, gl.RGBA, gl.FLOAT, read);
    return read[0] ?? Number.NaN;
  });
}
