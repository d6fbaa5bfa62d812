import { missing } from '#core/missing.ts';
import { calculateFlux } from '#core/photometry/figures/flux.ts';
import type { LightDistribution } from '#core/photometry/light-distribution.ts';
import type { RatedLife } from '#core/photometry/luminaire.ts';
import {
  type Direction,
  type Dirt,
  type Housing,
  luminaireFactors,
  surfaceFactors,
  surfaceRoomIndices,
  tableYears,
} from './maintenance-tables.ts';

/** How an installation is maintained. */
export type MaintenancePlan = {
  dirt: Dirt;
  housing: Housing;
  /** Years in operation, and hours of each. */
  years: number;
  hoursPerYear: number;
  /** Life of the luminaires, and where it is from. */
  life: RatedLife & { source: 'stated' | 'given' | 'assumed' };
  /** Share of the luminaires that still work, or are replaced when they fail, 0 to 1. */
  survival: number;
  /** Years between cleanings of the luminaires, and of the surfaces of the room. */
  cleaningYears: number;
  surfaceYears: number;
};

/** Maintenance factor and its parts, 0 to 1 (ISO/CIE TS 22012:2019; CIE 97:2005). */
export type Maintenance = {
  factor: number;
  parts: {
    /** Lamp lumen maintenance factor. */
    lumen: number;
    survival: number;
    luminaire: number;
    surfaces: number;
    /** Hours in operation. */
    hours: number;
    direction: Direction;
    plan: MaintenancePlan;
  } | null;
};

/** Life of luminaires of which none is stated. */
export const assumedLife: RatedLife = { fluxPercent: 80, hours: 50_000, name: 'L80' };

/** MF = LLMF · LSF · LMF · RSMF. */
export function calculateMaintenance(
  plan: MaintenancePlan,
  { light, roomIndex }: { light: LightDistribution; roomIndex: number },
): Maintenance {
  const hours = plan.years * plan.hoursPerYear;
  const direction = findDirection(light);
  const lumen = maintainLumens(plan.life, hours);
  const luminaire = interpolateYears(luminaireFactors[plan.housing][plan.dirt], plan.cleaningYears);
  const surfaces = maintainSurfaces({ ...plan, direction, roomIndex });
  const { survival } = plan;
  return {
    factor: lumen * survival * luminaire * surfaces,
    parts: { lumen, survival, luminaire, surfaces, hours, direction, plan },
  };
}

/** Share of the flux after some hours: exponential through the rated life, as LEDs are projected (IES TM-21). */
export function maintainLumens(
  { fluxPercent, hours: ratedHours }: RatedLife,
  hours: number,
): number {
  return (fluxPercent / 100) ** (hours / ratedHours);
}

/** Direct or indirect light is at least 90 % of the flux (CIE 40, CIE 97). */
export function findDirection(light: LightDistribution): Direction {
  const upward = calculateFlux(light, 90, 180) / calculateFlux(light);
  return upward > 0.9 ? 'indirect' : upward > 0.1 ? 'mixed' : 'direct';
}

/** Between small and large rooms linear in the room index. */
function maintainSurfaces({
  dirt,
  surfaceYears,
  direction,
  roomIndex,
}: MaintenancePlan & { direction: Direction; roomIndex: number }): number {
  const { small, large } = surfaceRoomIndices;
  const share = Math.min(1, Math.max(0, (roomIndex - small) / (large - small)));
  const inSmall = interpolateYears(surfaceFactors.small[direction][dirt], surfaceYears);
  const inLarge = interpolateYears(surfaceFactors.large[direction][dirt], surfaceYears);
  return inSmall * (1 - share) + inLarge * share;
}

/** A factor some years after cleaning, linear between the columns; at most three years. */
function interpolateYears(factors: readonly number[], years: number): number {
  const after = Math.max(
    1,
    tableYears.findIndex((column) => column >= years),
  );
  const [from, to] = [tableYears[after - 1] ?? missing(), tableYears[after] ?? missing()];
  const share = (years - from) / (to - from);
  return (factors[after - 1] ?? missing()) * (1 - share) + (factors[after] ?? missing()) * share;
}
