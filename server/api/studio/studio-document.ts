import { z } from 'zod';
import { endpoint, type StudioEndpoint } from '#server/api/studio/studio-endpoint.ts';

type JsonSchema = { properties?: Record<string, object>; required?: string[] };

/** `GET /openapi.json` for those who are signed in: what the endpoints of the studio read, and which permission each needs. */
export function documentEndpoint(endpoints: readonly StudioEndpoint[]): StudioEndpoint {
  const own: StudioEndpoint = endpoint('GET /openapi.json', {
    access: 'signed-in',
    handle: async () => ({ body: describeEndpoints([...endpoints, own]) }),
  });
  return own;
}

/** The OpenAPI 3.1 document of endpoints: their addresses, parameters, bodies and permissions. */
export function describeEndpoints(endpoints: readonly StudioEndpoint[]) {
  const paths: Record<string, Record<string, object>> = {};
  for (const one of endpoints) {
    const path = one.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [one.method.toLowerCase()]: describe(one) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Studio', version: '1.0.0' },
    servers: [{ url: '/studio/api' }],
    paths,
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'session',
          description: 'The session of the browser, from POST /access/sign-in.',
        },
      },
    },
  };
}

function describe({ access, path, body, query }: StudioEndpoint) {
  const isOpen = access === 'public';
  const hasPermission = !isOpen && access !== 'signed-in';
  return {
    security: isOpen ? [] : [{ session: [] }],
    ...(hasPermission && { 'x-permission': access }),
    parameters: [...listPathParameters(path), ...listQueryParameters(query)],
    ...(body && {
      requestBody: { required: true, content: { 'application/json': { schema: toJson(body) } } },
    }),
    responses: {
      '2XX': { description: 'Done.' },
      ...(!isOpen && { 401: { description: 'Nobody is signed in.' } }),
      ...(hasPermission && { 403: { description: 'The role lacks the permission.' } }),
      ...((body || query) && { 422: { description: 'Fields are wrong: `problems`.' } }),
    },
  };
}

function listPathParameters(path: string) {
  return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    ...{ name, in: 'path', required: true, schema: { type: 'string' } },
  }));
}

function listQueryParameters(query: z.ZodType | null) {
  if (!query) return [];
  const { properties = {}, required = [] } = toJson(query) as JsonSchema;
  return Object.entries(properties).map(([name, schema]) => ({
    ...{ name, in: 'query', required: required.includes(name), schema },
  }));
}

/** What is sent, before it is converted. */
function toJson(schema: z.ZodType): object {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return rest;
}
