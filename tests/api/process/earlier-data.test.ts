import { createReadStream } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createGunzip } from 'node:zlib';
import { unpackTar } from 'modern-tar/fs';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { buildSite } from '#scripts/prepare.mjs';
import { EARLIER_DATABASE_FILE, openDatabase } from '#server/db/client.ts';
import { importSmall, startSupervisor } from '#tests/api/process/start-processes.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const data = fileURLToPath(new URL('./fixtures/release-0.3.0.tar.gz', import.meta.url));

/** Unpacks what release 0.3.0 has stored; its messages are as young as they were then. */
async function unpackEarlierData(dataDir: string): Promise<void> {
  await pipeline(createReadStream(data), createGunzip(), unpackTar(dataDir));
  const db = new DatabaseSync(join(dataDir, EARLIER_DATABASE_FILE));
  db.prepare('update form_submission set received = ?').run(new Date().toISOString());
  db.close();
}

const startOnEarlierData = () =>
  startSupervisor({
    command: [join(root, 'node_modules/.bin/node'), join(root, 'build/server/main.js')],
    fill: unpackEarlierData,
  });

type Site = Awaited<ReturnType<typeof startOnEarlierData>>;

/** Every address of the sitemaps, and the API's lists. */
async function listAddresses({ request }: Site): Promise<string[]> {
  const pages = ['en', 'es'].map(async (locale) => {
    const { body } = await request(`/${locale}/sitemap.xml`);
    return [...body.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => new URL(url).pathname);
  });
  const lists = ['product', 'media', 'posts'].flatMap((name) => {
    return ['/api', '/api/es'].map((base) => `${base}/wp/v2/${name}`);
  });
  return [...(await Promise.all(pages)).flat(), ...lists, '/api/jgm/v1/menu'];
}

async function listFailed(site: Site, addresses: string[]): Promise<string[]> {
  const failed: string[] = [];
  for (const address of addresses) {
    const { status, body } = await site.request(address);
    if (status !== 200 || body.includes('undefined')) failed.push(`${status} ${address}`);
  }
  return failed;
}

const contentVersion = async (site: Site): Promise<number> =>
  JSON.parse((await site.request('/healthz')).body).contentVersion;

beforeAll(buildSite);

test('the site serves the data of release 0.3.0, and new content is imported beside it', async () => {
  const site = await startOnEarlierData();
  const addresses = await listAddresses(site);
  expect(addresses.length).toBeGreaterThan(50);
  expect(await listFailed(site, addresses)).toEqual([]);
  expect(await contentVersion(site)).toBe(1);

  let isImported = false;
  const importing = importSmall(site.dataDir).finally(() => {
    isImported = true;
  });
  while (!isImported) expect(await listFailed(site, addresses)).toEqual([]);
  await importing;
  await site.until(async () => (await contentVersion(site)) === 2);
  expect(await listFailed(site, await listAddresses(site))).toEqual([]);
});

test('what visitors sent to release 0.3.0 is there, and its mails are sent', async () => {
  const site = await startOnEarlierData();
  const claim = await site.request('/en/warranty/case/y1nkUjpxiOZ6Bni_iSC2ryML9G72xG50mYN1UUe8pME');
  expect([claim.status, claim.body]).toEqual([200, expect.stringContaining('AC-H026-HXA4')]);
  const certificate = '/en/warranty/certificate/AI3JMpiqM749-_8dp6yDwOl9ppXukOttGQMQsuxs-hE';
  expect((await site.request(certificate)).body).toMatch(/^%PDF-/);

  const outbox = join(site.dataDir, 'outbox');
  const listMails = () => readdir(outbox).catch((): string[] => []);
  const isMail = (name: string) => name.endsWith('.eml');
  await site.until(async () => (await listMails()).filter(isMail).length === 6);
  const files = (await listMails()).filter(isMail).map((name) => readFile(join(outbox, name)));
  const mails = (await Promise.all(files)).map(String);
  for (const name of ['report.pdf', 'photo-1.jpg']) {
    expect(mails.filter((mail) => mail.includes(name))).toHaveLength(1);
  }
  const { mails: counts } = JSON.parse((await site.request('/healthz')).body);
  expect(counts).toEqual({ waiting: 0, dead: 1 });
});

/** Tables of a database with their columns, as statements of an earlier release see them. */
function describeTables(file: string): Map<string, Map<string, { isRequired: boolean }>> {
  const db = new DatabaseSync(file, { readOnly: true });
  const names = db.prepare("select name from sqlite_master where type = 'table'").all();
  const tables = names.map(({ name }): [string, Map<string, { isRequired: boolean }>] => {
    const columns = db.prepare(`pragma table_info(${name})`).all();
    const described = columns.map((column): [string, { isRequired: boolean }] => [
      String(column.name),
      { isRequired: column.notnull === 1 && column.dflt_value === null },
    ]);
    return [String(name), new Map(described)];
  });
  db.close();
  return new Map(tables);
}

test('statements of release 0.3.0 still fit the tables', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'earlier-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await unpackEarlierData(folder);
  const earlier = describeTables(join(folder, EARLIER_DATABASE_FILE));
  await (await openDatabase({ dataDir: folder })).destroy();
  const now = describeTables(join(folder, EARLIER_DATABASE_FILE));
  expect(earlier.size).toBeGreaterThan(25);
  expect(now.size).toBeGreaterThan(earlier.size);
  for (const [table, columns] of earlier) {
    const present = [...(now.get(table)?.keys() ?? [])];
    expect(present, table).toEqual(expect.arrayContaining([...columns.keys()]));
    const added = [...(now.get(table) ?? [])].filter(([name]) => !columns.has(name));
    expect(added.filter(([, { isRequired }]) => isRequired)).toEqual([]);
  }
});
