import type { Reflectances } from '#core/photometry/figures/utilisation-factors.ts';

/** Reflectances of ceiling, walls and floor as tables name them, in percent: `70/50/20`. */
export function reflectanceText({ ceiling, walls, floor }: Reflectances): string {
  return [ceiling, walls, floor].map((share) => Math.round(100 * share)).join('/');
}
