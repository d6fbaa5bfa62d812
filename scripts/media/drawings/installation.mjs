import { recessedFrame } from './film-downlight.mjs';
import { frameToSvg } from './film-sheet.mjs';
import { trackFrame } from './film-track.mjs';

export const framesPerSecond = 24;
const framesPerStep = 84;

const films = { downlight: recessedFrame, 'track-spot': trackFrame };

/** Returns the film of a product: number of frames and `draw(frame)`, which returns an SVG; null if there is none. */
export function installationFilm(product, sizes) {
  const draw = films[product.model.archetype];
  if (!draw) return null;
  const size = {
    diameter: sizes.D,
    cut: sizes.cut[0],
    height: sizes.H,
    length: sizes.L ?? sizes.D * 1.6,
  };
  const steps = 4;
  return {
    frames: steps * framesPerStep,
    draw(frame) {
      const step = Math.min(steps - 1, Math.floor(frame / framesPerStep));
      const t = (frame - step * framesPerStep) / framesPerStep;
      return frameToSvg(step, steps, draw(size, step, t));
    },
  };
}
