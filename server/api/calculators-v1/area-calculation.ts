import type { OpenAPIHono } from '@hono/zod-openapi';
import { AppError } from '#core/app-error.ts';
import type { AreaOutcome, AreaTask } from '#core/calculators/area/area-outcome.ts';
import type { Luminaire } from '#core/photometry/luminaire.ts';
import { findZones } from '#core/photometry/sky/sky-rules.ts';
import {
  type AreaInput,
  type AreaResponse,
  areaFigureNames,
  areaInputSchema,
  areaResponseSchema,
  franceFaultNames,
} from '#server/api/calculators-v1/area-schemas.ts';
import type { Scope } from '#server/api/calculators-v1/calculators-scope.ts';
import { addCalculation } from '#server/http/rest/add-calculation.ts';

/** `POST calculators/v1/area`: an area outdoors or a wall with the luminaires of a variant. */
export function addAreaCalculation(api: OpenAPIHono, scope: Scope): void {
  addCalculation(api, {
    inTurn: scope.inTurn,
    route: '/calculators/v1/area',
    tag: 'calculators/v1',
    summary: 'Area lighting',
    description:
      'Illuminance, uniformity, glare rating and upward light of a rectangular area outdoors or of a wall, compared with a requirement of EN 12464-2:2014 or EN 12193:2018.',
    body: areaInputSchema,
    response: areaResponseSchema,
    responseDescription: 'The calculated area.',
    errors: {
      404: 'There is no variant with this SKU or id, or it has no light data.',
      503: 'Too many calculations are waiting; retry later.',
    },
    calculate: (input) => calculate(input, scope),
  });
}

async function calculate(input: AreaInput, { services, locale }: Scope): Promise<AreaResponse> {
  const chosen = await services.photometry.findLuminaire(locale, input.luminaire);
  if (!chosen) throw new AppError('variant-without-light');
  const outcome = await services.photometryThread.calculateArea(toTask(input, chosen.luminaire));
  if (!outcome) throw new AppError('busy');
  return present(outcome, chosen.sku);
}

function toTask(input: AreaInput, luminaire: Luminaire): AreaTask {
  return {
    area: { target: input.target, widthM: input.width_m, depthM: input.depth_m },
    lighting: {
      luminaire,
      arrangement: input.arrangement,
      masts: input.masts,
      perMast: input.luminaires_per_mast,
      heightM: input.mounting_height_m,
      setbackM: input.setback_m,
      tiltDeg: input.tilt_deg,
      fanDeg: input.fan_deg,
      maintenanceFactor: input.maintenance_factor,
    },
    use: input.requirement,
  };
}

function present(outcome: AreaOutcome, sku: string): AreaResponse {
  const { columns, rows, values, checks } = outcome;
  return {
    luminaire: sku,
    luminaires: outcome.luminaires.length,
    is_met: checks.every(({ isMet }) => isMet),
    average_illuminance_lx: outcome.averageLux,
    minimum_illuminance_lx: outcome.minimumLux,
    maximum_illuminance_lx: outcome.maximumLux,
    uniformity: outcome.uniformity,
    diversity: outcome.diversity,
    vertical_illuminance_lx: outcome.verticalLux,
    glare_rating: outcome.glare?.rating ?? null,
    upward_light_percent: outcome.upwardPercent,
    dark_skies: presentSky(outcome),
    power_w: outcome.powerW,
    checks: checks.map(({ figure, limit, isMet }) => ({
      figure: areaFigureNames[figure],
      limit,
      is_met: isMet,
    })),
    points: { columns, rows, illuminances_lx: values },
  };
}

function presentSky({ sky, upwardPercent }: AreaOutcome): AreaResponse['dark_skies'] {
  return {
    zones: { spain: findZones('spain', upwardPercent), uk: findZones('uk', upwardPercent) },
    bug: sky.bug,
    intensity_class: sky.intensityClass,
    cct_k: sky.cctK,
    blue_percent: sky.bluePercent,
    france_faults: sky.franceFaults?.map((fault) => franceFaultNames[fault]) ?? null,
  };
}
