import type { OpenAPIHono, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { AppError } from '#core/app-error.ts';
import { headersOfError } from '#server/http/errors.ts';
import { describeOptions, describeRoute } from '#server/http/rest/describe-route.ts';
import type { Endpoint } from '#server/http/rest/endpoint.ts';
import { pickFields, wantedFields, wantedRelations } from '#server/http/rest/fields.ts';
import { type Params, querySchema } from '#server/http/rest/params.ts';
import { presentError } from '#server/http/rest/present-error.ts';
import { parseQuery } from '#server/http/rest/query-string.ts';
import { readQuery } from '#server/http/rest/read-query.ts';
import { noteRoute } from '#server/http/rest/route-index.ts';
import { withoutNoise } from '#server/http/rest/without-noise.ts';

/**
 * Adds a GET endpoint: its schemas validate the input, type the output and describe both in the OpenAPI document. HEAD
 * follows from GET; OPTIONS responds with the parameters, as WordPress does.
 */
export function addEndpoint<Path extends z.ZodObject, Own extends Params, Body>(
  api: OpenAPIHono,
  endpoint: Endpoint<Path, Own, Body>,
): void {
  const schema = querySchema(endpoint.query);
  const options = describeOptions(endpoint.route, endpoint.query);
  api.openAPIRegistry.registerPath(describeRoute(endpoint, schema));
  noteRoute(api, endpoint.route, options);
  api.options(endpoint.route, (context) => context.json(options, 200, { allow: 'GET' }));
  api.get(endpoint.route, async (context) => {
    const sent = parseQuery(new URL(context.req.url).search);
    const result = await respondOrFail(async () => {
      const path = endpoint.path.safeParse(context.req.param());
      if (!path.success) throw new AppError('route-not-found');
      const query = readQuery<Own>(schema, sent);
      const { body, headers } = await endpoint.handle({ path: path.data, query, sent });
      const relations = wantedRelations(sent);
      const full = relations && endpoint.embed ? await endpoint.embed(body, relations) : body;
      const fields = wantedFields(sent);
      return { body: withoutNoise(fields ? pickFields(full, fields) : full), headers };
    });
    return sent.has('_envelope') ? sendEnvelope(context, result) : send(context, result);
  });
}

type Outcome = { status: number; body: unknown; headers: Record<string, string> };

async function respondOrFail(
  run: () => Promise<{ body: unknown; headers: Record<string, string> | undefined }>,
): Promise<Outcome> {
  try {
    const { body, headers } = await run();
    return { status: 200, body, headers: { ...headers, allow: 'GET' } };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { status } = error;
    const headers = { ...headersOfError(error), ...(status === 400 && { allow: 'GET' }) };
    return { status, body: presentError(error), headers };
  }
}

function send(context: Context, { status, body, headers }: Outcome): Response {
  return context.json(body as object, status as 200, headers);
}

const HEADER_NAMES: Record<string, string> = {
  'x-wp-total': 'X-WP-Total',
  'x-wp-totalpages': 'X-WP-TotalPages',
  link: 'Link',
  allow: 'Allow',
};

/** Headers that WordPress puts into an envelope as numbers. */
const COUNTS = new Set(['x-wp-total', 'x-wp-totalpages']);

/** `_envelope`: status and headers inside the body, for clients that cannot read headers. */
function sendEnvelope(context: Context, { status, body, headers }: Outcome): Response {
  const shown = Object.entries(headers).map(([name, value]) => {
    return [HEADER_NAMES[name] ?? name, COUNTS.has(name) ? Number(value) : value];
  });
  return context.json({ body, status, headers: Object.fromEntries(shown) }, 200);
}
