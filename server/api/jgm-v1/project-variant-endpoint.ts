import { type OpenAPIHono, z } from '@hono/zod-openapi';
import { AppError } from '#core/app-error.ts';
import { dimmingCodes } from '#core/catalogue/figures/codes.ts';
import { MOST_LINES } from '#core/projects/project.ts';
import type { Scope } from '#server/api/jgm-v1/jgm-scope.ts';
import { addEndpoint } from '#server/http/rest/add-endpoint.ts';
import { ids } from '#server/http/rest/params.ts';

const figure = (description: string) => z.number().nullable().openapi({ description });

const projectVariantSchema = z
  .object({
    id: z.number().int(),
    sku: z.string(),
    description: z.string(),
    title: z.string().openapi({ description: 'Title of the product.' }),
    slug: z.string().openapi({ description: 'Slug of the product.' }),
    type: z.string().openapi({ description: 'Title of the product type.' }),
    picture: z
      .object({ hash: z.string(), width: z.number().int(), height: z.number().int() })
      .nullable()
      .openapi({
        description: 'For `/images/{hash}/{width}.webp`; width and height of the original.',
      }),
    drawing: z.string().nullable().openapi({ description: 'URL of a drawing.' }),
    powerW: figure('Watts.'),
    fluxLm: figure('Lumens.'),
    efficacyLmW: figure('Lumens per watt.'),
    cctK: figure('Kelvin; for tunable white, the warm end.'),
    cctMaxK: figure('Kelvin; the cool end of tunable white.'),
    cri: figure('Colour rendering index Ra.'),
    beamDeg: figure('Degrees in C0-C180.'),
    beamC90Deg: figure('Degrees in C90-C270, if different.'),
    ip: z.string().nullable(),
    dimming: z.enum(dimmingCodes),
    isSupply: z.boolean().openapi({
      description: 'True for drivers: their power is the output, not the consumption.',
    }),
    isDark: z.boolean().openapi({
      description: 'True for non-maintained emergency luminaires: dark in normal operation.',
    }),
    updated: z.string().openapi({ description: 'Date of the last change in ISO 8601.' }),
  })
  .openapi('ProjectVariant');

/** `jgm/v1/project-articles`: the data of the variants in a project list. */
export function addProjectVariantEndpoint(api: OpenAPIHono, { services, locale }: Scope): void {
  addEndpoint(api, {
    route: '/jgm/v1/project-articles',
    tag: 'jgm/v1',
    summary: 'Variants of a project list',
    description: 'Returned in the order of the ids; unknown ids are ignored.',
    path: z.object({}),
    query: {
      include: ids({
        description: `Ids of up to ${MOST_LINES} variants.`,
        example: '520771384,684201733',
      }),
    },
    response: z.array(projectVariantSchema),
    responseDescription: 'The schedule data of each variant.',
    errors: { 400: 'An id is invalid, or there are too many.' },
    async handle({ query: { include = [] } }) {
      if (include.length > MOST_LINES) throw tooMany(include.length);
      return { body: await services.catalogue.listProjectVariants(locale, include) };
    },
  });
}

function tooMany(count: number) {
  const message = `include must contain at most ${MOST_LINES} items, not ${count}.`;
  const problem = { code: 'rest_too_many_items', message, data: null };
  return new AppError('invalid-params', { problems: new Map([['include', problem]]) });
}
