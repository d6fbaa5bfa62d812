import { createHash } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { AppError } from '#core/app-error.ts';
import type { Said } from '#core/say.ts';
import type {
  ContentFindings,
  DraftFindings,
  WrittenFile,
} from '#core/studio/changes/change-set.ts';
import type { MediaItem } from '#core/studio/media/media-item.ts';
import type { CheckBase, CheckJob, CheckReply } from '#server/compose/changes/check-job.ts';
import type { Database } from '#server/db/client.ts';
import type { MediaStore } from '#server/files/media-store.ts';
import { placeUploads, readVersionFolder } from '#server/import/changes/version-folder.ts';
import { readPreviousVersion } from '#server/import/write/previous-version.ts';
import { log } from '#server/log.ts';
import { startThread } from '#server/workers/start-worker.ts';
import { createWorkQueue } from '#server/workers/work-queue.ts';

const SCRIPT = new URL('./check-worker.ts', import.meta.url);
const MEMORY_MB = 1024;
const TIMEOUT_MS = 10 * 60_000;
const MAX_WAITING = 20;
/** Results of a few hundred kilobytes at most. */
const MAX_RESULTS = 50;
const SCRATCH = 'check-';
/** Each has a few hundred bytes for every media file. */
const MAX_LIBRARIES = 4;
/** A check that failed starts again after this time. */
const REST_MS = 60_000;

type Findings = Omit<ContentFindings<Said>, 'state'>;

type Place = { db: Database; dataDir: string; media: MediaStore };

/** A change set as it is now. */
export type Checked = { id: string; version: number; changes: readonly WrittenFile[] };

/** The check of a change set under way, and the state that is checked after it: of those in between nobody needs findings. */
type Running = { key: string; next: Checked | null; done: Promise<void> };

/**
 * Checks change sets as an import does, in a thread. The same changes are checked once; while they are, the findings
 * before are returned. Of one change set, one state is checked at a time.
 */
export function createContentChecker(place: Place) {
  const { run: runJob, close: endThread } = createJobs(place);
  const results = new LRUCache<string, Findings>({ max: MAX_RESULTS });
  const latest = new LRUCache<string, Findings>({ max: MAX_RESULTS });
  const failed = new LRUCache<string, true>({ max: MAX_RESULTS, ttl: REST_MS });
  const queue = createCheckQueue(checkNow);

  async function check(checked: Checked): Promise<Findings> {
    const key = keyOf(checked);
    const known = results.get(key);
    if (known) return known;
    const reply = await runJob(checked, 'findings');
    if (!('errors' in reply)) throw new Error('The check has found no findings.');
    results.set(key, reply);
    return reply;
  }

  async function checkNow(checked: Checked): Promise<void> {
    try {
      latest.set(checked.id, await check(checked));
    } catch (error) {
      if (queue.isClosed()) return;
      failed.set(keyOf(checked), true);
      log.error({ err: error }, 'a change set was not checked');
    }
  }

  /** The findings; those of an earlier state, or none, while a check is under way, which this starts. */
  function find(checked: Checked): ContentFindings<Said> {
    const key = keyOf(checked);
    const found = results.get(key);
    if (found) return { state: 'done', ...found };
    const before = latest.get(checked.id) ?? { errors: [], existing: [], warnings: [] };
    if (failed.has(key)) return { state: 'failed', ...before };
    queue.start(checked);
    return { state: queue.isClosed() ? 'failed' : 'checking', ...before };
  }

  return {
    checkDraft: createDraftChecks(check),

    find,

    /** The findings of this state, once its check has ended. */
    async settle(checked: Checked): Promise<ContentFindings<Said>> {
      while (find(checked).state === 'checking') await queue.ended(checked.id);
      return find(checked);
    },

    listMedia: createLibraries(runJob),

    /** Ends the thread and what it has to do; call it before the database is closed. */
    async close(): Promise<void> {
      const ended = queue.close();
      await endThread();
      await ended;
    },
  };
}

/** A check of what somebody types; `done` when it has ended, or those before it. */
type Draft = { done: Promise<unknown> };

/**
 * Checks what people type. Of one `owner`, one draft is checked at a time, and only the latest of those that wait: for the
 * others the findings are null.
 */
function createDraftChecks(check: (checked: Checked) => Promise<Findings>) {
  const drafts = new Map<string, Draft>();
  return async (owner: string, checked: Checked): Promise<DraftFindings<Said>> => {
    const own: Draft = { done: drafts.get(owner)?.done ?? Promise.resolve() };
    drafts.set(owner, own);
    await own.done;
    if (drafts.get(owner) !== own) return null;
    const checking = check(checked);
    own.done = checking.catch(() => {});
    try {
      return await checking;
    } finally {
      if (drafts.get(owner) === own) drafts.delete(owner);
    }
  };
}

