import { type OpenAPIHono, z } from '@hono/zod-openapi';
import { AppError } from '#core/app-error.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { reportSchema } from '#server/api/photometry-v1/report-schema.ts';
import { addEndpoint } from '#server/http/rest/add-endpoint.ts';
import { idPath } from '#server/http/rest/id-path.ts';
import type { Services } from '#server/services.ts';

/** `photometry/v1/variation/{id}/report`: the full photometry of a variant as numbers. */
export function addReportEndpoint(
  api: OpenAPIHono,
  { services, locale }: { services: Services; locale: LocaleCode },
): void {
  addEndpoint(api, {
    tag: 'photometry/v1',
    route: '/photometry/v1/variation/:id{\\d+}/report',
    summary: 'Full photometry of a variant',
    path: z.object({ id: idPath('Id of the variant.') }),
    query: {},
    response: reportSchema,
    responseDescription: 'Figures, diagrams, tables and defects of its photometric file.',
    errors: { 404: 'The variant does not exist or has no photometry.' },
    handle: async ({ path }) => {
      const body = await services.photometry.findReport(locale, path.id);
      if (!body) throw new AppError('post-not-found');
      return { body };
    },
  });
}
