import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Works with an empty folder, which is removed then; so are those of the same name that killed processes have left. */
export async function withScratch<Result>(
  { dataDir, name }: { dataDir: string; name: string },
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const cache = join(dataDir, 'cache');
  await mkdir(cache, { recursive: true });
  for (const one of await readdir(cache)) {
    if (!one.startsWith(name)) continue;
    const stats = await stat(join(cache, one)).catch(() => null);
    if (stats && Date.now() - stats.mtimeMs > DAY_MS)
      await rm(join(cache, one), { recursive: true, force: true });
  }
  const folder = await mkdtemp(join(cache, name));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
