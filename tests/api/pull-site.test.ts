import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { localeCodes } from '#core/i18n/locales.ts';
import { openDatabase } from '#server/db/client.ts';
import { compareUpload } from '#server/import/bulk/compare-upload.ts';
import { copyContent, fixtureFolder } from '#server/import/content-folder.fixtures.ts';
import { createReport } from '#server/import/content-problem.ts';
import { importContent } from '#server/import/import-content.ts';
import { amendFolder, writeAmendment } from '#server/import/part/amend-folder.ts';
import { describePull } from '#server/import/pull/describe-pull.ts';
import { serveHttp } from '#server/import/pull/http-server.fixtures.ts';
import { pullSource } from '#server/import/pull/pull-source.ts';
import { readSourceFolder } from '#server/import/read/source-folder.ts';
import { createTestApi } from '#tests/api/test-api.ts';

const demoFolder = fileURLToPath(new URL('../../content', import.meta.url));
const NIMBA = 'catalogue/products/nim120/variants.csv';
const SKU = 'NIM120/12/830/W';

/** An installation with this content, on a port of its own. */
async function install(folder: string) {
  const api = await createTestApi({ folder });
  onTestFinished(() => api.close());
  const calls: string[] = [];
  let isDown = false;
  const url = await serveHttp(async (request, response) => {
    calls.push(request.url ?? '');
    if (isDown && request.url?.includes('/es/')) return response.destroy();
    const reply = await api.request(request.url ?? '/');
    response.writeHead(reply.status, Object.fromEntries(reply.headers));
    response.end(Buffer.from(await reply.arrayBuffer()));
  });
  const list = async (locale: string) => {
    const base = locale === 'en' ? '/api' : `/api/${locale}`;
    return (await api.get(`${base}/jgm/v1/product-variation?per_page=100`)).body;
  };
  const breakDown = (value: boolean) => {
    isDown = value;
  };
  return { url: `${url}/api`, calls, list, breakDown };
}

async function newFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'pulled-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

const pull = (url: string, to: string) =>
  pullSource({ kind: 'site', url }, { to, base: '.', environment: {} });

async function compare(path: string, folder: string) {
  const bytes = new Uint8Array(await readFile(path));
  return compareUpload(await readSourceFolder(folder), {
    ...{ name: 'variations.json', bytes, sheet: null, table: null },
    ...{ meanings: {}, removesMissing: false },
  });
}

test('An installation with the same content changes nothing, and what stays behind is said', async () => {
  const { url } = await install(demoFolder);
  const { path, left } = await pull(url, await newFolder());
  const compared = await compare(path, demoFolder);
  expect(compared.errors).toEqual([]);
  expect(compared.warnings).toEqual([]);
  expect(compared.changes).toMatchObject({ added: 0, changed: 0, removed: 0, rows: [], files: 0 });
  const told = describePull(compared, { left, folder: 'pulled' });
  expect(told).toMatch(/Not carried: products \(\d+\), because/);
  expect(told).toMatch(/Not carried: articles \(\d+\), because/);
  expect(told).toContain('0 variants change, 0 are new.');
}, 240_000);

test('Variants that another installation has changed have the same data here after an import', async () => {
  const source = await copyContent();
  await source.edit(
    NIMBA,
    `${SKU},NB120830,"Nimba 120, 12 W, 3000 K, white"`,
    `${SKU},NB120830|NB-X,"Nimba 120, 13 W"`,
  );
  await source.edit(NIMBA, ',white,12,1250,104.2,4000,', ',black,12.5,1250,100,4000,');
  const there = await install(source.folder);
  const target = await copyContent();
  const { path } = await pull(there.url, await newFolder());
  const amendment = await amendFolder(
    await readSourceFolder(target.folder),
    { path },
    createReport(),
  );
  expect(amendment.changedRows).toBe(2);
  await writeAmendment(target.folder, amendment);
  const here = await install(target.folder);
  for (const locale of localeCodes)
    expect(await here.list(locale)).toEqual(await there.list(locale));
});

test('A run that was stopped goes on', async () => {
  const there = await install(fixtureFolder);
  const to = await newFolder();
  there.breakDown(true);
  await expect(pull(there.url, to)).rejects.toThrow('cannot be reached');
  there.breakDown(false);
  const { path } = await pull(there.url, to);
  expect(Object.keys(JSON.parse(await readFile(path, 'utf8')).variations)).toEqual([
    ...localeCodes,
  ]);
});

test('A folder with what was pulled can be imported again without a difference', async () => {
  const { url } = await install(fixtureFolder);
  const { path } = await pull(url, await newFolder());
  const { folder } = await copyContent();
  const files = await readSourceFolder(folder);
  await writeAmendment(folder, await amendFolder(files, { path }, createReport()));
  const db = await openDatabase({ inMemory: true });
  onTestFinished(() => db.destroy());
  const options = { folder, dataDir: await newFolder(), checkPhotometry: false };
  expect((await importContent(db, options)).outcome).toBe('imported');
  expect(await readFile(join(folder, NIMBA), 'utf8')).toBe(
    await readFile(join(fixtureFolder, NIMBA), 'utf8'),
  );
});
