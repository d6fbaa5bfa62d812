import { z } from '@hono/zod-openapi';

export const errorSchema = z
  .object({ message: z.string() })
  .openapi('SearchError', { example: { message: 'Collection not found' } });

export const healthSchema = z.object({ ok: z.boolean() }).openapi('SearchHealth', {
  example: { ok: true },
});

/** The parameters that matter most; all of Typesense's that the engine knows are taken. */
export const searchParamsSchema = z.object({
  q: z.string().openapi({
    description:
      'What is searched for. `*` finds everything, `"…"` words in a row, `-word` excludes.',
    example: 'downlight',
  }),
  query_by: z.string().optional().openapi({
    description: 'Fields to search in, the most important first.',
    example: 'sku,legacy_skus,post_title,description',
  }),
  num_typos: z.string().optional().openapi({
    description: 'Typing mistakes allowed, once for all fields or for each. Default 2.',
    example: '0,0,2,0',
  }),
  filter_by: z.string().optional().openapi({
    description:
      '`field:=value`, `:!=`, `:>=`, `:[10..20]`, lists, `&&`, `||`, brackets, backticks.',
    example: 'ip:=[`IP44`,`IP65`] && wattage:[10..40]',
  }),
  sort_by: z.string().optional().openapi({
    description: 'Up to three fields, each with `:asc` or `:desc`.',
    example: 'post_date:desc',
  }),
  facet_by: z.string().optional().openapi({ description: 'Fields whose values are counted.' }),
  facet_query: z.string().optional().openapi({ description: 'Values to count: `field:text`.' }),
  max_facet_values: z.coerce.number().int().optional().openapi({ description: 'Default 10.' }),
  page: z.coerce.number().int().optional().openapi({ description: 'From 1.' }),
  per_page: z.coerce.number().int().optional().openapi({ description: 'At most 250, default 10.' }),
  include_fields: z.string().optional().openapi({ description: 'Fields to answer with.' }),
  exclude_fields: z.string().optional().openapi({ description: 'Fields to leave out.' }),
  group_by: z.string().optional().openapi({ description: 'Fields that make groups of hits.' }),
  group_limit: z.coerce.number().int().optional().openapi({ description: 'Hits of a group, 3.' }),
  highlight_full_fields: z.string().optional().openapi({
    description: 'Fields whose whole value comes back with its words marked.',
  }),
});

const hitSchema = z
  .object({
    document: z.looseObject({ id: z.string() }).openapi({ description: 'As it is stored.' }),
    highlight: z.record(z.string(), z.unknown()).openapi({
      description: 'By field: `matched_tokens`, `snippet` and, where asked for, `value`.',
    }),
    highlights: z.array(z.looseObject({ field: z.string() })),
    text_match: z.number().optional(),
  })
  .openapi('SearchHit');

const facetSchema = z
  .object({
    field_name: z.string(),
    sampled: z.boolean(),
    counts: z.array(
      z.object({ value: z.string(), count: z.number().int(), highlighted: z.string() }),
    ),
    stats: z.looseObject({ total_values: z.number().int() }),
  })
  .openapi('SearchFacet');

export const searchResponseSchema = z
  .object({
    found: z.number().int().openapi({ description: 'How many match; with `group_by`, groups.' }),
    out_of: z.number().int().openapi({ description: 'How many documents there are.' }),
    page: z.number().int(),
    hits: z.array(hitSchema).optional(),
    grouped_hits: z.array(z.looseObject({ hits: z.array(hitSchema) })).optional(),
    facet_counts: z.array(facetSchema),
    search_time_ms: z.number(),
    search_cutoff: z.boolean(),
    request_params: z.looseObject({}).optional(),
  })
  .openapi('SearchAnswer');

export const multiSearchSchema = z
  .object({
    searches: z
      .array(
        searchParamsSchema
          .partial()
          .extend({ collection: z.string().openapi({ example: 'en_product' }) })
          .loose(),
      )
      .max(50),
    union: z.boolean().optional(),
  })
  .openapi('MultiSearch');

export const multiSearchResponseSchema = z
  .object({
    results: z.array(z.looseObject({ found: z.number().int().optional() })).openapi({
      description: 'Answers as of a single search; those that failed are `{code, error}`.',
    }),
  })
  .openapi('MultiSearchAnswer');
