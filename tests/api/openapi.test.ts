import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultLocale, locales } from '#core/i18n/locales.ts';
import { keyOf } from '#server/api/documentation/translate-document.ts';
import { createSearchApi } from '#server/api/search-api.ts';
import { apiDescriptions } from '#server/texts.ts';
import { createTestApi, SITE_URL, type TestApi } from '#tests/api/test-api.ts';

type Parameter = { name: string; in: string; required: boolean; schema: object };
type Operation = {
  operationId: string;
  summary: string;
  tags: string[];
  parameters?: Parameter[];
  servers?: { url: string }[];
  responses: Record<string, { description: string; content?: object }>;
};
type Document = {
  openapi: string;
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, { example?: unknown }> };
};

const MEDIA_TYPE =
  /^(application\/(json|xml|zip|pdf|octet-stream|vnd\.openxmlformats-[\w.-]+)|text\/(plain|html|csv))$/;

let api: TestApi;
let document: Document;
beforeAll(async () => {
  api = await createTestApi();
  document = (await api.get('/api/openapi.json')).body as unknown as Document;
});
afterAll(() => api.close());

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) => {
    return Object.entries(methods).map(([method, operation]) => ({ path, method, operation }));
  });
/** Operations below the API bases; all are GET except forms and calculations. */
const ownOperations = () => operations().filter(({ operation }) => !operation.servers);
/** True for operations that calculate from their body. */
const computing = ['photometry/v1', 'relux', 'calculators/v1'];

test('GET /api/openapi.json describes both bases and every family', () => {
  expect(document.openapi).toBe('3.1.0');
  expect(document.servers.map(({ url }) => url)).toEqual([`${SITE_URL}/api`, `${SITE_URL}/api/es`]);
  const tags = new Set(operations().flatMap(({ operation }) => operation.tags));
  expect([...tags]).toEqual(document.tags.map(({ name }) => name));
});

/** Returns the addresses in a cell of `docs/api.md`: `a/v1/{b, c}` names two, and `/{id}` continues the one before. */
function addressesIn(cell: string): string[] {
  const texts = [...cell.matchAll(/`(?:POST )?([^`?]+)[^`]*`/g)].map(([, text = '']) => text);
  return texts.flatMap((text) => {
    const address = text.startsWith('/') ? `${texts[0]}${text}` : text;
    const [list = '', names = ''] = /\{(\w[\w-]*(?:, [\w-]+)+)\}/.exec(address) ?? [];
    return list ? names.split(', ').map((name) => address.replace(list, name)) : [address];
  });
}

test('docs/api.md lists every endpoint', async () => {
  const text = await readFile(new URL('../../docs/api.md', import.meta.url), 'utf8');
  const rows = text.split('\n').filter((line) => line.startsWith('|'));
  const listed = rows.flatMap((row) => addressesIn(row.split(' | ', 1)[0] ?? ''));
  const isListed = (path: string) =>
    listed.some((address) =>
      address.endsWith('…')
        ? path.startsWith(address.slice(0, -1))
        : path.replace(/\{\w+\}/g, '{}') === address.replace(/\{\w+\}/g, '{}'),
    );
  const paths = ownOperations().map(({ path }) => path.slice(1));
  expect(paths.length).toBeGreaterThan(50);
  expect(paths.filter((path) => !isListed(path))).toEqual([]);
});

test('every path parameter is described once, as required', () => {
  for (const { path, operation } of operations()) {
    const parts = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const pathParameters = (operation.parameters ?? []).filter(
      (parameter) => parameter.in === 'path',
    );
    expect(pathParameters.map(({ name }) => name)).toEqual(parts);
    expect(pathParameters.every(({ required }) => required)).toBe(true);
    const names = (operation.parameters ?? []).map(
      (parameter) => `${parameter.in} ${parameter.name}`,
    );
    expect(new Set(names).size).toBe(names.length);
  }
});

test('every endpoint of the search is described', () => {
  const keys = { searchKey: 'public-search', adminKey: 'admin-admin' };
  const { routes } = createSearchApi(api.services, keys);
  const added = routes.filter(({ method, path }) => method !== 'ALL' && !path.endsWith('*'));
  const names = added.map(({ method, path }) => {
    return `${method} ${path.replace(/:(\w+)/g, '{$1}')}`;
  });
  const described = operations()
    .filter(({ operation }) => operation.tags.includes('search'))
    .map(({ method, path }) => `${method.toUpperCase()} ${path}`);
  // Undocumented: the same as its POST, for clients that can only send GET.
  expect(new Set(names)).toEqual(new Set([...described, 'GET /search/multi_search']));
});

