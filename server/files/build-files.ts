import { createHash, randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { log } from '#server/log.ts';

/** How many builds are stored: a page that was opened long ago still finds its scripts. */
const MAX_BUILDS = 5;
/** What a terminated process has left half-written is older than this. */
const ABANDONED_MS = 60 * 60 * 1000;

/** Folder of the hashed browser files of recent builds below `DATA_DIR`. */
export function buildFilesIn(dataDir: string): string {
  return join(dataDir, 'cache/builds');
}

/**
 * Stores the hashed files of this build where processes of earlier and later releases find them: while a release is
 * replaced, a page of either may request its scripts from the other. The builds that were started last remain. A
 * failure is logged only, because nothing else depends on it.
 *
 * @param files paths of files whose names contain a hash of their content.
 */
export async function storeBuildFiles(root: string, files: string[]): Promise<void> {
  try {
    await storeBuild(root, files);
    await removeOldBuilds(root);
  } catch (error) {
    log.warn({ err: error }, 'scripts are not stored for pages of this release: updates have gaps');
  }
}

async function storeBuild(root: string, files: string[]): Promise<void> {
  const names = files.map((file) => basename(file)).sort();
  const build = createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 16);
  const folder = join(root, build);
  const now = new Date();
  const isStored = await utimes(folder, now, now).then(
    () => true,
    () => false,
  );
  if (isStored) return;
  const partial = join(root, `${build}.${randomUUID()}.part`);
  await mkdir(partial, { recursive: true });
  try {
    await Promise.all(files.map((file) => copyFile(file, join(partial, basename(file)))));
    await rename(partial, folder);
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    // Another process of the same release was faster.
    if (!(await isFolder(folder))) throw error;
  }
}

async function removeOldBuilds(root: string): Promise<void> {
  const builds = await listBuilds(root);
  const complete = builds.filter(({ name }) => !name.endsWith('.part'));
  const abandoned = builds.filter(({ name, mtimeMs }) => {
    return name.endsWith('.part') && mtimeMs < Date.now() - ABANDONED_MS;
  });
  for (const { name } of [...complete.slice(MAX_BUILDS), ...abandoned]) {
    await rm(join(root, name), { recursive: true, force: true });
  }
}

/** Lists the folders, the one that was started last first. */
async function listBuilds(root: string): Promise<{ name: string; mtimeMs: number }[]> {
  const names = await readdir(root).catch((): string[] => []);
  const builds = await Promise.all(
    names.map(async (name) => {
      const stats = await stat(join(root, name)).catch(() => null);
      return stats ? [{ name, mtimeMs: stats.mtimeMs }] : [];
    }),
  );
  return builds.flat().sort((a, b) => b.mtimeMs - a.mtimeMs);
}

async function isFolder(path: string): Promise<boolean> {
  const stats = await stat(path).catch(() => null);
  return stats?.isDirectory() ?? false;
}

/** Finds a file of any stored build by its name; null if none has it. */
export async function findBuildFile(
  root: string,
  name: string,
): Promise<{ path: string; sizeBytes: number } | null> {
  for (const build of await readdir(root).catch((): string[] => [])) {
    const path = join(root, build, name);
    const stats = build.endsWith('.part') ? null : await stat(path).catch(() => null);
    if (stats?.isFile()) return { path, sizeBytes: stats.size };
  }
  return null;
}
