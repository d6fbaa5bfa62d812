import type { OpenAPIHono } from '@hono/zod-openapi';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { addConvertEndpoint } from '#server/api/photometry-v1/convert-endpoint.ts';
import { addGroundEndpoint } from '#server/api/photometry-v1/ground-endpoint.ts';
import { addInspectEndpoint } from '#server/api/photometry-v1/inspect-endpoint.ts';
import { addReportEndpoint } from '#server/api/photometry-v1/report-endpoint.ts';
import { addVariationEndpoint } from '#server/api/photometry-v1/variation-endpoint.ts';
import type { Services } from '#server/services.ts';

type Scope = { services: Services; locale: LocaleCode };

/** Adds the endpoints for uploaded photometric files and the photometry of variants. */
export function addPhotometryV1(api: OpenAPIHono, scope: Scope): void {
  addInspectEndpoint(api, scope);
  addConvertEndpoint(api, scope);
  addVariationEndpoint(api, scope);
  addReportEndpoint(api, scope);
  addGroundEndpoint(api, scope);
}
