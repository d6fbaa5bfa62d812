import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { PublisherWork } from '#server/compose/changes/create-publisher.ts';
import { openPublishedSite } from '#server/compose/changes/published-site.fixtures.ts';
import { readContentVersion } from '#server/db/content-state.ts';
import { describeEachDatabase, type Place } from '#server/db/databases.fixtures.ts';
import { versionedTables } from '#server/db/tables.ts';
import { readEnv } from '#server/env.ts';
import { openSiteFiles } from '#server/files/site-files.ts';
import { fixtureFolder } from '#server/import/content-folder.fixtures.ts';
import { exportVersion } from '#server/import/sources/export-version.ts';
import { createServices } from '#server/services.ts';

/** `npm run test:durability` kills at a hundred. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 20);

const TEXT = 'catalogue/products/vel400/product.yaml';
const PICTURE = 'catalogue/products/nim120/images/front.webp';
/** Written in the content: what each round replaces by its own. */
const FIRST = 'Frosted ring';

const publisher = new URL('../../../server/compose/changes/publish-worker.ts', import.meta.url);
const counter = new URL('./die-at-step.ts', import.meta.url);

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** What a round publishes: `features` of one product and a picture of another. */
type Content = { text: string; picture: Buffer };

describeEachDatabase('A publishing process', (createPlace) => {
  test(
    `killed at ${ROUNDS} of its steps, leaves the old content or the new`,
    async () => {
      const place = await createPlace();
      const { changes, studio, ben, begin, approve } = await openPublishedSite(place);
      let current = { text: FIRST, picture: await readFile(join(fixtureFolder, PICTURE)) };

      async function prepare(content: Content) {
        const { id, at } = await begin(content.text);
        const edit = { path: ['features', 1, 'en'], from: current.text, to: content.text };
        await changes.editFile(ben, at(TEXT), [edit]);
        const upload = { hash: digest(current.picture), bytes: content.picture };
        await studio.media.upload(ben, at(PICTURE), upload);
        await approve(id);
        return id;
      }

      const waiting = await begin('Waiting');
      await changes.writeFile(ben, waiting.at('glossary/waiting.yaml'), { hash: '', text: '[]\n' });
      const waitingPicture = await draw(1000);
      const seen = { hash: digest(current.picture), bytes: waitingPicture };
      await studio.media.upload(ben, waiting.at(PICTURE), seen);

      const first = { text: 'Ring 0', picture: await draw(0) };
      const steps = await listSteps(place, { change: await prepare(first), actor: ben });
      current = first;
      const outcomes = new Set<string>();
      for (const [round, step] of chooseSteps(steps, ROUNDS).entries()) {
        const next = { text: `Ring ${round + 1}`, picture: await draw(round + 1) };
        const id = await prepare(next);
        const { version: before } = await readSite(place);
        const death = `before step ${step} (${steps[step - 1]})`;
        expect(await publishUntil(place, { change: id, actor: ben }, step), death).toBe('SIGKILL');

        const { version, ...shown } = await readSite(place);
        const isPublished = version !== before;
        outcomes.add(isPublished ? 'new' : 'old');
        expect(shown, death).toEqual(isPublished ? next : current);
        expect(await exported(place, version), death).toEqual(await filesOf(shown));
        expect(await changes.describe(id), death).toMatchObject(
          isPublished
            ? { state: 'published', publishedVersion: version }
            : { state: 'approved', publishedVersion: null },
        );

        if (!isPublished) {
          const published = await changes.publish(ben, id);
          expect(await readSite(place), death).toEqual({ version: published, ...next });
          expect(await exported(place, published), death).toEqual(await filesOf(next));
        }
        const events = await studio.audit.find({ action: 'change.published', offset: 0, limit: 1 });
        expect(events.items, death).toMatchObject([{ after: { title: next.text } }]);
        expect(events.total, death).toBe(round + 2);
        current = next;
      }
      expect([...outcomes].sort()).toEqual(['new', 'old']);
      expect(await studio.media.read(waiting.at(PICTURE))).toEqual(waitingPicture);
      expect((await changes.describe(waiting.id))?.files).toHaveLength(2);
      const last = await prepare({ text: 'Last', picture: await draw(2000) });
      await changes.publish(ben, last);
      await expectNoRemains(place);
    },
    120_000 + ROUNDS * 20_000,
  );
});

const draw = (seed: number) =>
  sharp({
    create: {
      ...{ width: 60, height: 40, channels: 3 },
      background: { r: seed % 250, g: Math.floor(seed / 250), b: 90 },
    },
  })
    .webp({ lossless: true })
    .toBuffer();

/** The words and the picture that pages show, read by a process that has just been started. */
async function readSite({ open, dataDir }: Place): Promise<Content & { version: number }> {
  const db = await open();
  const { catalogue } = createServices({ db, dataDir });
  const { version } = await readContentVersion(db);
  const [worded, pictured] = await Promise.all([
    catalogue.findProduct('en', 'velo-400-bollard'),
    catalogue.findProduct('en', 'nimba-120-recessed-downlight'),
  ]);
  const { media } = openSiteFiles({ dataDir });
  const file = await media.find(pictured?.pictures[1]?.hash ?? '');
  await db.destroy();
  return {
    version,
    text: worded?.features[1] ?? '',
    picture: file ? await readFile(file.path) : Buffer.alloc(0),
  };
}