/** Lists the media files, and where they are used; read once for the same content. */
function createLibraries(runJob: ReturnType<typeof createJobs>['run']) {
  const libraries = new LRUCache<string, Promise<MediaItem[]>>({ max: MAX_LIBRARIES });
  async function read(checked: Checked): Promise<MediaItem[]> {
    const reply = await runJob(checked, 'media');
    return 'media' in reply ? reply.media : [];
  }
  return (checked: Checked): Promise<MediaItem[]> => {
    const key = keyOf(checked);
    const known = libraries.get(key);
    if (known) return known;
    const reading = read(checked);
    libraries.set(key, reading);
    reading.catch(() => libraries.delete(key));
    return reading;
  };
}

type KnownReply = NonNullable<CheckReply>;

/**
 * The thread, which reads a version once. From `close` on a job fails with the AppError `busy`: a new process of the site
 * runs it.
 */
function createJobs({ db, dataDir, media }: Place) {
  const { run, close } = createWorkQueue<CheckJob, CheckReply>({
    start: () => startThread({ script: SCRIPT, memoryMb: MEMORY_MB }),
    maxWaiting: MAX_WAITING,
    maxOwnWaiting: MAX_WAITING,
    estimateMs: () => 1000,
    timeoutMs: () => TIMEOUT_MS,
    failed: (problem) => new Error(`The content could not be checked: ${problem}`),
    timedOut: () => new Error('The content was not checked within ten minutes.'),
  });
  let isClosed = false;

  async function unlessClosed(work: () => Promise<CheckReply>): Promise<CheckReply> {
    if (isClosed) throw new AppError('busy');
    return await work();
  }

  async function runJob(checked: Checked, wants: CheckJob['wants']): Promise<KnownReply> {
    try {
      return await runOnVersion(checked, wants);
    } catch (error) {
      // Its thread or the database was ended in the middle of it.
      throw isClosed ? new AppError('busy') : error;
    }
  }

  async function runOnVersion(
    { version, changes: files }: Checked,
    wants: CheckJob['wants'],
  ): Promise<KnownReply> {
    const uploads = join(dataDir, 'cache', `${SCRATCH}${version}`);
    await placeUploads(db, files, uploads);
    const job = { version, changes: { files, uploads }, wants };
    const reply = await run({ ...job, base: null }, unlessClosed);
    if (reply) return reply;
    const base = await readBase({ db, dataDir, media }, version);
    const first = await run({ ...job, base }, unlessClosed);
    if (!first) throw new Error(`Version ${version} could not be checked.`);
    return first;
  }

  return {
    run: runJob,
    async close(): Promise<void> {
      isClosed = true;
      await close();
    },
  };
}

const keys = new WeakMap<Checked, string>();

/** Tells states apart; found once of each, whose texts may be large. */
function keyOf(checked: Checked): string {
  const known = keys.get(checked);
  if (known !== undefined) return known;
  const hash = createHash('sha256').update(String(checked.version));
  for (const { path, text, upload } of checked.changes) {
    hash.update(JSON.stringify([path, text?.length ?? null, upload]));
    hash.update(text ?? '');
  }
  const key = hash.digest('hex');
  keys.set(checked, key);
  return key;
}

async function readBase({ db, dataDir, media }: Place, version: number): Promise<CheckBase> {
  const cache = join(dataDir, 'cache');
  await removeOlder(cache, version);
  const scratch = join(cache, `${SCRATCH}${version}`);
  const folder = await readVersionFolder(db, { version, media, scratch });
  const { sizes } = await readPreviousVersion(db);
  return { folder, sizes };
}

/** Files of earlier versions, which no thread of this machine reads any more. */
async function removeOlder(cache: string, version: number): Promise<void> {
  const names = await readdir(cache).catch(() => []);
  for (const name of names) {
    const isOlder = name.startsWith(SCRATCH) && Number(name.slice(SCRATCH.length)) < version - 10;
    if (isOlder) await rm(join(cache, name), { recursive: true, force: true });
  }
}

/** One check of each change set at a time: of the states that come meanwhile, the latest is next. */
function createCheckQueue(check: (checked: Checked) => Promise<void>) {
  const running = new Map<string, Running>();
  let isClosed = false;

  function start(checked: Checked): void {
    const own = running.get(checked.id);
    if (own) own.next = own.key === keyOf(checked) ? null : checked;
    if (own || isClosed) return;
    const done = check(checked).finally(() => {
      const next = running.get(checked.id)?.next;
      running.delete(checked.id);
      if (next) start(next);
    });
    running.set(checked.id, { key: keyOf(checked), next: null, done });
  }

  return {
    start,
    isClosed: () => isClosed,
    ended: async (id: string): Promise<void> => running.get(id)?.done,
    /** Starts no more checks; resolves once those under way have ended. */
    async close(): Promise<void> {
      isClosed = true;
      await Promise.all([...running.values()].map(({ done }) => done));
    },
  };
}
