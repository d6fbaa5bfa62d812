import { missing } from '#core/missing.ts';
import type { LightDistribution } from '#core/photometry/light-distribution.ts';
import { cameraAxes, cameraRay } from './camera-ray.ts';
import { encodeSrgb, exposeLux, WHITE_REFLECTANCE, whiteSteps } from './exposure.ts';
import type { Rgb } from './light-colour.ts';
import type { Face, Scene } from './scene.ts';
import { createSceneIlluminance } from './scene-illuminance.ts';
import { traceRay } from './trace-ray.ts';
import type { Vector } from './vector.ts';

/** What is seen at a place of the picture. */
export type ScenePoint = {
  face: Face;
  point: Vector;
  /** Lux; `all` includes the reflected light. */
  directLux: number;
  allLux: number;
};

/** Creates the look-up of a scene: x and y from −1 to 1, y upwards. Null for the sky and for luminous areas. */
export function createSceneLookup(
  scene: Scene,
  light: LightDistribution,
  aspect: number,
): (x: number, y: number) => ScenePoint | 'lamp' | null {
  const axes = cameraAxes(scene.camera, aspect);
  const illuminanceAt = createSceneIlluminance(scene, light);
  return (x, y) => {
    const hit = traceRay(scene, scene.camera.eye, cameraRay(axes, x, y));
    if (!hit) return null;
    if (hit.kind === 'lamp') return 'lamp';
    const directLux = illuminanceAt(hit.point, hit.normal);
    return {
      face: hit.face,
      point: hit.point,
      directLux,
      allLux: directLux + scene.reflectedLux,
    };
  };
}

const PROBES = 24;
/** Full white is above this share of the picture's places, so that the brightest spot may be white. */
const QUANTILE = 0.985;

/** Chooses the illuminance that is full white, lx: the lowest step above nearly all of the picture. */
export function chooseWhite(scene: Scene, light: LightDistribution): number {
  const look = createSceneLookup(scene, light, 1);
  const lights: number[] = [];
  for (let row = 0; row < PROBES; row += 1) {
    for (let column = 0; column < PROBES; column += 1) {
      const seen = look((2 * column + 1) / PROBES - 1, (2 * row + 1) / PROBES - 1);
      if (seen && seen !== 'lamp')
        lights.push(seen.allLux * (seen.face.reflectance / WHITE_REFLECTANCE));
    }
  }
  lights.sort((a, b) => a - b);
  const wanted = lights[Math.floor(lights.length * QUANTILE)] ?? 0;
  return whiteSteps.find((step) => step >= wanted) ?? whiteSteps.at(-1) ?? wanted;
}

/** How a scene becomes a picture. */
export type Rendering = {
  width: number;
  height: number;
  /** Illuminance of a white wall that is full white. */
  whiteLux: number;
  colour: Rgb;
};

/** The night sky, sRGB. */
export const SKY = [10, 12, 18] as const;

/** Differences of neighbours, in bytes, from which an edge is smoothed. */
const EDGE = 20;
/** Places of a smoothed pixel in each direction. */
const PLACES = 3;

type Colour = readonly [number, number, number];

/**
 * Renders a scene as rows of sRGB bytes from the top, `channels` for each pixel: 3, or 4 with an opaque alpha. Edges are
 * smoothed: pixels that differ from a neighbour are the mean of nine places.
 */
export function renderScene(
  { scene, light }: { scene: Scene; light: LightDistribution },
  { width, height, whiteLux, colour }: Rendering,
  channels: 3 | 4 = 3,
): Uint8ClampedArray<ArrayBuffer> {
  const look = createSceneLookup(scene, light, width / height);
  const colourAt = (column: number, row: number): Colour => {
    const seen = look((2 * column) / width - 1, 1 - (2 * row) / height);
    if (seen === null) return SKY;
    return seen === 'lamp' ? WHITE : shade(seen, { whiteLux, colour });
  };
  const sharp = new Uint8ClampedArray(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    sharp.set(colourAt((pixel % width) + 0.5, Math.floor(pixel / width) + 0.5), pixel * 3);
  }
  const pixels = new Uint8ClampedArray(width * height * channels).fill(255);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const [column, row] = [pixel % width, Math.floor(pixel / width)];
    const isEdge =
      (column > 0 && differ(sharp, pixel, pixel - 1)) ||
      (column < width - 1 && differ(sharp, pixel, pixel + 1)) ||
      (row > 0 && differ(sharp, pixel, pixel - width)) ||
      (row < height - 1 && differ(sharp, pixel, pixel + width));
    const bytes = isEdge
      ? smooth((x, y) => colourAt(column + x, row + y))
      : sharp.subarray(pixel * 3, pixel * 3 + 3);
    pixels.set(bytes, pixel * channels);
  }
  return pixels;
}

function differ(bytes: Uint8ClampedArray, one: number, other: number): boolean {
  const green = (pixel: number) => bytes[pixel * 3 + 1] ?? missing();
  return Math.abs(green(one) - green(other)) > EDGE;
}

/** The mean colour of places within a pixel, 0 to 1 in each direction. */
function smooth(colourAt: (x: number, y: number) => Colour): Colour {
  let [red, green, blue] = [0, 0, 0];
  for (let place = 0; place < PLACES * PLACES; place += 1) {
    const [x, y] = [place % PLACES, Math.floor(place / PLACES)];
    const colour = colourAt((x + 0.5) / PLACES, (y + 0.5) / PLACES);
    red += colour[0];
    green += colour[1];
    blue += colour[2];
  }
  const count = PLACES * PLACES;
  return [red / count, green / count, blue / count];
}

const WHITE = [255, 255, 255] as const;

function shade(
  { allLux, face: { reflectance } }: ScenePoint,
  { whiteLux, colour }: Pick<Rendering, 'whiteLux' | 'colour'>,
): Colour {
  const channel = (share: number) =>
    255 * encodeSrgb(exposeLux(allLux * share, reflectance, whiteLux));
  return [channel(colour.red), channel(colour.green), channel(colour.blue)];
}
