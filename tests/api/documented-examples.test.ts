import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bodyOf, listEndpoints, type Schemas } from '#server/api/documentation/api-operation.ts';
import type { ApiDocument } from '#server/api/documentation/openapi-document.ts';
import { exampleOf } from '#server/api/documentation/schema-texts.ts';
import {
  ADMIN_KEY,
  type SearchServer,
  startSearchServer,
} from '#tests/api/typesense/search-server.ts';

let site: SearchServer;
beforeAll(async () => {
  site = await startSearchServer({ isDemo: true });
  await loadExamples();
}, 240_000);
afterAll(() => site.close());

const addressOf = (path: string) => `http://127.0.0.1:${site.port}${path}`;

const headers = { 'x-typesense-api-key': ADMIN_KEY, 'content-type': 'application/json' };

/** Loads the data that the examples of the search name, by the examples of loading it, in the order of the document. */
async function loadExamples(): Promise<void> {
  const document = (await (await fetch(addressOf('/api/openapi.json'))).json()) as ApiDocument;
  const schemas = document.components?.schemas as Schemas;
  const loading = listEndpoints(document).filter(({ method, path }) => {
    return path.startsWith('/search/') && ['POST', 'PUT'].includes(method);
  });
  for (const endpoint of loading) {
    const { method, path, operation } = endpoint;
    const filled = path.replace(/\{(\w+)\}/g, (_, name) => {
      const found = operation.parameters?.find((parameter) => parameter.name === name);
      return String(found?.schema?.example);
    });
    const content = bodyOf(endpoint);
    const example = content && exampleOf(content.schema, schemas);
    const body = typeof example === 'string' ? example : JSON.stringify(example);
    const { status } = await fetch(addressOf(filled), { method, headers, body });
    expect([200, 201, 409], `${method} ${filled}`).toContain(status);
  }
}

const fromHtml = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

type Sent = { method: string; address: string; init: RequestInit };

const attribute = (tag: string, name: string) => {
  const [, value] = new RegExp(` ${name}="([^"]*)"`).exec(tag) ?? [];
  return value === undefined ? null : fromHtml(value);
};

/** Returns the request that a form of the page sends untouched; null where a field has to be filled first. */
function requestOf(form: string): Sent | null {
  const [opening = ''] = /^<form[^>]*>/.exec(form) ?? [];
  const method = attribute(opening, 'data-method') ?? '';
  let path = attribute(opening, 'data-url') ?? '';
  const query = new URLSearchParams();
  for (const [field, options] of form.matchAll(
    /<(?:input|select)[^>]*>(<option>.*?<\/select>)?/g,
  )) {
    const name = attribute(field, 'name') ?? '';
    const [, choice = ''] = /<option>([^<]+)/.exec(options ?? '') ?? [];
    const isRequired = / required/.test(field);
    const value = attribute(field, 'value') ?? (isRequired ? fromHtml(choice) : '');
    if (isRequired && value === '') return null;
    const place = attribute(field, 'data-in');
    if (place === 'path') path = path.replace(`{${name}}`, value);
    else if (place === 'query' && value !== '') query.append(name, value);
  }
  const [, json] = /<textarea[^>]*>\n([^<]*)/.exec(form) ?? [];
  const body = json === undefined ? {} : { body: fromHtml(json) };
  return {
    method,
    address: `${path}${query.size > 0 ? `?${query}` : ''}`,
    init: { method, headers, ...body },
  };
}

test.each(['/api/docs', '/api/es/docs'])(
  'every request of %s that is complete as it opens succeeds',
  async (page) => {
    const html = await (await fetch(addressOf(page))).text();
    const forms = html.match(/<form data-method[\s\S]*?<\/form>/g) ?? [];
    const requests = forms.flatMap((form) => requestOf(form) ?? []);
    expect(requests.length).toBeGreaterThan(70);
    const failures: string[] = [];
    for (const { method, address, init } of requests) {
      const response = await fetch(addressOf(address), init);
      const text = await response.text();
      if (!response.ok) {
        failures.push(`${method} ${address} ${response.status} ${text.slice(0, 300)}`);
      }
    }
    expect(failures).toEqual([]);
  },
  240_000,
);

const luminaire = 'content/catalogue/products/ard150/photometry/ARD150-12-840-60D-B-DD.ldt';

/** The requests of the examples in docs/api.md; those of files for download are no part of the API. */
async function listGuideExamples(): Promise<(Sent & { isSecret: boolean })[]> {
  const guide = await readFile('docs/api.md', 'utf8');
  const blocks = [...guide.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block = '']) => block);
  const commands = blocks.flatMap((block) => block.replaceAll('\\\n', ' ').split(/^(?=curl )/m));
  const light = new Blob([await readFile(luminaire)]);
  return commands.flatMap((command) => {
    const [, address] = /http:\/\/localhost:3000([^\s']+)/.exec(command) ?? [];
    if (!address || /^\/\w\w\/downloads\//.test(address)) return [];
    const [, json] = /-d '([^']*)'/.exec(command) ?? [];
    const fields = [...command.matchAll(/-F (\w+)=(\S+)/g)];
    const form = new FormData();
    for (const [, name = '', value = ''] of fields) {
      if (value.startsWith('@')) form.append(name, light, 'luminaire.ldt');
      else form.append(name, value);
    }
    const posted = json === undefined ? { body: form } : { body: json, headers };
    const isPost = json !== undefined || fields.length > 0;
    const init = isPost ? { method: 'POST', ...posted } : { headers };
    return { method: isPost ? 'POST' : 'GET', address, init, isSecret: /Bearer/.test(command) };
  });
}

test('every example of docs/api.md succeeds', async () => {
  const examples = await listGuideExamples();
  expect(examples.length).toBeGreaterThanOrEqual(12);
  const failures: string[] = [];
  for (const { method, address, init, isSecret } of examples) {
    const { status, ok } = await fetch(addressOf(address), init);
    // The token of the example is nobody's.
    if (isSecret ? status !== 401 : !ok) failures.push(`${method} ${address} ${status}`);
  }
  expect(failures).toEqual([]);
}, 240_000);
