import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, SITE_URL, type TestApi } from '#tests/api/test-api.ts';

type Parameter = { name: string; in: string; required: boolean; schema: object };
type Operation = {
  operationId: string;
  summary: string;
  tags: string[];
  parameters?: Parameter[];
  responses: Record<string, { description: string; content?: object }>;
};
type Document = {
  openapi: string;
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, { get: Operation }>;
  components: { schemas: Record<string, { example?: unknown }> };
};

let api: TestApi;
let document: Document;
beforeAll(async () => {
  api = await createTestApi();
  document = (await api.get('/api/openapi.json')).body as unknown as Document;
});
afterAll(() => api.close());

const operations = () => Object.entries(document.paths).map(([path, { get }]) => ({ path, get }));

test('GET /api/openapi.json describes both bases and every family', () => {
  expect(document.openapi).toBe('3.1.0');
  expect(document.servers.map(({ url }) => url)).toEqual([`${SITE_URL}/api`, `${SITE_URL}/api/es`]);
  const tags = new Set(operations().flatMap(({ get }) => get.tags));
  expect([...tags]).toEqual(document.tags.map(({ name }) => name));
});

test('every path names each of its parts once, as required', () => {
  for (const { path, get } of operations()) {
    const parts = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const own = (get.parameters ?? []).filter((parameter) => parameter.in === 'path');
    expect(own.map(({ name }) => name)).toEqual(parts);
    expect(own.every(({ required }) => required)).toBe(true);
    const names = (get.parameters ?? []).map((parameter) => `${parameter.in} ${parameter.name}`);
    expect(new Set(names).size).toBe(names.length);
  }
});

test('operation ids are unique; every answer is described, with a schema', () => {
  const ids = operations().map(({ get }) => get.operationId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { path, get } of operations()) {
    expect(get.summary, path).not.toBe('');
    for (const answer of Object.values(get.responses)) {
      expect(answer.description, path).not.toBe('');
      expect(answer.content, path).toHaveProperty(['application/json', 'schema']);
    }
  }
});

test('every reference leads to a schema', () => {
  const text = JSON.stringify(document);
  const references = [...text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)];
  expect(references.length).toBeGreaterThan(20);
  for (const [, name] of references)
    expect(document.components.schemas).toHaveProperty([name ?? '']);
});

test('the named parameters are those that the endpoints read', async () => {
  for (const { path, get } of operations()) {
    if (path.includes('{')) continue;
    const answer = await api.request(`/api${path}`, { method: 'OPTIONS' });
    const { endpoints } = (await answer.json()) as { endpoints: [{ args: object }] };
    const named = (get.parameters ?? []).map(({ name }) => name);
    expect(named.filter((name) => !name.startsWith('_'))).toEqual(Object.keys(endpoints[0].args));
  }
});

test('GET /api/docs shows every endpoint, without scripts, under its own policy', async () => {
  const answer = await api.request('/api/docs');
  const html = await answer.text();
  for (const { path } of operations()) expect(html).toContain(`<code>${path}</code>`);
  expect(html).not.toContain('<script');
  expect(html).not.toMatch(/(src|href)="https?:/);
  expect(html).not.toContain('undefined');
  expect(answer.headers.get('content-security-policy')).toContain("'sha256-");
  for (const [, id] of html.matchAll(/href="#([^"]+)"/g)) expect(html).toContain(`id="${id}"`);
});
