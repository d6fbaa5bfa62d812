import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Database, openDatabase } from '#server/db/client.ts';
import { fixtureFolder } from '#server/import/content-folder.fixtures.ts';
import { importContent } from '#server/import/import-content.ts';
import { currentVisitor, runForVisitor } from '#server/limits/current-visitor.ts';
import { createFairQueue, outsideTurn } from '#server/limits/fair-queue.ts';
import { createUsage } from '#server/limits/usage.ts';
import { createWorkBudget } from '#server/limits/work-budget.ts';
import type { PdfMaker } from '#server/pdf/pdf-maker.ts';
import { createServices, type Services } from '#server/services.ts';

const SKUS = ['NIM120/12/830/W', 'NIM120/12/840/W', 'NIM120/12/830/W/DD'];

/** A limit that only a hanging test reaches. */
const WAIT_MS = 60_000;

let db: Database;
let dataDir: string;
let documents: Services['documents'];
let pdf: ReturnType<typeof createHeldMaker>;

beforeAll(async () => {
  db = await openDatabase({ inMemory: true });
  const mediaDir = await mkdtemp(join(tmpdir(), 'in-turn-'));
  await importContent(db, { folder: fixtureFolder, dataDir: mediaDir });
  dataDir = mediaDir;
  return async () => {
    await db.destroy();
    await rm(dataDir, { recursive: true, force: true });
  };
});

beforeEach(async () => {
  await rm(join(dataDir, 'cache'), { recursive: true, force: true });
  pdf = createHeldMaker();
  documents = createServices({ db, dataDir, pdf }).documents;
});

/** Makes no PDF before `go`: then everything that a test requests is waiting, however long composing takes. */
function createHeldMaker() {
  const queue = createFairQueue({ maxWaiting: 60, maxOwnWaiting: 20 });
  const { promise: held, resolve: go } = Promise.withResolvers<void>();
  const made: string[] = [];
  const waiting: string[] = [];
  const makeWithin: PdfMaker['makeWithin'] = ({ document }, within) => {
    waiting.push(currentVisitor());
    const render = async () => {
      made.push(currentVisitor());
      return new TextEncoder().encode(document.title);
    };
    const turn = async () => {
      await held;
      return within(render);
    };
    return outsideTurn(() => queue.run(turn));
  };
  const make: PdfMaker['make'] = (job) => makeWithin(job, (render) => render());
  return { make, makeWithin, warm() {}, async close() {}, go, made, waiting };
}

async function openFor(visitor: string, sku: string, kind: 'datasheet' | 'compatibility') {
  const opened = await runForVisitor(visitor, () => documents.openDocument('en', sku, kind));
  if (opened?.outcome !== 'file') throw new Error(`${sku}: ${opened?.outcome}`);
  return opened;
}

const areWaiting = (count: number) =>
  vi.waitFor(() => expect(pdf.waiting).toHaveLength(count), WAIT_MS);

test('A datasheet waits for the running document of another visitor, and for none of the queued', async () => {
  const queued = SKUS.map((sku) => openFor('other', sku, 'compatibility'));
  await areWaiting(SKUS.length);
  const wanted = openFor('visitor', 'NIM120/12/830/W', 'datasheet');
  await areWaiting(SKUS.length + 1);
  pdf.go();
  await Promise.all([wanted, ...queued]);
  expect(pdf.made).toEqual(['other', 'visitor', 'other', 'other']);
});

test('So does a document that another visitor has queued last; it is made once', async () => {
  const queued = SKUS.map((sku) => openFor('other', sku, 'datasheet'));
  await areWaiting(SKUS.length);
  const wanted = openFor('visitor', SKUS.at(-1) ?? '', 'datasheet');
  await areWaiting(SKUS.length + 1);
  pdf.go();
  const { content, etag } = await wanted;
  expect((await Promise.all(queued)).at(-1)).toMatchObject({ content, etag });
  expect(pdf.made).toEqual(['other', 'visitor', 'other']);
});

test('An archive of somebody else does not delay a datasheet until it is complete', async () => {
  const archive = await runForVisitor('other', () =>
    documents.openSelection('en', { codes: SKUS, kinds: ['compatibility'] }),
  );
  if (archive.outcome !== 'zip') throw new Error(archive.text);
  const send = async () => {
    for await (const _ of archive.bytes);
  };
  const sent = send();
  await areWaiting(1);
  const wanted = openFor('visitor', 'NIM120/12/830/W', 'datasheet');
  await areWaiting(2);
  pdf.go();
  await Promise.all([wanted, sent]);
  expect(pdf.made).toEqual(['other', 'visitor', 'other', 'other']);
});

test('Visitors who wait for the same documents again and again hold up no page', async () => {
  const { inTurn } = createWorkBudget(createUsage());
  const waiting = ['a', 'b'].flatMap((visitor) =>
    Array.from({ length: 4 }, () =>
      runForVisitor(visitor, () => inTurn(() => openFor(visitor, SKUS[0] ?? '', 'datasheet'))),
    ),
  );
  await areWaiting(2);
  expect(await runForVisitor('c', () => inTurn(async () => 'page'))).toBe('page');
  pdf.go();
  expect(await Promise.all(waiting)).toHaveLength(8);
});
