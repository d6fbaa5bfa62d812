import type { OpenAPIHono } from '@hono/zod-openapi';
import { addAreaCalculation } from '#server/api/calculators-v1/area-calculation.ts';
import type { Scope } from '#server/api/calculators-v1/calculators-scope.ts';
import { addEnergyCalculation } from '#server/api/calculators-v1/energy-calculation.ts';
import { addEscapeCalculation } from '#server/api/calculators-v1/escape-calculation.ts';
import { addRoadCalculation } from '#server/api/calculators-v1/road-calculation.ts';
import { addStripCalculation } from '#server/api/calculators-v1/strip-calculation.ts';

/** Adds the calculators as endpoints for integrators. */
export function addCalculatorsV1(api: OpenAPIHono, scope: Scope): void {
  addStripCalculation(api, scope);
  addEnergyCalculation(api, scope);
  addRoadCalculation(api, scope);
  addAreaCalculation(api, scope);
  addEscapeCalculation(api, scope);
}
