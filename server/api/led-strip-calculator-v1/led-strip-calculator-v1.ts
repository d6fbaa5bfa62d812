import type { OpenAPIHono } from '@hono/zod-openapi';
import { addGearEndpoints } from '#server/api/led-strip-calculator-v1/gear-endpoints.ts';
import type { Scope } from '#server/api/led-strip-calculator-v1/led-strip-scope.ts';
import { addOptionEndpoints } from '#server/api/led-strip-calculator-v1/option-endpoints.ts';
import { addPartEndpoints } from '#server/api/led-strip-calculator-v1/part-endpoints.ts';
import { addProfileEndpoints } from '#server/api/led-strip-calculator-v1/profile-endpoints.ts';

/** Adds the option lists of the LED strip calculator; each is narrowed by the previous choices. */
export function addLedStripCalculatorV1(api: OpenAPIHono, scope: Scope): void {
  addOptionEndpoints(api, scope);
  addGearEndpoints(api, scope);
  addProfileEndpoints(api, scope);
  addPartEndpoints(api, scope);
}
