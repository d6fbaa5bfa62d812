import { copyFile, link, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Within } from '#server/limits/fair-queue.ts';
import { log } from '#server/log.ts';

/** A file on disk, or its bytes where the disk took no file. */
export type FileContent = { path: string } | { bytes: Uint8Array };

/** A file ready to be sent. The digest changes with the bytes. */
export type MadeFile = { content: FileContent; digest: string; sizeBytes: number };

export type StoredFile = MadeFile & { content: { path: string } };

/** How to make a document when it is the visitor's turn, and the digest that identifies an existing one. */
export type DocumentPlan = {
  extension: string;
  digest: string;
  make: <Value>(within: Within<Uint8Array, Value>) => Promise<Value>;
};

/** The cached documents of one content version and one revision of the code. */
export type DocumentCache = {
  /** Returns the document stored under a name, or null. */
  find: (name: string) => StoredFile | null;
  /** Stores a document: reuses that of an older version if the digest is the same, else makes it. */
  store: (name: string, plan: DocumentPlan) => Promise<MadeFile>;
};

/** Writes a file and creates its folder; returns whether the disk took it. */
export type StoreFile = (path: string, bytes: Uint8Array) => Promise<boolean>;

/**
 * Creates the document cache in `cache/documents/{content version}-{revision}` below the data folder. Documents are
 * found by name alone; a new content version or revision starts an empty cache directory, which reuses unchanged
 * documents of the previous one. The current and the previous directory are retained. Several processes may share them.
 */
export function createDocumentStore(dataDir: string, storeFile: StoreFile) {
  const root = join(dataDir, 'cache', 'documents');
  let current: { name: string; cache: Promise<DocumentCache> } | null = null;

  async function loadCache(name: string): Promise<DocumentCache> {
    const folder = join(root, name);
    const others = await listOthers(root, name);
    const [latest, ...stale] = others;
    for (const old of stale) {
      rm(join(root, old), { recursive: true, force: true }).catch((error) =>
        log.warn({ err: error, folder: old }, 'cannot remove stale documents'),
      );
    }
    const older = latest === undefined ? null : join(root, latest);
    return createCache({ folder, older, storeFile }, await listFiles(folder));
  }

  /** Returns the cache of a content version and revision; reads its directory once. */
  return function openCache(version: number, revision: string): Promise<DocumentCache> {
    const name = `${version}-${revision}`;
    if (current?.name === name) return current.cache;
    const cache = loadCache(name);
    current = { name, cache };
    cache.catch(() => {
      if (current?.cache === cache) current = null;
    });
    return cache;
  };
}

type CacheOptions = { folder: string; older: string | null; storeFile: StoreFile };

function createCache(
  { folder, older, storeFile }: CacheOptions,
  files: Map<string, StoredFile>,
): DocumentCache {
  return {
    find: (name) => files.get(name) ?? null,
    async store(name, { extension, digest, make }) {
      const file = `${name}.${digest}.${extension}`;
      const path = join(folder, file);
      const isReused = older !== null && (await reuseFile(join(older, file), path));
      const unstored = isReused
        ? null
        : await make(async (render) => {
            // Another visitor may have had the turn before.
            if (await isFile(path)) return null;
            const bytes = await render();
            return (await storeFile(path, bytes)) ? null : bytes;
          });
      if (unstored) return { content: { bytes: unstored }, digest, sizeBytes: unstored.length };
      const stored = { content: { path }, digest, sizeBytes: (await stat(path)).size };
      files.set(name, stored);
      return stored;
    },
  };
}

/** Returns the names of the other cache directories, most recent first. */
async function listOthers(root: string, current: string): Promise<string[]> {
  const all = await readdir(root).catch((): string[] => []);
  const names = all.filter((name) => name !== current && /^\d+-\w+$/.test(name));
  const dated = await Promise.all(
    names.map(async (name) => {
      const stats = await stat(join(root, name)).catch(() => null);
      return { name, time: stats?.mtimeMs ?? 0 };
    }),
  );
  return dated.sort((a, b) => b.time - a.time).map(({ name }) => name);
}

async function listFiles(folder: string): Promise<Map<string, StoredFile>> {
  const files = new Map<string, StoredFile>();
  for (const file of await readdir(folder).catch((): string[] => [])) {
    const [, name, digest] = file.match(/^(.+)\.([0-9a-f]{16,})\.\w+$/) ?? [];
    if (!name || !digest) continue;
    const path = join(folder, file);
    const stats = await stat(path).catch(() => null);
    if (stats) files.set(name, { content: { path }, digest, sizeBytes: stats.size });
  }
  return files;
}

function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (stats) => stats.isFile(),
    () => false,
  );
}

async function reuseFile(from: string, to: string): Promise<boolean> {
  try {
    await mkdir(dirname(to), { recursive: true });
    await link(from, to).catch(() => copyFile(from, to));
    return true;
  } catch {
    return false;
  }
}
