import { type OpenAPIHono, z } from '@hono/zod-openapi';
import { AppError } from '#core/app-error.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { groundSummarySchema } from '#server/api/photometry-v1/ground-endpoint.ts';
import { addEndpoint } from '#server/http/rest/add-endpoint.ts';
import { idPath } from '#server/http/rest/id-path.ts';
import type { Services } from '#server/services.ts';

const summarySchema = z
  .object({
    curves: z.array(z.object({ planeDeg: z.number(), path: z.string() })).openapi({
      description: 'SVG paths in a 2 × 2 square centred on the origin, nadir at the bottom.',
    }),
    rings: z.array(z.object({ radius: z.number(), label: z.string() })),
    hasUplight: z.boolean(),
    label: z.string(),
    legend: z.array(z.string()),
    figures: z.array(z.object({ label: z.string(), value: z.string() })),
    checked: z.object({ badge: z.string(), text: z.string() }).nullable(),
    more: z.string(),
    page: z.string(),
    ground: groundSummarySchema.nullable().openapi({
      description: 'Isolux lines of the ground; null if the luminaire is not for outdoors.',
    }),
    sky: z
      .object({
        title: z.string(),
        figures: z.array(z.object({ label: z.string(), value: z.string() })),
        note: z.string(),
      })
      .nullable()
      .openapi({ description: 'Figures for dark skies; null if it is not for outdoors.' }),
    scene: z
      .object({
        picture: z.string(),
        size: z.number(),
        alt: z.string(),
        text: z.string(),
        open: z.string(),
      })
      .nullable()
      .openapi({ description: 'A still picture of the light; null without a scene for it.' }),
    calculator: z
      .object({
        screen: z.enum([
          'room-calculator',
          'road-lighting-calculator',
          'area-lighting-calculator',
          'escape-route-calculator',
        ]),
        label: z.string(),
      })
      .nullable()
      .openapi({ description: 'The calculator that plans with the luminaire.' }),
  })
  .openapi('LightSummary', { description: 'The photometry of a variant, ready for display.' });

/** `photometry/v1/variation/{id}`: the photometry summary on a product page. */
export function addVariationEndpoint(
  api: OpenAPIHono,
  { services, locale }: { services: Services; locale: LocaleCode },
): void {
  addEndpoint(api, {
    tag: 'photometry/v1',
    route: '/photometry/v1/variation/:id{\\d+}',
    summary: 'Photometry of a variant',
    path: z.object({ id: idPath('Id of the variant.') }),
    query: {},
    response: summarySchema,
    responseDescription: 'Polar curves and figures with translated labels.',
    errors: { 404: 'The variant does not exist or has no photometry.' },
    handle: async ({ path }) => {
      const body = await services.photometry.findSummary(locale, path.id);
      if (!body) throw new AppError('post-not-found');
      return { body };
    },
  });
}
