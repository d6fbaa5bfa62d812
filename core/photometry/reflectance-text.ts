import type { Reflectances } from '#core/photometry/figures/utilisation-factors.ts';

/** Formats reflectances of ceiling, walls and floor, in percent: `70/50/20`. */
export function reflectanceText({ ceiling, walls, floor }: Reflectances): string {
  return [ceiling, walls, floor].map((share) => Math.round(100 * share)).join('/');
}