test('operation ids are unique; every response has a description and a schema', () => {
  const ids = operations().map(({ operation }) => operation.operationId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { path, operation } of operations()) {
    expect(operation.summary, path).not.toBe('');
    for (const [status, response] of Object.entries(operation.responses)) {
      expect(response.description, path).not.toBe('');
      if (status.startsWith('3')) continue;
      const [type = ''] = Object.keys(response.content ?? {});
      expect(type, path).toMatch(MEDIA_TYPE);
      expect(response.content, path).toHaveProperty([type, 'schema']);
    }
  }
});

const CAPTCHA = ['/check-recaptcha', '/captcha/challenge'];

test('search, downloads and captcha are at the root of the site, everything else below the bases', () => {
  for (const { path, operation } of operations()) {
    const isSearch = path.startsWith('/search/');
    const isDownload = /^\/(en|es)\//.test(path);
    const isAtRoot = isSearch || isDownload || CAPTCHA.includes(path);
    expect(operation.servers, path).toEqual(isAtRoot ? [{ url: SITE_URL }] : undefined);
    expect(operation.tags.includes('search'), path).toBe(isSearch);
    expect(operation.tags.includes('downloads'), path).toBe(isDownload);
  }
  const isComputing = ({ operation }: { operation: Operation }) =>
    operation.tags.some((tag) => computing.includes(tag));
  const sent = ownOperations().filter(
    (operation) => operation.method !== 'get' && !isComputing(operation),
  );
  expect(sent.map(({ path }) => path)).toEqual([
    '/jgm/v1/google-recaptcha/verify',
    '/ansell/v1/product/warranty-register',
    '/ansell/v1/product/warranty-claim',
    '/contact-form-7/v1/contact-forms/{id}/feedback',
  ]);
});

test('every reference resolves to a schema', () => {
  const text = JSON.stringify(document);
  const references = [...text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)];
  expect(references.length).toBeGreaterThan(20);
  for (const [, name] of references)
    expect(document.components.schemas).toHaveProperty([name ?? '']);
});

test('the described parameters are those that the endpoints read', async () => {
  for (const { path, method, operation } of ownOperations()) {
    if (path.includes('{') || method !== 'get') continue;
    const response = await api.request(`/api${path}`, { method: 'OPTIONS' });
    const { endpoints } = (await response.json()) as { endpoints: [{ args: object }] };
    const named = (operation.parameters ?? []).map(({ name }) => name);
    expect(named.filter((name) => !name.startsWith('_'))).toEqual(Object.keys(endpoints[0].args));
  }
});

test('GET /api/docs shows every endpoint, without inline scripts, with its own content security policy', async () => {
  const response = await api.request('/api/docs');
  const html = await response.text();
  for (const { path, method } of operations()) {
    const name = method === 'get' ? path : `${method.toUpperCase()} ${path}`;
    expect(html).toContain(`<code>${name}</code>`);
  }
  expect(html.match(/<script[^>]*>/g)).toEqual(['<script type="module" src="/api-docs.js">']);
  expect(html).not.toMatch(/(src|href)="https?:/);
  expect(html).not.toContain('undefined');
  expect(response.headers.get('content-security-policy')).toContain("'sha256-");
  for (const [, id] of html.matchAll(/href="#([^"]+)"/g)) expect(html).toContain(`id="${id}"`);
});

/** Every summary and description of a document outside of its examples, without the language of an address. */
function textsOf(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(textsOf);
  if (part === null || typeof part !== 'object') return [];
  return Object.entries(part).flatMap(([name, value]) => {
    if (name === 'example') return [];
    if (typeof value !== 'string') return textsOf(value);
    return name === 'summary' || name === 'description' ? [value] : [];
  });
}

test.each(locales.filter(({ code }) => code !== defaultLocale))(
  '$name: every description of the document is translated in core/i18n/api-descriptions, and no other',
  async ({ code }) => {
    const names: string[] = locales.map(({ name }) => name);
    const withoutName = (text: string) =>
      names.reduce((rest, name) => rest.replace(`, ${name}`, ''), text);
    const known = Object.keys(apiDescriptions[code]);
    const said = new Set(
      textsOf(document)
        .filter((text) => !names.includes(text))
        .map((text) => keyOf(withoutName(text))),
    );
    expect([...said].filter((text) => !known.includes(text))).toEqual([]);
    expect(known.filter((text) => !said.has(text))).toEqual([]);
    const { body } = await api.get(`/api/${code}/openapi.json`);
    expect((body as unknown as Document).paths['/wp/v2/product']?.get?.summary).toBe(
      apiDescriptions[code]['List products'],
    );
  },
);
