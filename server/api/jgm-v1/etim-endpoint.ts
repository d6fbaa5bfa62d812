import { type OpenAPIHono, z } from '@hono/zod-openapi';
import type { Scope } from '#server/api/jgm-v1/jgm-scope.ts';
import { addEndpoint } from '#server/http/rest/add-endpoint.ts';

const etimTableSchema = z
  .object({
    release: z.string().nullable().openapi({ description: 'Null without a table in the content.' }),
    classes: z.array(
      z.object({ code: z.string(), name: z.string(), features: z.array(z.string()) }),
    ),
    features: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        type: z.enum(['A', 'L', 'N', 'R']).openapi({
          description: 'A value of a list, yes or no (L), a number, or a range.',
        }),
        unit: z.string().nullable(),
      }),
    ),
  })
  .openapi('EtimTable');

/** `jgm/v1/etim`: names and units of the codes that variants have under `etim`. */
export function addEtimEndpoint(api: OpenAPIHono, { services, locale }: Scope): void {
  addEndpoint(api, {
    route: '/jgm/v1/etim',
    tag: 'jgm/v1',
    summary: 'Classes and features of the ETIM model',
    path: z.object({}),
    query: {},
    response: etimTableSchema,
    responseDescription: 'The part of the model that the catalogue uses, named in one language.',
    async handle() {
      const table = await services.catalogue.getEtimTable();
      const { release = null, classes = [], features = [] } = table ?? {};
      return {
        body: {
          release,
          classes: classes.map((one) => ({
            code: one.code,
            name: one.name[locale],
            features: one.features,
          })),
          features: features.map(({ code, name, type, unit = null }) => {
            return { code, name: name[locale], type, unit };
          }),
        },
      };
    },
  });
}
