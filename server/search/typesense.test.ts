import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { log } from '#server/log.ts';
import { serveLamps } from '#server/search/search-engine.fixtures.ts';
import { createTypesenseEngine, createTypesenseSearch } from '#server/search/typesense.ts';

const params = { q: '*', query_by: 'title' };
let servers: { close(): void }[] = [];
let logged: string[] = [];
beforeEach(() => {
  logged = [];
  vi.spyOn(log, 'error').mockImplementation((about: unknown) => {
    logged.push(JSON.stringify(about));
  });
});
afterEach(() => {
  for (const server of servers) server.close();
  servers = [];
  vi.restoreAllMocks();
});

/** Creates an engine for a test server with this listener. */
async function startEngine(listener: RequestListener, timeoutS = 5) {
  const server: Server = createServer(listener);
  servers.push({
    close() {
      server.closeAllConnections();
      server.close();
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return createTypesenseEngine({ url: `http://127.0.0.1:${port}`, apiKey: 'our-secret', timeoutS });
}

const respondJson = (status: number, body: object): RequestListener => {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };
};

describe('A Typesense server', () => {
  test('that is unavailable results in 503, and the log names it without our key', async () => {
    const engine = createTypesenseEngine({ url: 'http://127.0.0.1:9', apiKey: 'our-secret' });
    await expect(engine.search('lamps', params)).rejects.toMatchObject({ status: 503 });
    expect(await engine.isHealthy()).toBe(false);
    expect(logged.join()).toContain('ECONNREFUSED');
    expect(logged.join()).not.toContain('our-secret');
  });

  test('that refuses our key results in 503', async () => {
    const lamps = await serveLamps();
    servers.push(lamps);
    const engine = createTypesenseEngine({ url: lamps.url, apiKey: 'wrong' });
    await expect(engine.search('lamps', params)).rejects.toMatchObject({ status: 503 });
    expect(logged.join()).toContain('Forbidden');
  });

  test('that fails is retried once', async () => {
    let requests = 0;
    const body = { results: [{ found: 7, hits: [], facet_counts: [] }] };
    const engine = await startEngine((request, response) => {
      requests += 1;
      respondJson(requests === 1 ? 500 : 200, body)(request, response);
    });
    expect((await engine.search('lamps', params)).found).toBe(7);
    expect(requests).toBe(2);
  });

  test('that does not respond times out', async () => {
    const engine = await startEngine(() => {}, 0.2);
    await expect(engine.search('lamps', params)).rejects.toMatchObject({ status: 503 });
  });

  test('receives one request for a listing, with every filter but its own for each facet', async () => {
    const bodies: { searches: Record<string, unknown>[] }[] = [];
    const engine = await startEngine(async (request, response) => {
      let text = '';
      for await (const chunk of request) text += chunk;
      const body = JSON.parse(text);
      bodies.push(body);
      const results = body.searches.map(() => ({ found: 1, hits: [], facet_counts: [] }));
      respondJson(200, { results })(request, response);
    });
    await engine.facetSearch('lamps', {
      params: { ...params, filter_by: 'a:=1 || b:=2', page: 3, per_page: 12 },
      facets: ['family', 'ip', 'cct'],
      filters: [
        { field: 'family', filterBy: 'family:=velo' },
        { field: 'ip', filterBy: 'ip:=IP65' },
      ],
    });
    expect(bodies).toHaveLength(1);
    const [main, family, ip] = bodies[0]?.searches ?? [];
    expect(main).toMatchObject({
      collection: 'lamps',
      filter_by: '(a:=1 || b:=2) && (family:=velo) && (ip:=IP65)',
      facet_by: 'cct',
      page: 3,
      per_page: 12,
    });
    expect(family).toMatchObject({
      filter_by: '(a:=1 || b:=2) && (ip:=IP65)',
      facet_by: 'family',
      per_page: 0,
    });
    expect(ip).toMatchObject({ filter_by: '(a:=1 || b:=2) && (family:=velo)', facet_by: 'ip' });
  });
});

test('On a Typesense server the public searches only the catalogue, and only listed products', () => {
  const server = { url: 'http://127.0.0.1:9', apiKey: 'key' };
  const { publicFilterOf, fill, store } = createTypesenseSearch(server, ['en_product']);
  expect(publicFilterOf('en_product')).toBe('show_in_cat_listing:=TRUE');
  for (const name of ['en_product_7', 'orders', '']) expect(publicFilterOf(name)).toBeNull();
  expect([fill, store]).toEqual([null, null]);
});
