import { type OpenAPIHono, z } from '@hono/zod-openapi';
import { AppError } from '#core/app-error.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { groundLimits } from '#core/photometry/ground/ground-plan.ts';
import type { GroundSummary } from '#core/photometry/ground/ground-summary.ts';
import { addEndpoint } from '#server/http/rest/add-endpoint.ts';
import { idPath } from '#server/http/rest/id-path.ts';
import { integer } from '#server/http/rest/params.ts';
import type { Services } from '#server/services.ts';

const box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });
const choice = z.object({
  label: z.string(),
  choices: z.array(z.object({ value: z.number(), label: z.string() })),
});

export const groundSummarySchema: z.ZodType<GroundSummary> = z
  .object({
    heightM: z.number(),
    tiltDeg: z.number(),
    title: z.string(),
    text: z.string(),
    drawing: z.object({
      box,
      scale: z.number().openapi({ description: 'Units of the drawing for each metre.' }),
      gridM: z.number(),
      grid: z.array(z.object({ x1: z.number(), y1: z.number(), x2: z.number(), y2: z.number() })),
      labels: z.array(z.object({ x: z.number(), y: z.number(), text: z.string() })),
    }),
    paths: z.array(z.string()).openapi({ description: 'SVG paths in metres.' }),
    height: choice,
    tilt: choice,
  })
  .openapi('GroundSummary', { description: 'Isolux lines of the ground, ready for display.' });

/** `photometry/v1/variation/{id}/ground`: isolux lines below an outdoor luminaire. */
export function addGroundEndpoint(
  api: OpenAPIHono,
  { services, locale }: { services: Services; locale: LocaleCode },
): void {
  const { heightM, tiltDeg } = groundLimits;
  addEndpoint(api, {
    tag: 'photometry/v1',
    route: '/photometry/v1/variation/:id{\\d+}/ground',
    summary: 'Isolux lines below an outdoor luminaire',
    path: z.object({ id: idPath('Id of the variant.') }),
    query: {
      height_cm: integer({
        minimum: heightM.min * 100,
        maximum: heightM.max * 100,
        fallback: 500,
        description: 'Mounting height, centimetres.',
      }),
      tilt_deg: integer({
        minimum: tiltDeg.min,
        maximum: tiltDeg.max,
        fallback: 0,
        description: 'How far the front is raised, degrees.',
      }),
    },
    response: groundSummarySchema,
    responseDescription: 'The drawing with translated texts.',
    errors: { 404: 'The variant does not exist, is not for outdoors or lights no ground.' },
    handle: async ({ path, query }) => {
      const setup = { heightM: query.height_cm / 100, tiltDeg: query.tilt_deg };
      const body = await services.photometry.findGround(locale, path.id, setup);
      if (!body) throw new AppError('post-not-found');
      return { body };
    },
  });
}
