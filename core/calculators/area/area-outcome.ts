import { type BugRating, rateBug } from '#core/photometry/figures/bug-rating.ts';
import {
  findIntensityClass,
  type IntensityClass,
} from '#core/photometry/figures/intensity-class.ts';
import { calculateUpwardRatio as calculateLevelRatio } from '#core/photometry/figures/upward-ratio.ts';
import { calculateFluxCode } from '#core/photometry/figures/zonal-flux.ts';
import type { LightColour, Luminaire } from '#core/photometry/luminaire.ts';
import { findInstalledFaults, type InstalledFault } from '#core/photometry/sky/sky-rules.ts';
import {
  type Area,
  type AreaLighting,
  areaGrid,
  drawnGrid,
  type PlacedLuminaire,
  placeAreaLuminaires,
} from './area.ts';
import {
  calculateAreaLux,
  calculateUpwardRatio,
  calculateVerticalLux,
  createRays,
} from './area-light.ts';
import { findWorstGlare, type WorstGlare } from './glare-rating.ts';
import { type AreaUse, isSport, requirementOf } from './requirements.ts';

/** Input of an area calculation; plain data, so that it can be sent to another thread. */
export type AreaTask = { area: Area; lighting: AreaLighting; use: AreaUse };

/** Figures that a requirement can limit, with the decimals in which they are displayed and compared. */
export const areaDecimals = { averageLux: 1, uniformity: 2, glare: 0 };
export type AreaFigureId = keyof typeof areaDecimals;

/** A limit of a requirement; `glare` from above, the others from below. */
export type AreaCheck = { figure: AreaFigureId; limit: number; value: number; isMet: boolean };

/** What rules for dark skies name beside the upward light. */
export type AreaSky = LightColour & {
  /** Both of the level luminaire; no class if none is met. */
  bug: BugRating;
  intensityClass: IntensityClass | null;
  /**
   * What the French order finds wrong; null if the colour that it limits is not known, and for what it does not limit:
   * sports and walls.
   */
  franceFaults: InstalledFault[] | null;
};

/** Result of an area calculation; plain data, maintained values. */
export type AreaOutcome = {
  columns: number;
  rows: number;
  /** Lux, row by row from the front edge or the foot of the wall. */
  values: number[];
  /** The same at more places, for the drawing. */
  plane: { columns: number; rows: number; values: number[] };
  averageLux: number;
  minimumLux: number;
  maximumLux: number;
  /** Minimum over mean (U0), and over maximum (Ud); 0 without light. */
  uniformity: number;
  diversity: number;
  /** Of people on the ground; null for a wall. */
  verticalLux: number | null;
  /** Null for a wall, and without light to any eye. */
  glare: WorstGlare | null;
  /** Percent of the flux that rises above the horizontal. */
  upwardPercent: number;
  sky: AreaSky;
  luminaires: PlacedLuminaire[];
  /** Of all luminaires, W; null if the file has none. */
  powerW: number | null;
  checks: AreaCheck[];
};

/** More than are shown, so that nothing is rounded twice. */
const DECIMALS = 10_000;

/** Calculates the direct light of an area; nothing is reflected. */
export function solveArea({ area, lighting, use }: AreaTask): AreaOutcome {
  const raysAt = createRays(area, lighting);
  const grid = areaGrid(area);
  const drawn = drawnGrid(area);
  const maintained = (size: typeof grid) =>
    calculateAreaLux(area, size, raysAt).map((lux) => lux * lighting.maintenanceFactor);
  const values = maintained(grid);
  const averageLux = values.reduce((sum, value) => sum + value, 0) / values.length;
  const [minimumLux, maximumLux] = [Math.min(...values), Math.max(...values)];
  const isGround = area.target === 'ground';
  const initialLux = averageLux / lighting.maintenanceFactor;
  const luminaires = placeAreaLuminaires(area, lighting);
  const { powerW } = lighting.luminaire;
  const figures = {
    averageLux,
    minimumLux,
    maximumLux,
    uniformity: averageLux > 0 ? minimumLux / averageLux : 0,
    diversity: maximumLux > 0 ? minimumLux / maximumLux : 0,
    verticalLux: isGround ? calculateVerticalLux(area, lighting, raysAt) : null,
    glare: isGround ? findWorstGlare(area, raysAt, initialLux) : null,
  };
  const upwardPercent = calculateUpwardRatio(lighting);
  const isInOrder = isGround && !isSport(use);
  return {
    ...grid,
    values: Array.from(values, round),
    plane: { ...drawn, values: Array.from(maintained(drawn), round) },
    ...figures,
    upwardPercent,
    sky: rateSky(lighting.luminaire, isInOrder ? upwardPercent : null),
    luminaires,
    powerW: powerW === null ? null : powerW * luminaires.length,
    checks: checkArea(figures, isGround ? use : 'none'),
  };
}

/** @param installedPercent upward light as the luminaires are aimed; null where the French order limits nothing. */
function rateSky(luminaire: Luminaire, installedPercent: number | null): AreaSky {
  const { light, colour = { cctK: null, bluePercent: null } } = luminaire;
  const stated = {
    upwardPercent: 100 * calculateLevelRatio(light),
    fluxCode3: calculateFluxCode(light)[2],
    cctK: colour.cctK,
  };
  return {
    ...colour,
    bug: rateBug(luminaire),
    intensityClass: findIntensityClass(luminaire),
    franceFaults: installedPercent === null ? null : findInstalledFaults(stated, installedPercent),
  };
}

function round(value: number): number {
  return Math.round(value * DECIMALS) / DECIMALS;
}

function checkArea(
  { averageLux, uniformity, glare }: Pick<AreaOutcome, 'averageLux' | 'uniformity' | 'glare'>,
  use: AreaUse,
): AreaCheck[] {
  const required = requirementOf(use);
  if (!required) return [];
  const check = (figure: AreaFigureId, value: number, limit: number): AreaCheck => {
    const shown = Number(value.toFixed(areaDecimals[figure]));
    return { figure, value, limit, isMet: figure === 'glare' ? shown <= limit : shown >= limit };
  };
  return [
    check('averageLux', averageLux, required.lux),
    check('uniformity', uniformity, required.uniformity),
    // No glare at all has no rating; CIE 112 calls 10 unnoticeable.
    ...(glare ? [check('glare', glare.rating, required.glare)] : []),
  ];
}
