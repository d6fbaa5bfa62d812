import { AsyncLocalStorage } from 'node:async_hooks';
import type { Selectable } from 'kysely';
import type { Database } from '#server/db/client.ts';
import type { ContentCounts, Tables } from '#server/db/tables.ts';
import { log } from '#server/log.ts';
import { createBoundedMemo } from '#server/memory/bounded-memo.ts';

/** How often a process checks whether another one has switched the content; a switch shows within two intervals. */
export const POLL_MS = 1000;
const RECENT = { maxEntries: 256, maxBytes: 16 * 1024 * 1024 };

/** One content version as a reader sees it. Data derived from it may be cached with it, and is dropped with it. */
export type Snapshot = {
  version: number;
  memo<Value>(key: string, load: () => Promise<Value>): Promise<Value>;
  /** Caches values that may be very many: only the latest are retained. */
  recent<Value>(key: string, load: () => Promise<Value>): Promise<Value>;
};

/** Version 0, with nothing in it, is the state before the first import. */
export type StoredVersion = {
  version: number;
  /** ISO time in UTC. */
  importedAt: string;
  source: string;
  checksum: string;
  counts: ContentCounts;
};

const NOTHING: StoredVersion = {
  version: 0,
  importedAt: '',
  source: '',
  checksum: '',
  counts: {
    products: {},
    variants: 0,
    categories: 0,
    families: 0,
    applications: 0,
    pages: 0,
    redirects: 0,
    media: 0,
  },
};

/** The version in use, according to the database. Rejects when the database is unavailable. */
export async function readContentVersion(database: Database): Promise<StoredVersion> {
  const row = await database.read
    .selectFrom('content_state')
    .innerJoin('content_version', 'content_version.version', 'content_state.version')
    .selectAll('content_version')
    .executeTakeFirst();
  return row ? toStoredVersion(row) : NOTHING;
}

/** All complete versions that are stored, oldest first. */
export async function listContentVersions(database: Database): Promise<StoredVersion[]> {
  const rows = await database.read
    .selectFrom('content_version')
    .selectAll()
    .orderBy('version')
    .execute();
  return rows.map(toStoredVersion);
}

/** A complete version that is stored. */
export async function findContentVersion(
  database: Database,
  version: number,
): Promise<StoredVersion | undefined> {
  return (await listContentVersions(database)).find((stored) => stored.version === version);
}

function toStoredVersion(row: Selectable<Tables['content_version']>): StoredVersion {
  return {
    version: row.version,
    importedAt: row.imported_at,
    source: row.source,
    checksum: row.checksum,
    counts: JSON.parse(row.counts),
  };
}

/**
 * Holds the version that this process reads. It changes only in `refresh`, so all reads of one snapshot are consistent.
 */
export function createContentState(database: Database) {
  /** The next version, within its preparation. */
  const upcoming = new AsyncLocalStorage<Snapshot>();
  let current: Promise<Snapshot> | null = null;

  async function load(): Promise<Snapshot> {
    const { version } = await readContentVersion(database);
    return createSnapshot(version);
  }

  /** The version in use; read from the database at the first call. Within the preparation of the next one, that one. */
  function snapshot(): Promise<Snapshot> {
    const next = upcoming.getStore();
    if (next) return Promise.resolve(next);
    current ??= load().catch((error) => {
      current = null;
      throw error;
    });
    return current;
  }

  /**
   * Switches to the database's version; true when it differs from the previous one. Within `prepare` everything already
   * reads the new version, everywhere else the previous one; if it fails, the new one is used all the same.
   */
  async function refresh(prepare?: () => Promise<void>): Promise<boolean> {
    const before = await snapshot();
    const { version } = await readContentVersion(database);
    if (version === before.version) return false;
    const next = createSnapshot(version);
    if (prepare) {
      await upcoming.run(next, prepare).catch((error) => {
        log.warn({ err: error, version }, 'cannot prepare new content');
      });
    }
    current = Promise.resolve(next);
    return true;
  }

  /** Polls for a new version once a second and reports it after switching to it. Returns a function that stops. */
  function watch(onChange: (version: number) => void, prepare?: () => Promise<void>): () => void {
    return everySecond(async () => {
      if (await refresh(prepare)) onChange((await snapshot()).version);
    });
  }

  return { snapshot, refresh, watch };
}

export type ContentState = ReturnType<typeof createContentState>;

/** What reads of one version need. */
export type ReadState = Pick<ContentState, 'snapshot'>;

/** Reads of a version that need not be in use. */
export function readVersion(version: number): ReadState {
  const snapshot = createSnapshot(version);
  return { snapshot: async () => snapshot };
}

/** The state of a site that shows one version for good. */
export function fixedState(version: number): ContentState {
  return { ...readVersion(version), refresh: async () => false, watch: () => () => {} };
}

/** Polls once a second and logs the first of consecutive failures. Returns a function that stops. */
function everySecond(look: () => Promise<void>): () => void {
  let isAway = false;
  let isStopped = false;
  let timer = setTimeout(poll, POLL_MS).unref();
  async function poll() {
    try {
      await look();
      isAway = false;
    } catch (error) {
      if (!isAway) log.warn({ err: error }, 'cannot read the content version');
      isAway = true;
    }
    if (!isStopped) timer = setTimeout(poll, POLL_MS).unref();
  }
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

function createSnapshot(version: number): Snapshot {
  return {
    version,
    memo: createMemo(),
    recent: createBoundedMemo({ ...RECENT, sizeOf }) as Snapshot['recent'],
  };
}

/** Loads each key once; the code names a fixed number of keys. */
function createMemo(): Snapshot['memo'] {
  const loaded = new Map<string, Promise<unknown>>();
  return <Value>(key: string, load: () => Promise<Value>): Promise<Value> => {
    const cached = loaded.get(key) as Promise<Value> | undefined;
    if (cached) return cached;
    const value = load();
    loaded.set(key, value);
    value.catch(() => loaded.delete(key));
    return value;
  };
}

/** Memory of a value: its bytes, or about twice its JSON. */
function sizeOf(value: unknown): number {
  if (value instanceof Uint8Array) return value.byteLength;
  return 2 * (JSON.stringify(value)?.length ?? 0);
}
