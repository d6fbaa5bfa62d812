import type { Endpoint } from './find-endpoints.ts';
import type { JsonSchema } from './schema-bodies.ts';
import { STUDIO_API, type StudioSession } from './studio-session.ts';

type Operation = {
  parameters: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
};

/** Without them the session stays until the end. */
const ENDING = ['/access/sign-out'];
/** What attacks reach with ordinary requests only, and nothing lists. */
const PAGES = ['/studio', '/studio/changes', '/studio/assets/x.js', '/preview/x', '/c/x'];

/** The endpoints of the studio's own document, and its pages, for a person who is signed in. */
export async function findStudioEndpoints(
  origin: string,
  session: StudioSession,
): Promise<Endpoint[]> {
  const read = async <Body>(path: string): Promise<Body> => {
    const headers = { cookie: session.cookie };
    const response = await fetch(`${origin}${STUDIO_API}${path}`, { headers });
    return (await response.json()) as Body;
  };
  const { paths } = await read<{ paths: Record<string, Record<string, Operation>> }>(
    '/openapi.json',
  );
  const files = await Promise.all(
    ['files', 'media'].map(async (list) => {
      const { items } = await read<{ items: { path: string }[] }>(
        `/changes/${session.ids.changes}/${list}?limit=3`,
      );
      return items.map(({ path }) => path);
    }),
  );
  const found = Object.entries(paths).flatMap(([pattern, operations]) =>
    Object.entries(operations).flatMap(([method, operation]) => {
      const endpoint = toEndpoint(session, { pattern, method, operation });
      if (!endpoint.params.includes('path')) return endpoint;
      return files.flat().map((path) => {
        return { ...endpoint, path: `${endpoint.path}?path=${encodeURIComponent(path)}` };
      });
    }),
  );
  const pages = PAGES.map((path) => ({ path, methods: ['GET', 'POST'], params: [] }));
  return [...found, ...pages];
}

type Described = { pattern: string; method: string; operation: Operation };

function toEndpoint({ cookie, ids }: StudioSession, { pattern, method, operation }: Described) {
  const kind = pattern.split('/')[1] ?? '';
  const schema = operation.requestBody?.content['application/json']?.schema;
  return {
    path: STUDIO_API + pattern.replace(/\{\w+\}/, ids[kind] ?? 'x').replace(/\{\w+\}/g, '0'),
    methods: [method.toUpperCase()],
    params: operation.parameters.filter((one) => one.in === 'query').map(({ name }) => name),
    ...(schema && { schema }),
    ...(!ENDING.includes(pattern) && { cookie }),
  };
}
