import type { LocaleCode } from '#core/i18n/locales.ts';
import { findSymmetry } from '#core/photometry/find-symmetry.ts';
import type { LightDistribution } from '#core/photometry/light-distribution.ts';
import { formatNumber } from '#core/units.ts';

const MOST = 13;
const USUAL_STEP_DEG = 15;

/**
 * Planes C that a visitor may choose from, each with C + 180: those of the file, without the mirror images of a
 * symmetric distribution, in steps of 15° if there are very many. C0 and C90 are among them, C0 alone for a rotational
 * one.
 */
export function listPlanePairs(light: LightDistribution): number[] {
  const symmetry = findSymmetry(light, 1e-3);
  if (symmetry === 1) return [0];
  // A mirror at C0 or at C90 leaves a quarter of the circle of pairs.
  const widest = symmetry === 0 ? 179.999 : 90;
  const all = new Set([0, 90, ...light.planesDeg.map((plane) => plane % 180)]);
  const pairs = [...all].filter((plane) => plane <= widest).sort((a, b) => a - b);
  if (pairs.length <= MOST) return pairs;
  return pairs.filter((plane) => plane % USUAL_STEP_DEG === 0);
}

/** The name of a plane and of the one opposite: C0–C180. */
export function formatPlanePair(locale: LocaleCode, planeDeg: number): string {
  return `C${formatNumber(locale, planeDeg, 1)}–C${formatNumber(locale, planeDeg + 180, 1)}`;
}