async function readFolder(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'));
  const paths = files.map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
  const read = async (path: string) => [path, digest(await readFile(join(folder, path)))] as const;
  return new Map(await Promise.all(paths.sort().map(read)));
}

/** The digests of the files of a version, by path. */
async function exported({ open, dataDir }: Place, version: number): Promise<Map<string, string>> {
  const db = await open();
  const folder = await mkdtemp(join(tmpdir(), 'killed-'));
  try {
    const { media } = openSiteFiles({ dataDir });
    const { missing } = await exportVersion(db, { version, folder, media });
    expect(missing).toEqual([]);
    return await readFolder(folder);
  } finally {
    await rm(folder, { recursive: true });
    await db.destroy();
  }
}

/** The digests of the files that content should have, by path. */
async function filesOf({ text, picture }: Content): Promise<Map<string, string>> {
  const files = await readFolder(fixtureFolder);
  const original = await readFile(join(fixtureFolder, TEXT), 'utf8');
  files.set(TEXT, digest(Buffer.from(original.replace(FIRST, text))));
  return files.set(PICTURE, digest(picture));
}

type Job = PublisherWork['job'];

/** Publishes in a process; returns the names of its statements and changes of files, in order. */
async function listSteps(place: Place, job: Job): Promise<string[]> {
  const file = join(place.dataDir, 'steps.txt');
  const child = startPublishing(place, job, { STEPS_FILE: file });
  const [reply] = await once(child, 'message');
  child.kill('SIGKILL');
  expect(reply).toMatchObject({ result: { version: expect.any(Number) } });
  return (await readFile(file, 'utf8')).trimEnd().split('\n');
}

/** Returns what has ended the process: its own signal, or the test's once it has published. */
async function publishUntil(place: Place, job: Job, step: number): Promise<string> {
  const child = startPublishing(place, job, { DIE_AT_STEP: String(step) });
  const ended = once(child, 'exit').then(([, signal]) => signal as string);
  const replied = once(child, 'message').then(([reply]) => JSON.stringify(reply));
  // The one that does not come must not be waited for.
  return Promise.race([ended, replied]).finally(() => child.kill('SIGKILL'));
}

/** The process that publishes in production (`create-publisher.ts`). */
function startPublishing({ location, dataDir }: Place, job: Job, variables: object) {
  const variablesOfSite = { NODE_ENV: 'test', DATA_DIR: dataDir };
  const env = readEnv({ ...variablesOfSite, DATABASE_URL: location.databaseUrl });
  const child = fork(publisher, {
    execArgv: ['--import', counter.href],
    serialization: 'advanced',
    env: { ...process.env, ...variables },
  });
  child.send({ id: 1, job: { env, job } satisfies PublisherWork });
  return child;
}

const CHANGES = /^(insert|update|delete|begin|commit|copyFile|mkdtemp|rename|rm|writeFile)\b/i;

/** Numbers of steps that change something: a quarter in and right after the transaction that switches, the rest anywhere. */
function chooseSteps(steps: string[], count: number): number[] {
  const changing = steps.flatMap((name, index) => (CHANGES.test(name) ? [index] : []));
  const [begin, end] = switchOf(steps);
  const after = changing.find((index) => index > end) as number;
  const within = changing.filter((index) => index >= begin && index <= after);
  const around = changing.filter((index) => index < begin || index > after);
  const few = Math.min(within.length, Math.ceil(count / 4));
  const chosen = [...spread(within, few), ...spread(around, count - few), end, after];
  return [...new Set(chosen)].sort((one, other) => one - other).map((index) => index + 1);
}

/** Where the version is switched: the first and the last statement of its transaction. */
function switchOf(steps: string[]): [number, number] {
  const begin = steps.findIndex((name) => name.startsWith('insert into "content_version"'));
  return [begin, steps.indexOf('commit', begin)];
}

function spread(list: number[], count: number): number[] {
  const many = Math.min(count, list.length);
  const at = (index: number) => Math.floor(((index + 0.5) * list.length) / many);
  return Array.from({ length: many }, (_, index) => list[at(index)] as number);
}

/** Nothing of the killed processes is stored once a later one has published: only the versions that can be in use. */
async function expectNoRemains({ open }: Place): Promise<void> {
  const db = await open();
  const stored = await db.read.selectFrom('content_version').select('version').execute();
  const versions = stored.map(({ version }) => version);
  expect(versions).toHaveLength(2);
  for (const table of versionedTables) {
    const rows = await db.read.selectFrom(table).select('version').distinct().execute();
    expect(versions, table).toEqual(expect.arrayContaining(rows.map(({ version }) => version)));
  }
  await db.destroy();
}
