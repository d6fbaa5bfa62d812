import { z } from '@hono/zod-openapi';
import { NEEDED } from '#server/http/rest/params.ts';

export const errorSchema = z
  .object({ message: z.string() })
  .openapi('SearchError', { example: { message: 'Collection not found' } });

export const healthSchema = z.object({ ok: z.boolean() }).openapi('SearchHealth', {
  example: { ok: true },
});

/** The most important parameters; all Typesense parameters that the engine supports are accepted. */
export const searchParamsSchema = z.object({
  q: z.string().openapi({
    description:
      'The search text. `*` matches everything, `"…"` matches a phrase, `-word` excludes a word.',
    example: 'downlight',
  }),
  query_by: z
    .string()
    .optional()
    .openapi({
      [NEEDED]: true,
      description: 'Fields to search, most important first.',
      example: 'sku,legacy_skus,post_title,description',
    }),
  num_typos: z.string().optional().openapi({
    description: 'Number of typos allowed, for all fields or per field. Default 2.',
    example: '0,0,2,0',
  }),
  filter_by: z.string().optional().openapi({
    description:
      '`field:=value`, `:!=`, `:>=`, `:[10..20]`, lists such as `:[!=21, >30]`, `&&`, `||`, brackets, backticks.',
    example: 'ip:=[`IP44`,`IP65`] && wattage:[10..40]',
  }),
  sort_by: z.string().optional().openapi({
    description:
      'Up to three fields, each with `:asc` or `:desc`. Also `_text_match`, `_eval(filter)`, `_eval([(filter):score, …])`, `_rand(seed)` and, with `group_by`, `_group_found`.',
    example: 'post_date:desc',
  }),
  facet_by: z.string().optional().openapi({
    description:
      'Fields to count values of, or ranges of numbers: `wattage(Low:[0, 20], High:[20, ])`. The lower end belongs to a range, the upper one does not.',
  }),
  facet_query: z.string().optional().openapi({ description: 'Values to count: `field:text`.' }),
  max_facet_values: z.coerce
    .number()
    .int()
    .optional()
    .openapi({ description: 'Number of values to return. Default 10.' }),
  page: z.coerce.number().int().optional().openapi({ description: 'Page number, from 1.' }),
  per_page: z.coerce
    .number()
    .int()
    .optional()
    .openapi({ description: 'Hits per page, at most 250. Default 10.' }),
  limit_hits: z.coerce
    .number()
    .int()
    .optional()
    .openapi({ description: 'Maximum hits of all pages together.' }),
  include_fields: z.string().optional().openapi({ description: 'Fields to return.' }),
  exclude_fields: z.string().optional().openapi({ description: 'Fields to omit.' }),
  group_by: z.string().optional().openapi({ description: 'Fields to group hits by.' }),
  group_limit: z.coerce
    .number()
    .int()
    .optional()
    .openapi({ description: 'Hits per group. Default 3.' }),
  highlight_full_fields: z.string().optional().openapi({
    description: 'Fields to return in full with highlighted words.',
  }),
});

const hitSchema = z
  .object({
    document: z.looseObject({ id: z.string() }).openapi({ description: 'The stored document.' }),
    highlight: z.record(z.string(), z.unknown()).openapi({
      description: 'By field: `matched_tokens`, `snippet` and, if requested, `value`.',
    }),
    highlights: z.array(z.looseObject({ field: z.string() })),
    text_match: z.number().optional(),
    collection: z
      .string()
      .optional()
      .openapi({ description: 'Name of its collection, in a union search only.' }),
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
    found: z
      .number()
      .int()
      .openapi({ description: 'Number of matches; with `group_by`, of groups.' }),
    out_of: z.number().int().openapi({ description: 'Number of documents in the collection.' }),
    page: z.number().int(),
    hits: z.array(hitSchema).optional(),
    grouped_hits: z.array(z.looseObject({ hits: z.array(hitSchema) })).optional(),
    facet_counts: z.array(facetSchema),
    search_time_ms: z.number(),
    search_cutoff: z.boolean(),
    request_params: z.looseObject({}).optional(),
  })
  .openapi('SearchResponse');

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
      description: 'Responses as from single searches; failed ones are `{code, error}`.',
    }),
  })
  .openapi('MultiSearchResponse');
