import { expect, test } from 'vitest';
import { studioEndpoints } from '#server/api/studio/studio-api.ts';
import { describeEndpoints } from '#server/api/studio/studio-document.ts';

type Operation = {
  security: object[];
  'x-permission'?: string;
  parameters: { name: string; in: string; required: boolean; schema: object }[];
  requestBody?: { content: { 'application/json': { schema: { properties?: object } } } };
};

const paths = describeEndpoints(studioEndpoints).paths as Record<string, Record<string, Operation>>;

test('every endpoint is described, with its permission', () => {
  for (const { method, path, access } of studioEndpoints) {
    const operation = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    expect([path, operation?.security.length]).toEqual([path, access === 'public' ? 0 : 1]);
    const permission = access.includes(':') ? access : undefined;
    expect([path, operation?.['x-permission']]).toEqual([path, permission]);
    const inPath = operation?.parameters.filter((parameter) => parameter.in === 'path') ?? [];
    expect(inPath.map(({ name }) => `:${name}`)).toEqual(path.match(/:\w+/g) ?? []);
  }
  const count = Object.values(paths).flatMap((methods) => Object.keys(methods)).length;
  expect(count).toBe(studioEndpoints.length);
});

test('parameters and bodies are those of the schemas', () => {
  const list = paths['/messages']?.get?.parameters ?? [];
  expect(list.find(({ name }) => name === 'limit')).toMatchObject({
    ...{ in: 'query', required: false },
    schema: { minimum: 1, maximum: 100, default: 25 },
  });
  const body = paths['/tokens']?.post?.requestBody?.content['application/json'].schema;
  expect(Object.keys(body?.properties ?? {})).toEqual(['name', 'scopes', 'days']);
});
