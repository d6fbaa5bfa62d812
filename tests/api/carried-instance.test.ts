import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { localeCodes } from '#core/i18n/locales.ts';
import { openSiteFiles } from '#server/files/site-files.ts';
import { exportVersion } from '#server/import/sources/export-version.ts';
import { createTestApi, SITE_URL, type TestApi } from '#tests/api/test-api.ts';

const lists = [
  ...['wp/v2/product', 'wp/v2/product_cat', 'wp/v2/posts', 'wp/v2/categories', 'wp/v2/media'],
  ...['wp/v2/testimonials', 'wp/v2/users', 'jgm/v1/product-variation', 'jgm/v1/etim'],
  ...['jgm/v1/pages', 'jgm/v1/menu', 'jgm/v1/options', 'jgm/v1/staff', 'jgm/v1/led-strip-families'],
  ...['jgm/v1/applications', 'ansell/v1/stockists?per_page=100'],
];

async function open(folder?: string): Promise<TestApi> {
  const api = await createTestApi(folder === undefined ? {} : { folder });
  onTestFinished(() => api.close());
  return api;
}

/** A record without the time of the import, which is when it was changed, and when a file has no date of its own. */
function withoutImport(body: unknown): unknown {
  const text = JSON.stringify(body, (_, value) => {
    if (value === null || typeof value !== 'object' || !('modified' in value)) return value;
    const { modified, modified_gmt: _gmt, date, date_gmt: _dateGmt, ...rest } = value;
    return date === modified ? rest : { ...rest, date };
  });
  return JSON.parse(text);
}

async function readAll(api: TestApi, locale: string) {
  const base = locale === 'en' ? '/api' : `/api/${locale}`;
  const read = lists.map(async (route) => {
    const { status, body } = await api.get(
      `${base}/${route}${route.includes('?') ? '' : '?per_page=100'}`,
    );
    return [route, { status, body: withoutImport(body) }] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}

test('An installation that is exported and imported elsewhere publishes the same', async () => {
  const there = await open();
  const parent = await mkdtemp(join(tmpdir(), 'carried-'));
  onTestFinished(() => rm(parent, { recursive: true, force: true }));
  const folder = join(parent, 'content');
  const { media } = openSiteFiles({ dataDir: there.dataDir });
  const { missing } = await exportVersion(there.db, { version: 1, folder, media });
  expect(missing).toEqual([]);
  const here = await open(folder);
  for (const locale of localeCodes) {
    const [one, other] = [await readAll(here, locale), await readAll(there, locale)];
    const statuses = Object.entries(other).map(([route, { status }]) => [route, status]);
    expect(statuses.filter(([, status]) => status !== 200)).toEqual([]);
    expect(one).toEqual(other);
    expect(JSON.stringify(one)).toContain(SITE_URL);
  }
});
