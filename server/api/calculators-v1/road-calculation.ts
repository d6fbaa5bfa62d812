import type { OpenAPIHono } from '@hono/zod-openapi';
import { AppError } from '#core/app-error.ts';
import { roadFigureIds } from '#core/calculators/road/road-class.ts';
import type { RoadOutcome, RoadTask } from '#core/calculators/road/road-outcome.ts';
import { recordOf } from '#core/keys.ts';
import type { Luminaire } from '#core/photometry/luminaire.ts';
import type { Scope } from '#server/api/calculators-v1/calculators-scope.ts';
import {
  type RoadInput,
  type RoadResponse,
  roadFigureNames,
  roadInputSchema,
  roadResponseSchema,
} from '#server/api/calculators-v1/road-schemas.ts';
import { addCalculation } from '#server/http/rest/add-calculation.ts';

/** `POST calculators/v1/road`: a road with the luminaires of a variant. */
export function addRoadCalculation(api: OpenAPIHono, scope: Scope): void {
  addCalculation(api, {
    inTurn: scope.inTurn,
    route: '/calculators/v1/road',
    tag: 'calculators/v1',
    summary: 'Road lighting',
    description:
      'Luminance, uniformity, threshold increment, edge illuminance ratio and illuminance of a straight, dry road by EN 13201-3:2015, compared with a lighting class of EN 13201-2:2015.',
    body: roadInputSchema,
    response: roadResponseSchema,
    responseDescription: 'The calculated road.',
    errors: {
      404: 'There is no variant with this SKU or id, or it has no light data.',
      503: 'Too many calculations are waiting; retry later.',
    },
    calculate: (input) => calculate(input, scope),
  });
}

async function calculate(input: RoadInput, { services, locale }: Scope): Promise<RoadResponse> {
  const chosen = await services.photometry.findLuminaire(locale, input.luminaire);
  if (!chosen) throw new AppError('variant-without-light');
  const outcome = await services.photometryThread.calculateRoad(toTask(input, chosen.luminaire));
  if (!outcome) throw new AppError('busy');
  return present(outcome, chosen.sku);
}

function toTask(input: RoadInput, luminaire: Luminaire): RoadTask {
  const { arrangement } = input;
  return {
    road: { lanes: input.lanes, laneWidthM: input.lane_width_m, surface: input.road_surface },
    lighting: {
      luminaire,
      arrangement,
      heightM: input.mounting_height_m,
      overhangM: input.overhang_m,
      tiltDeg: input.tilt_deg,
      medianM: arrangement === 'median' ? input.median_width_m : 0,
      maintenanceFactor: input.maintenance_factor,
    },
    spacingM: input.spacing_m,
    roadClass: input.lighting_class,
  };
}

function present(outcome: RoadOutcome, sku: string): RoadResponse {
  const { spacingM, met, figures, checks, powerPerKm, powerDensity } = outcome;
  return {
    luminaire: sku,
    spacing_m: spacingM,
    met_spacings: met?.map(({ fromM, toM }) => ({ from_m: fromM, to_m: toM })) ?? null,
    is_met: checks.every(({ isMet }) => isMet),
    figures: recordOf(
      roadFigureIds.map((id) => [roadFigureNames[id], figures[id]]),
    ) as RoadResponse['figures'],
    checks: checks.map(({ figure, least, most, isMet }) => ({
      figure: roadFigureNames[figure],
      least: least ?? null,
      most: most ?? null,
      is_met: isMet,
    })),
    power_w_per_km: powerPerKm,
    power_density_w_per_lx_m2: powerDensity,
  };
}
