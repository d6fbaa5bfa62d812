import type { ProjectLine } from '#core/projects/project.ts';
import type { ProjectVariant } from '#core/projects/project-variant.ts';

export type Totals = {
  pieces: number;
  powerW: number;
  fluxLm: number;
  /** Total flux divided by the power of the light sources; null if there are none. */
  efficacyLmW: number | null;
  /** Number of lines whose variants are unknown. */
  unknownCount: number;
  /** Whether the list has drivers, whose power is not added. */
  hasSupplies: boolean;
  /** Pieces that are dark in normal operation, whose power and flux are not added. */
  darkCount: number;
};

export type VariantOf = (line: ProjectLine) => ProjectVariant | undefined;

/** Calculates the totals of all lines. */
export function calculateTotals(lines: ProjectLine[], variantOf: VariantOf): Totals {
  const totals = {
    pieces: 0,
    powerW: 0,
    fluxLm: 0,
    unknownCount: 0,
    hasSupplies: false,
    darkCount: 0,
  };
  let lightW = 0;
  for (const line of lines) {
    const variant = variantOf(line);
    totals.pieces += line.quantity;
    if (!variant) totals.unknownCount += 1;
    else if (variant.isSupply) totals.hasSupplies = true;
    else if (variant.isDark) totals.darkCount += line.quantity;
    totals.powerW += linePower(line, variant) ?? 0;
    totals.fluxLm += lineFlux(line, variant) ?? 0;
    if (lineFlux(line, variant) !== null) lightW += linePower(line, variant) ?? 0;
  }
  const { powerW, fluxLm } = totals;
  return {
    ...totals,
    powerW: removeNoise(powerW),
    fluxLm: removeNoise(fluxLm),
    efficacyLmW: lightW > 0 ? fluxLm / lightW : null,
  };
}

/** Returns the power of a line, watts; null if its variant has no consumption of its own, or none in normal operation. */
export function linePower(
  { quantity }: ProjectLine,
  variant: ProjectVariant | undefined,
): number | null {
  if (!variant || variant.isSupply || variant.isDark || variant.powerW === null) return null;
  return removeNoise(variant.powerW * quantity);
}

/** Returns the flux of a line, lumens; null if its variant emits no light, or none in normal operation. */
export function lineFlux(
  { quantity }: ProjectLine,
  variant: ProjectVariant | undefined,
): number | null {
  return variant?.fluxLm && !variant.isDark ? removeNoise(variant.fluxLm * quantity) : null;
}

/** Rounds away floating-point noise (0.1 + 0.2 is 0.3); figures have at most two decimals. */
function removeNoise(value: number): number {
  return Math.round(value * 1000) / 1000;
}
