import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createSearchApi, SEARCH_BASE } from '#server/api/search-api.ts';
import { createEmbeddedSearch } from '#server/search/embedded.ts';
import type { SearchContent } from '#server/search/search-backend.ts';
import { createTypesenseEngine } from '#server/search/typesense.ts';

const ADMIN_KEY = 'admin-admin-admin';

const lamps = [
  ['ARD15', 'Ardea 150 downlight', 'ardea', 'IP44', 12, 3],
  ['ARD20', 'Ardea 200 downlight', 'ardea', 'IP65', 20, 5],
  ['VEL40', 'Velo 400 bollard', 'velo', 'IP65', 8, 4],
  ['VEL90', 'Velo 900 bollard', 'velo', 'IP65', 12, 2],
  ['MIR10', 'Miro downlight round', 'miro', 'IP20', 30, 1],
] as const;

/** Lamps and, in a separate collection, spare parts. */
const lampContent: SearchContent = {
  version: 1,
  name: 'en',
  identity: null,
  targets: [
    {
      alias: 'lamps',
      schema: {
        name: 'lamps',
        fields: [
          { name: 'sku', type: 'string' },
          { name: 'title', type: 'string' },
          { name: 'family', type: 'string', facet: true },
          { name: 'ip', type: 'string[]', facet: true },
          { name: 'wattage', type: 'float', facet: true },
          { name: 'age', type: 'int32' },
        ],
        default_sorting_field: 'age',
      },
      synonyms: [{ id: 'post', synonyms: ['bollard', 'post light'] }],
    },
    {
      alias: 'parts',
      schema: {
        name: 'parts',
        fields: [
          { name: 'title', type: 'string' },
          { name: 'age', type: 'int32' },
        ],
      },
      synonyms: [],
    },
  ],
  batches: listBatches(),
};

async function* listBatches() {
  yield {
    lamps: lamps.map(([sku, title, family, ip, wattage, age]) => {
      return { id: sku, sku, title, family, ip: [ip], wattage, age };
    }),
    parts: [{ id: 'P1', title: 'Bollard base', age: 9 }],
  };
}

/** The lamps in an embedded engine. */
export async function createLampSearch() {
  const search = createEmbeddedSearch();
  await search.fill?.({ ...lampContent, batches: listBatches() });
  return search;
}

/** The lamps over HTTP, searched through the Typesense adapter. */
export async function serveLamps() {
  const search = await createLampSearch();
  const services = {
    search: { ...search, localeOf: () => null },
    searchMisses: { noteTyping: () => undefined },
    suggest: () => Promise.reject(new Error('There is no catalogue')),
  };
  const api = createSearchApi(services, { searchKey: 'public-search', adminKey: ADMIN_KEY });
  const server = createServer(getRequestListener(api.fetch));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}${SEARCH_BASE}`;
  return {
    url,
    engine: createTypesenseEngine({ url, apiKey: ADMIN_KEY }),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
