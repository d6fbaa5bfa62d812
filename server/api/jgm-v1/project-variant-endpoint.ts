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
    slug: z.string().openapi({ description: 'Address part of the product.' }),
    type: z.string().openapi({ description: 'Title of the type of the product.' }),
    picture: z
      .object({ hash: z.string(), width: z.number().int(), height: z.number().int() })
      .nullable()
      .openapi({
        description: 'For `/images/{hash}/{width}.webp`; the size is that of the master.',
      }),
    drawing: z.string().nullable().openapi({ description: 'Address of a drawing.' }),
    powerW: figure('Watts.'),
    fluxLm: figure('Lumens.'),
    efficacyLmW: figure('Lumens per watt.'),
    cctK: figure('Kelvin; for tunable white the warm end.'),
    cctMaxK: figure('The cool end of tunable white, kelvin.'),
    cri: figure('Colour rendering index Ra.'),
    beamDeg: figure('Degrees in C0-C180.'),
    beamC90Deg: figure('Degrees in C90-C270, where it differs.'),
    ip: z.string().nullable(),
    dimming: z.enum(dimmingCodes),
    isSupply: z.boolean().openapi({
      description: 'A driver: its power is what it delivers, not what it draws.',
    }),
    updated: z.string().openapi({ description: 'Date of the last change, ISO 8601.' }),
  })
  .openapi('ProjectArticle');

/** `jgm/v1/project-articles`: what a project list shows of its articles. */
export function addProjectVariantEndpoint(api: OpenAPIHono, { services, locale }: Scope): void {
  addEndpoint(api, {
    route: '/jgm/v1/project-articles',
    tag: 'jgm/v1',
    summary: 'Articles of a project list',
    description: 'In the order of the ids; those that do not exist are left out.',
    path: z.object({}),
    query: {
      include: ids({
        description: `Ids of up to ${MOST_LINES} variants.`,
        example: '520771384,684201733',
      }),
    },
    answer: z.array(projectVariantSchema),
    answerDescription: 'What a schedule lists of each article.',
    errors: { 400: 'An id is none, or there are too many.' },
    async handle({ query: { include = [] } }) {
      if (include.length > MOST_LINES) throw tooMany(include.length);
      return { body: await services.catalogue.listArticles(locale, include) };
    },
  });
}

function tooMany(count: number) {
  const message = `include must contain at most ${MOST_LINES} items, not ${count}.`;
  const problem = { code: 'rest_too_many_items', message, data: null };
  return new AppError('invalid-params', { problems: new Map([['include', problem]]) });
}
