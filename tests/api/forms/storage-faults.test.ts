import { execFile } from 'node:child_process';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { Hono } from 'hono';
import { sql } from 'kysely';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createApi } from '#server/api/api.ts';
import { noWork } from '#server/captcha/captcha.fixtures.ts';
import { type Database, openDatabase } from '#server/db/client.ts';
import { startSilentProxy } from '#server/db/postgres-proxy.fixtures.ts';
import { defaultLimits } from '#server/files/disk-room.ts';
import { goodMessage } from '#server/forms/forms.fixtures.ts';
import { createFormGate } from '#server/http/forms/form-gate.ts';
import { reportHealth } from '#server/http/site-handlers.ts';
import { fixtureFolder } from '#server/import/content-folder.fixtures.ts';
import { importContent } from '#server/import/import-content.ts';
import { log } from '#server/log.ts';
import { createServices } from '#server/services.ts';
import { createTokens, formBody, UNIT_TAG } from '#tests/api/forms/forms.ts';

const run = promisify(execFile);
const WAIT_MS = 150;
const siteUrl = 'https://www.example.com';

type Fault = { begin(): Promise<void> | void; end(): Promise<void> | void };
type Place = { dataDir: string; databaseUrl?: string; faultOf(db: Database): Fault };

beforeEach(() => {
  for (const level of ['error', 'warn', 'info'] as const) {
    vi.spyOn(log, level).mockImplementation(() => {});
  }
});

async function createFolder(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'faults-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  return dataDir;
}

/** Another process holds the write lock. */
async function lockedFile(): Promise<Place> {
  const dataDir = await createFolder();
  const faultOf = () => {
    const other = new DatabaseSync(join(dataDir, 'catalogue.sqlite'));
    onTestFinished(() => other.close());
    return { begin: () => other.exec('BEGIN IMMEDIATE'), end: () => other.exec('ROLLBACK') };
  };
  return { dataDir, faultOf };
}

/** The database file is deleted, and a copy of it put in its place later. */
async function deletedFile(): Promise<Place> {
  const dataDir = await createFolder();
  const path = join(dataDir, 'catalogue.sqlite');
  const faultOf = ({ write }: Database) => ({
    async begin() {
      await sql`vacuum into ${sql.lit(`${path}.copy`)}`.execute(write);
      await rm(path);
    },
    end: () => rename(`${path}.copy`, path),
  });
  return { dataDir, faultOf };
}

/** The disk of the data folder is full. */
async function fullDisk(): Promise<Place> {
  const dataDir = await createFolder();
  await run('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', dataDir]);
  onTestFinished(async () => void (await run('umount', ['-l', dataDir])));
  const ballast = join(dataDir, 'ballast');
  const faultOf = () => ({
    async begin() {
      await writeFile(ballast, Buffer.alloc(16 * 1024 * 1024)).catch(() => {});
    },
    end: () => rm(ballast),
  });
  return { dataDir, faultOf };
}

const canMount = await run('mount', ['--version']).then(
  () => process.getuid?.() === 0,
  () => false,
);

const server = process.env.TEST_DATABASE_URL;

/** The PostgreSQL server, or the network before it, does not respond any more. */
async function silentServer(): Promise<Place> {
  const dataDir = await createFolder();
  const url = new URL(server as string);
  const schema = `faults_${process.pid}`;
  const direct = await openDatabase({ databaseUrl: url.href });
  await sql`create schema ${sql.ref(schema)}`.execute(direct.write);
  onTestFinished(async () => {
    await sql`drop schema ${sql.ref(schema)} cascade`.execute(direct.write);
    await direct.destroy();
  });
  const proxy = await startSilentProxy({ host: url.hostname, port: Number(url.port) });
  onTestFinished(() => proxy.stop());
  url.host = `127.0.0.1:${proxy.port}`;
  url.searchParams.set('options', `-c search_path=${schema}`);
  const faultOf = () => ({ begin: proxy.fallSilent, end: proxy.forwardNew });
  return { dataDir, databaseUrl: url.href, faultOf };
}

/** The API and `/healthz` as a server has them, on a database that may fail. */
async function serve({ dataDir, databaseUrl, faultOf }: Place) {
  const db = await openDatabase({ dataDir, databaseUrl, waitMs: WAIT_MS });
  onTestFinished(() => db.destroy());
  await importContent(db, { folder: fixtureFolder, dataDir, checkPhotometry: false });
  const storage = { ...defaultLimits, minFreeMb: 1 };
  const services = createServices({ db, dataDir, siteUrl, storage, captcha: { workCost: noWork } });
  const app = new Hono();
  app.get('/healthz', reportHealth(services));
  app.mount(
    '/',
    createApi(services, { siteUrl, gate: createFormGate({ siteUrl, dataDir }) }).fetch,
  );
  const token = await createTokens({ db });
  const send = (fields: Record<string, string>) =>
    app.request('/api/contact-form-7/v1/contact-forms/6/feedback', {
      method: 'POST',
      body: formBody({ ...goodMessage, _wpcf7_unit_tag: UNIT_TAG, ...fields }),
    });
  const isHealthy = async () => {
    const { status } = (await (await app.request('/healthz')).json()) as { status: string };
    return status === 'ok';
  };
  return { app, db, send, token, isHealthy, fault: faultOf(db) };
}

const countStored = async ({ read }: Database) =>
  (await read.selectFrom('form_submission').select('id').execute()).length;

const faults: [string, () => Promise<Place>, boolean][] = [
  ['a locked SQLite file', lockedFile, true],
  ['a deleted SQLite file', deletedFile, true],
  ['a full disk (skipped without the right to mount one)', fullDisk, canMount],
  ['a silent PostgreSQL server (skipped without TEST_DATABASE_URL)', silentServer, !!server],
];

describe.each(faults)('%s', (_name, create, isPossible) => {
  test.skipIf(!isPossible)('refuses submissions honestly and recovers by itself', async () => {
    const { app, db, send, token, isHealthy, fault } = await serve(await create());
    const fields = { _wpcf7_recaptcha_response: token(), _idempotency_key: 'the-same-key' };
    const before = await send({ _wpcf7_recaptcha_response: token() });
    expect(await before.json()).toMatchObject({ status: 'mail_sent' });
    await app.request('/api/jgm/v1/menu');
    expect(await isHealthy()).toBe(true);
    await fault.begin();

    const refused = await send(fields);
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({
      status: 'mail_failed',
      message: 'There was an error trying to send your message. Please try again later.',
    });
    expect(await isHealthy()).toBe(false);
    // Data in memory needs no database.
    expect((await app.request('/api/jgm/v1/menu')).status).toBe(200);

    await fault.end();
    await vi.waitUntil(isHealthy, { timeout: 30_000, interval: 100 });
    const accepted = await send(fields);
    expect(await accepted.json()).toMatchObject({ status: 'mail_sent' });
    expect(await countStored(db)).toBe(2);
  });
});
