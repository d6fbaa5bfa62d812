import { mkdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { keysOf } from '#core/keys.ts';
import { findDataFile, listDataFiles } from '#server/backup/data-files.ts';
import { listFiles } from '#server/files/file-store.ts';
import { inParallel } from '#server/files/in-parallel.ts';
import { openSiteFiles, type SiteFiles } from '#server/files/site-files.ts';

type Unpacked = {
  dataDir: string;
  /** The folder in which the archive was unpacked. */
  staging: string;
  /** Where the files of the site are. */
  files: SiteFiles;
};

export type RestoredFiles = {
  done: Promise<void>;
  /** Removes what was stored. */
  undo(): Promise<void>;
};

const AT_ONCE = 8;

/** Brings unpacked files to an empty site: its folder or its bucket. */
export function restoreFiles(unpacked: Unpacked): RestoredFiles {
  if (!unpacked.files.bucket) return { done: moveFolders(unpacked), undo: async () => {} };
  const names: string[] = [];
  return {
    done: upload(unpacked, names),
    async undo() {
      const { files } = unpacked;
      await inParallel(names, AT_ONCE, async (name) => {
        const file = findDataFile(files, name);
        await file?.store.remove(file.fileName);
      });
    },
  };
}

async function moveFolders({ dataDir, staging, files }: Unpacked): Promise<void> {
  const place = openSiteFiles({ dataDir: staging });
  for (const folder of keysOf(files.stores)) {
    if ((await listFiles(place.stores[folder])).length === 0) continue;
    const target = join(dataDir, folder);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await rename(join(staging, folder), target);
  }
}

/** @param names gets the names of files before they are stored. */
async function upload({ staging, files }: Unpacked, names: string[]): Promise<void> {
  const unpacked: string[] = [];
  const source = openSiteFiles({ dataDir: staging });
  for await (const { name } of listDataFiles(source)) unpacked.push(name);
  await inParallel(unpacked, AT_ONCE, async (name) => {
    names.push(name);
    const [from, to] = [findDataFile(source, name), findDataFile(files, name)];
    const bytes = await from?.store.read(from.fileName);
    if (bytes) await to?.store.write(to.fileName, bytes);
  });
}
