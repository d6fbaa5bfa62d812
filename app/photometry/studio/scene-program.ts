import type { LightDistribution } from '#core/photometry/light-distribution.ts';
import { type CameraAxes, cameraAxes } from '#core/photometry/scene/camera-ray.ts';
import type { Face, Scene } from '#core/photometry/scene/scene.ts';
import type { Vector } from '#core/photometry/scene/vector.ts';
import { sampleIntensities } from './intensity-grid.ts';
import { MOST, vertexShader } from './scene-shader.ts';

/** A program that draws scenes with one fragment shader. */
export type SceneProgram = {
  /** Uploads a distribution. */
  setLight: (light: LightDistribution) => void;
  /** Draws a scene into the bound framebuffer; `set` gives the further uniforms of the shader. */
  draw: (scene: Scene, size: { width: number; height: number }, set?: SetUniforms) => void;
  /** Frees what it holds. */
  remove: () => void;
};

type SetUniforms = (uniforms: Uniforms) => void;

/** Sets uniforms by name; their places are looked up once. */
type Uniforms = ReturnType<typeof createUniforms>;

/** @throws Error if the shader does not compile, with the driver's message. */
export function createSceneProgram(gl: WebGL2RenderingContext, fragment: string): SceneProgram {
  const program = link(gl, fragment);
  const texture = gl.createTexture();
  const uniforms = createUniforms(gl, program);
  const use = () => {
    gl.useProgram(program);
    gl.bindTexture(gl.TEXTURE_2D, texture);
  };
  return {
    setLight(light) {
      use();
      const grid = sampleIntensities(light);
      const rows = grid.planes === 1 ? 1 : grid.planes + 1;
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.R32F, grid.gammas, rows, 0, gl.RED, gl.FLOAT, grid.values);
      // Floating-point textures cannot be filtered everywhere; the shader interpolates itself.
      gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.NEAREST);
      gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.NEAREST);
      uniforms.integer('gammaCount', grid.gammas);
      uniforms.integer('planeCount', grid.planes);
      uniforms.number('firstGamma', grid.firstGammaDeg);
      uniforms.number('gammaStep', grid.gammaStepDeg);
      uniforms.number('firstPlane', grid.firstPlaneDeg);
      uniforms.number('planeStep', grid.planeStepDeg);
    },
    draw(scene, { width, height }, set) {
      use();
      gl.viewport(0, 0, width, height);
      setLuminaire(uniforms, scene);
      setSpace(uniforms, scene);
      setCamera(uniforms, cameraAxes(scene.camera, width / height), scene.camera.eye);
      set?.(uniforms);
      gl.drawArrays(gl.TRIANGLES, 0, 3);
    },
    remove() {
      gl.deleteTexture(texture);
      gl.deleteProgram(program);
    },
  };
}

function createUniforms(gl: WebGL2RenderingContext, program: WebGLProgram) {
  const places = new Map<string, WebGLUniformLocation | null>();
  const find = (name: string) => {
    if (!places.has(name)) places.set(name, gl.getUniformLocation(program, name));
    return places.get(name) ?? null;
  };
  return {
    number: (name: string, value: number) => gl.uniform1f(find(name), value),
    integer: (name: string, value: number) => gl.uniform1i(find(name), value),
    numbers: (name: string, values: readonly number[]) => gl.uniform1fv(find(name), values),
    pairs: (name: string, values: readonly number[]) => gl.uniform2fv(find(name), values),
    vectors: (name: string, values: readonly number[]) => gl.uniform3fv(find(name), values),
  };
}

function setLuminaire({ number, integer, vectors }: Uniforms, { emitters, lamps }: Scene): void {
  const parts = emitters.positions.slice(0, MOST.parts);
  vectors('parts', parts.flatMap(list));
  integer('partCount', parts.length);
  vectors('ownRight', list(emitters.orientation.right));
  vectors('ownFront', list(emitters.orientation.front));
  vectors('ownDown', list(emitters.orientation.down));
  number('frontPlane', emitters.frontPlaneDeg);
  number('candela', emitters.candelaPerUnit);
  const shining = lamps.slice(0, MOST.lamps);
  vectors(
    'lampMin',
    shining.flatMap(({ min }) => list(min)),
  );
  vectors(
    'lampMax',
    shining.flatMap(({ max }) => list(max)),
  );
  integer('lampCount', shining.length);
}

function setSpace(uniforms: Uniforms, { space, faces, solids, reflectedLux }: Scene): void {
  const { number, integer, numbers, pairs, vectors } = uniforms;
  const bodies = solids.slice(0, MOST.solids);
  integer('solidCount', bodies.length);
  if (bodies.length > 0) {
    vectors(
      'solidMin',
      bodies.flatMap(({ min }) => list(min)),
    );
    vectors(
      'solidMax',
      bodies.flatMap(({ max }) => list(max)),
    );
    pairs(
      'solidFace',
      bodies.flatMap(({ reflectance, castsShadow }) => [reflectance, castsShadow ? 1 : 0]),
    );
  }
  vectors('spaceMin', list(space.min));
  vectors('spaceMax', list(space.max));
  const shares = (sides: (Face | null)[]) => sides.map((face) => face?.reflectance ?? 0);
  numbers('faceMin', shares([faces.left, faces.floor, faces.back]));
  numbers('faceMax', shares([faces.right, faces.ceiling, faces.front]));
  number('reflected', reflectedLux);
}

function setCamera({ vectors }: Uniforms, { right, up, forward }: CameraAxes, eye: Vector): void {
  vectors('eye', list(eye));
  vectors('cameraRight', list(right));
  vectors('cameraUp', list(up));
  vectors('cameraForward', list(forward));
}

function list({ x, y, z }: Vector): number[] {
  return [x, y, z];
}

function link(gl: WebGL2RenderingContext, fragment: string): WebGLProgram {
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, vertexShader],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(type);
    // Null only when the context is lost, which its event reports.
    if (!shader) continue;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
    gl.deleteShader(shader);
  }
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS) && !gl.isContextLost()) {
    const shaders = gl.getAttachedShaders(program) ?? [];
    const logs = shaders.map((shader) => gl.getShaderInfoLog(shader) ?? '');
    throw new Error(`The light studio's shader does not compile: ${logs.join(' ')}`);
  }
  return program;
}
