import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, describe } from 'vitest';
import { type Database, type DatabaseLocation, openDatabase } from '#server/db/client.ts';

/** A fresh, empty database: `open` may be called several times and opens a separate connection where possible. */
export type Place = { location: DatabaseLocation; dataDir: string; open(): Promise<Database> };
/** Removed after its test, or after its suite when several tests read it. */
export type CreatePlace = (lifetime?: 'test' | 'suite') => Promise<Place>;

const url = process.env.TEST_DATABASE_URL;

/** Runs a suite on each database that a site can have, and on SQLite in memory, which only tests and benches use. */
export function describeWithMemory(name: string, suite: (createPlace: CreatePlace) => void): void {
  describe(`${name} (SQLite in memory)`, () => suite(placesOf(memory)));
  describeEachDatabase(name, suite);
}

/** Runs a suite on SQLite in a file, and on PostgreSQL where TEST_DATABASE_URL names a server. */
export function describeEachDatabase(
  name: string,
  suite: (createPlace: CreatePlace) => void,
): void {
  describe(`${name} (SQLite file)`, () => suite(placesOf(file)));
  describeWithPostgres(name, suite);
}

/** Runs a suite on PostgreSQL where TEST_DATABASE_URL names a server. */
export function describeWithPostgres(
  name: string,
  suite: (createPlace: CreatePlace) => void,
): void {
  const title = url
    ? `${name} (PostgreSQL)`
    : `${name} (PostgreSQL: skipped, TEST_DATABASE_URL names no server)`;
  describe.skipIf(!url)(title, () => suite(placesOf(postgres)));
}

type Kind = (dataDir: string) => Promise<{ location: DatabaseLocation; remove?(): Promise<void> }>;

const memory: Kind = async () => ({ location: { inMemory: true } });
const file: Kind = async (dataDir) => ({ location: { dataDir } });

/** Creates a separate schema in the database of this worker. */
const postgres: Kind = async () => {
  const schema = `test_${randomBytes(6).toString('hex')}`;
  const database = await workerDatabase();
  await runOnServer(database, `create schema ${schema}`);
  const own = new URL(database);
  own.searchParams.set('options', `-c search_path=${schema}`);
  return {
    location: { databaseUrl: own.href },
    remove: () => runOnServer(database, `drop schema ${schema} cascade`),
  };
};

const DUPLICATE_DATABASE = '42P04';

/**
 * Suites run in parallel, and a migration looks at every table of its database: one that another worker drops
 * meanwhile would make it fail. So each worker has a database.
 */
async function workerDatabase(): Promise<string> {
  const name = `tests_${process.env.VITEST_POOL_ID ?? '0'}`;
  await runOnServer(url as string, `create database ${name}`).catch((error: { code?: string }) => {
    if (error.code !== DUPLICATE_DATABASE) throw error;
  });
  const own = new URL(url as string);
  own.pathname = `/${name}`;
  return own.href;
}

async function runOnServer(database: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

function placesOf(kind: Kind): CreatePlace {
  type Cleanups = (() => Promise<unknown>)[];
  const cleanupsOf: Record<'test' | 'suite', Cleanups> = { test: [], suite: [] };
  const clean = async (list: Cleanups) => {
    for (const cleanup of list.splice(0).reverse()) await cleanup();
  };
  afterEach(() => clean(cleanupsOf.test));
  afterAll(() => clean(cleanupsOf.suite));
  return async (lifetime = 'test') => {
    const cleanups = cleanupsOf[lifetime];
    const dataDir = await mkdtemp(join(tmpdir(), 'catalogue-'));
    cleanups.push(() => rm(dataDir, { recursive: true, force: true }));
    const { location, remove } = await kind(dataDir);
    if (remove) cleanups.push(remove);
    const open = async () => {
      const database = await openDatabase(location);
      cleanups.push(() => database.destroy());
      return database;
    };
    return { location, dataDir, open };
  };
}
