import type { OpenAPIHono } from '@hono/zod-openapi';
import { AppError } from '#core/app-error.ts';
import type { EscapeTask } from '#core/calculators/escape/escape.ts';
import type { EscapeOutcome } from '#core/calculators/escape/escape-outcome.ts';
import type { Luminaire } from '#core/photometry/luminaire.ts';
import type { Scope } from '#server/api/calculators-v1/calculators-scope.ts';
import {
  type EscapeInput,
  type EscapeResponse,
  escapeFigureNames,
  escapeInputSchema,
  escapeResponseSchema,
} from '#server/api/calculators-v1/escape-schemas.ts';
import { addCalculation } from '#server/http/rest/add-calculation.ts';

/** `POST calculators/v1/escape-route`: emergency luminaires of a route or an open area. */
export function addEscapeCalculation(api: OpenAPIHono, scope: Scope): void {
  addCalculation(api, {
    inTurn: scope.inTurn,
    route: '/calculators/v1/escape-route',
    tag: 'calculators/v1',
    summary: 'Emergency lighting of an escape route',
    description:
      'Number and places of emergency luminaires for an escape route with bends or an open area, with points of emphasis, checked by EN 1838.',
    body: escapeInputSchema,
    response: escapeResponseSchema,
    responseDescription: 'The placed luminaires and all checks.',
    errors: {
      404: 'There is no variant with this SKU or id, or it has no light data.',
      422: 'The content states no flux of its emergency unit (`luminaire_refused`).',
      503: 'Too many calculations are waiting; retry later.',
    },
    calculate: (input) => calculate(input, scope),
  });
}

async function calculate(input: EscapeInput, { services, locale }: Scope): Promise<EscapeResponse> {
  const chosen = await services.photometry.findEmergencyLuminaire(locale, input.luminaire);
  if (!chosen) throw new AppError('variant-without-light');
  const outcome = await services.photometryThread.calculateEscape(toTask(input, chosen.luminaire));
  if (!outcome) throw new AppError('busy');
  return present(outcome, chosen);
}

type Chosen = { sku: string; luminaire: Luminaire; hasEmergencyUnit: boolean };

function toTask(input: EscapeInput, luminaire: Luminaire): EscapeTask {
  return {
    edition: input.edition,
    space: input.space,
    sections: input.sections.map(({ length_m, turn }) => ({ lengthM: length_m, turn })),
    widthM: input.width_m,
    points: input.points.map(({ kind, along_m, across_m }) => {
      return { kind, alongM: along_m, acrossM: across_m };
    }),
    lights: input.luminaires.map(({ along_m, across_m }) => {
      return { alongM: along_m, acrossM: across_m };
    }),
    lighting: {
      luminaire,
      heightM: input.mounting_height_m,
      axis: input.axis,
      maintenanceFactor: input.maintenance_factor,
    },
  };
}

function present(
  { axis, lights, points, checks }: EscapeOutcome,
  { sku, luminaire, hasEmergencyUnit }: Chosen,
): EscapeResponse {
  return {
    luminaire: sku,
    luminous_flux_lm: Math.round(luminaire.fluxLm),
    has_emergency_unit: hasEmergencyUnit,
    axis,
    is_met: checks.every(({ isMet }) => isMet),
    luminaires: lights.map(({ alongM, acrossM }) => ({ along_m: alongM, across_m: acrossM })),
    points: points.map(({ kind, distanceM, verticalLux }) => {
      return { kind, distance_m: distanceM, vertical_illuminance_lx: verticalLux };
    }),
    checks: checks.map(({ figure, value, limit, isMet }) => {
      return { figure: escapeFigureNames[figure], value, limit, is_met: isMet };
    }),
  };
}
