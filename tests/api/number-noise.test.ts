import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  SEARCH_KEY,
  type SearchServer,
  startSearchServer,
} from '#tests/api/typesense/search-server.ts';

type Operation = {
  parameters?: { name: string; in: string; required?: boolean; example?: unknown }[];
  requestBody?: { content: Record<string, { schema?: { $ref?: string } }> };
};
type Document = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, { example?: unknown }> };
};

const fixtures = new URL('../../server/import/fixtures/content/catalogue/', import.meta.url);
const measured = new URL('products/nim120/photometry/NIM120-12-840-W.ldt', fixtures);
const file = readFileSync(measured);

let site: SearchServer;
let origin: string;
beforeAll(async () => {
  site = await startSearchServer();
  origin = `http://127.0.0.1:${site.port}`;
});
afterAll(() => site.close());

/** Digits of a figure: more are the noise of floating-point arithmetic, as in 0.30000000000000004. */
const DIGITS = 12;

/** Lists the numbers of a body that have more digits, with their places. */
function noiseIn(body: unknown, place: string): string[] {
  if (typeof body === 'number') {
    const isPlain = Number.isInteger(body) || Number(body.toPrecision(DIGITS)) === body;
    return isPlain ? [] : [`${place}: ${body}`];
  }
  if (body === null || typeof body !== 'object') return [];
  return Object.entries(body).flatMap(([name, value]) => noiseIn(value, `${place}/${name}`));
}

async function jsonOf(path: string, init?: RequestInit) {
  const response = await fetch(origin + path, init);
  const isJson = response.headers.get('content-type')?.includes('json');
  const body: unknown = isJson ? await response.json() : await response.text();
  return { status: response.status, body };
}

async function readDocument(): Promise<Document> {
  return (await jsonOf('/api/openapi.json')).body as Document;
}

/** Returns the ids of the first items of a list. */
async function idsOf(list: string): Promise<unknown[]> {
  const { body } = await jsonOf(list);
  return Array.isArray(body) ? body.slice(0, 10).map(({ id }) => id) : [];
}

/** Returns the addresses of an endpoint: those of its list's items where it names an id. */
async function addressesOf(path: string, { parameters = [] }: Operation): Promise<string[]> {
  const query = parameters
    .filter((one) => one.in === 'query' && one.required)
    .map(({ name, example }) => `${name}=${encodeURIComponent(String(example ?? 'en'))}`);
  const from = path.startsWith('/search') ? path : `/api${path}`;
  const address = [from, query.join('&')].filter(Boolean).join('?');
  if (!path.includes('{')) return [address];
  const variants = '/api/jgm/v1/product-variation';
  const isOfVariant = /variation\/\{id\}/.test(path);
  const list = isOfVariant ? variants : address.slice(0, address.indexOf('/{'));
  const ids = path.includes('{parentId}') ? await idsOf('/api/wp/v2/product') : await idsOf(list);
  return ids.map((id) => address.replace(/\{\w+\}/, String(id)));
}

test('no figure of an endpoint that is read has float noise', async () => {
  const { paths } = await readDocument();
  const noise: string[] = [];
  const families = new Set<string>();
  for (const [path, { get }] of Object.entries(paths)) {
    if (!get || path.startsWith('/search') || /^\/(en|es|desk|captcha)\//.test(path)) continue;
    for (const address of await addressesOf(path, get)) {
      const { status, body } = await jsonOf(address);
      if (status === 200) families.add(path.split('/')[1] ?? '');
      noise.push(...noiseIn(body, address));
    }
  }
  expect(noise).toEqual([]);
  expect([...families]).toEqual(
    expect.arrayContaining(['wp', 'jgm', 'ansell', 'led-strip-calculator', 'photometry']),
  );
});

test('no figure of the search has float noise, also in the sums of its facets', async () => {
  const noise: string[] = [];
  for (const index of ['en_product', 'es_product_variation']) {
    const { body } = await jsonOf(
      `/search/collections/${index}/documents/search?q=*&query_by=sku&per_page=100&facet_by=*&x-typesense-api-key=${SEARCH_KEY}`,
    );
    expect(body).toHaveProperty('hits.0');
    noise.push(...noiseIn(body, index));
  }
  expect(noise).toEqual([]);
});

const NIM = 'NIM120/12/840/W';
const LIGHT = { luminaire: NIM, mounting_height_m: 3.1 };
/** Inputs of calculations whose schemas have no example, or one with a variant of the demo. */
const INPUTS: Record<string, object> = {
  '/calculators/v1/road': { ...LIGHT, mounting_height_m: 8.1, lighting_class: 'C5', lanes: 1 },
  '/calculators/v1/area': { ...LIGHT, requirement: 'walkway', width_m: 6.1, depth_m: 4.3 },
  '/calculators/v1/escape-route': {
    ...LIGHT,
    width_m: 2.1,
    sections: [{ length_m: 18.3 }, { length_m: 8.7, turn: 'left' }],
    points: [{ kind: 'exit', along_m: 26.1, across_m: 1.1 }],
  },
  '/relux/calculate': {
    variation: NIM,
    room: { length_m: 7.1, width_m: 5.3, height_m: 3, work_plane_m: 0.7, mounting_height_m: 2.9 },
    reflectances: { ceiling: 0.7, walls: 0.5, floor: 0.2 },
    target_lux: 300,
    maintenance_factor: 0.7,
  },
};

test('no figure of a calculation has float noise', async () => {
  const { paths, components } = await readDocument();
  const noise: string[] = [];
  const calculated: string[] = [];
  for (const [path, { post }] of Object.entries(paths)) {
    if (!/^\/(calculators|relux)\//.test(path)) continue;
    const { $ref = '' } = post?.requestBody?.content['application/json']?.schema ?? {};
    const example = components.schemas[$ref.split('/').at(-1) ?? '']?.example;
    const { status, body } = await jsonOf(`/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(INPUTS[path] ?? example),
    });
    expect([path, status, body]).toEqual([path, 200, expect.anything()]);
    calculated.push(path);
    noise.push(...noiseIn(body, path));
  }
  expect(noise).toEqual([]);
  expect(calculated).toHaveLength(6);
});

test('no figure of photometry has float noise', async () => {
  const body = new FormData();
  body.append('file', new File([file], 'a.ldt'));
  const inspected = await jsonOf('/api/photometry/v1/inspect', { method: 'POST', body });
  expect(inspected.status).toBe(200);
  expect(noiseIn(inspected.body, 'inspect')).toEqual([]);
});
