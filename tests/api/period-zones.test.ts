import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { missing } from '#core/missing.ts';
import { createTestApi, type TestApi } from '#tests/api/test-api.ts';

type Item = { id: number; date_gmt: string; modified_gmt: string };
type Document = { paths: Record<string, { get?: { parameters?: { name: string }[] } }> };

let api: TestApi;
let lists: string[];
beforeAll(async () => {
  api = await createTestApi();
  const { body } = await api.get('/api/openapi.json');
  const { paths } = body as unknown as Document;
  lists = Object.keys(paths).filter(
    (path) =>
      !path.startsWith('/desk') &&
      paths[path]?.get?.parameters?.some(({ name }) => name === 'modified_after'),
  );
});
afterAll(() => api.close());

async function find(list: string, query = ''): Promise<Item[]> {
  const { status, body } = await api.get(`/api${list}?per_page=100&${query}`);
  expect([list, query, status]).toEqual([list, query, 200]);
  return body as unknown as Item[];
}

/** Spellings of one time: in UTC with and without its zone, and as clocks to its east and west show it. */
const SPELLINGS: [name: string, spell: (time: Date) => string][] = [
  ['without a zone', (time) => time.toISOString().slice(0, 19)],
  ['in UTC', (time) => time.toISOString()],
  ['+05:30', (time) => `${shifted(time, 330)}+05:30`],
  ['+0200', (time) => `${shifted(time, 120)}+0200`],
  ['-08:00', (time) => `${shifted(time, -480)}-08:00`],
];

const shifted = (time: Date, minutes: number) =>
  new Date(time.getTime() + minutes * 60_000).toISOString().slice(0, 19);

const SECOND = 1000;
const idsOf = (items: Item[]) => items.map(({ id }) => id);

describe.each([
  ['after', 'before', 'date_gmt'],
  ['modified_after', 'modified_before', 'modified_gmt'],
] as const)('%s and %s', (after, before, field) => {
  test.each(SPELLINGS)('limit every list at the second, %s', async (_, spell) => {
    expect(lists).toEqual(expect.arrayContaining(['/wp/v2/product', '/wp/v2/media']));
    for (const list of lists) {
      const item = (await find(list))[0] ?? missing();
      const time = new Date(`${item[field]}Z`);
      const has = async (name: string, offset: number) => {
        const limit = encodeURIComponent(spell(new Date(time.getTime() + offset)));
        return idsOf(await find(list, `${name}=${limit}`)).includes(item.id);
      };
      expect([list, await has(after, -SECOND), await has(after, 0)]).toEqual([list, true, false]);
      expect([list, await has(before, SECOND), await has(before, 0)]).toEqual([list, true, false]);
    }
  });
});
