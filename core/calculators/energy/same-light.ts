/** Luminous flux of one fitting and the number of fittings. */
export type LightSource = { fluxLm: number; quantity: number };

export type SameLight = {
  /** Proposed flux as a share of the present one: 0.8 for a fifth less. */
  ratio: number;
  verdict: 'less' | 'same' | 'more';
};

/**
 * Checks whether a proposal gives as much light as it replaces, by the flux that leaves the fittings. The distribution
 * of the light would need the photometric files. Null if one of the fluxes is unknown.
 *
 * @param tolerance share by which the fluxes may differ and still count as the same.
 */
export function checkSameLight(
  current: LightSource,
  proposed: LightSource,
  tolerance: number,
): SameLight | null {
  const before = current.fluxLm * current.quantity;
  const after = proposed.fluxLm * proposed.quantity;
  if (!(before > 0) || !(after > 0)) return null;
  const ratio = after / before;
  if (ratio < 1 - tolerance) return { ratio, verdict: 'less' };
  return { ratio, verdict: ratio > 1 + tolerance ? 'more' : 'same' };
}
