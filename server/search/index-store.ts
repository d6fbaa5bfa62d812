import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { CollectionImage } from '#core/search/collection-image.ts';
import { log } from '#server/log.ts';
import { readIndexFile, writeIndexFile } from '#server/search/index-file.ts';

/** Says whether the disk has room for as many bytes. */
type Room = { admits(bytes: number): Promise<boolean> };

/** Which index of which content. */
type IndexId = { name: string; identity: string };

/** Stores the indexes of content versions, so that a process need not build them. */
export type IndexStore = ReturnType<typeof createIndexStore>;

/** Indexes of one name that are retained: for the content in use, and for going back. */
const RETAINED = 2;
/** A file that is still not complete after this time was left behind by a process that was killed. */
const ABANDONED_MS = 60 * 60 * 1000;

/**
 * Stores indexes in `cache/search` below the data folder, which may be emptied at any time. Several processes may share
 * it. What cannot be read or stored only costs the time to build an index again.
 */
export function createIndexStore(dataDir: string, room: Room) {
  const folder = join(dataDir, 'cache', 'search');
  const pathOf = ({ name, identity }: IndexId) => join(folder, `${name}-${identity}.index`);
  let writing: Promise<void> = Promise.resolve();
  let isClosed = false;

  async function write(id: IndexId, images: CollectionImage[]): Promise<void> {
    const path = pathOf(id);
    const partial = `${path}.${randomUUID()}.part`;
    if (!(await room.admits(sizeOf(images)))) {
      log.info({ path }, 'no room on the disk for the index of the search');
      return;
    }
    try {
      await mkdir(folder, { recursive: true });
      await writeIndexFile(partial, images);
      await rename(partial, path);
      await removeOthers(folder, id.name);
    } catch (error) {
      await rm(partial, { force: true }).catch(() => {});
      throw error;
    }
  }

  return {
    /** Returns the collections of a content; null if they are not stored or not usable. Never rejects. */
    async read(id: IndexId): Promise<CollectionImage[] | null> {
      const path = pathOf(id);
      try {
        const images = await readIndexFile(path);
        await utimes(path, new Date(), new Date());
        return images;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        log.warn({ err: error, path }, 'a stored index of the search is built again');
        return null;
      }
    },

    /** Stores the collections of a content and removes those of older ones; one at a time. Never rejects. */
    write(id: IndexId, images: CollectionImage[]): Promise<void> {
      writing = writing
        .then(() => (isClosed ? undefined : write(id, images)))
        .catch((error) => {
          log.warn({ err: error, path: pathOf(id) }, 'cannot store the index of the search');
        });
      return writing;
    },

    /** Stores nothing more; resolves once what is being stored is complete. */
    close(): Promise<void> {
      isClosed = true;
      return writing;
    },
  };
}

function sizeOf(images: CollectionImage[]): number {
  const pieces = images.flatMap((image) => image.pieces);
  return pieces.reduce((sum, piece) => {
    return sum + (ArrayBuffer.isView(piece) ? piece.byteLength : 0);
  }, 0);
}

/** Removes all but the indexes of a name that were used last, and files that were never completed. */
async function removeOthers(folder: string, name: string): Promise<void> {
  const names = (await readdir(folder)).filter((file) => file.startsWith(`${name}-`));
  const dated = await Promise.all(
    names.map(async (file) => {
      const stats = await stat(join(folder, file)).catch(() => null);
      return { file, time: stats?.mtimeMs ?? 0, isComplete: file.endsWith('.index') };
    }),
  );
  const complete = dated.filter(({ isComplete }) => isComplete).sort((a, b) => b.time - a.time);
  const abandoned = dated.filter(({ time, isComplete }) => {
    return !isComplete && time < Date.now() - ABANDONED_MS;
  });
  for (const { file } of [...complete.slice(RETAINED), ...abandoned]) {
    await rm(join(folder, file), { force: true });
  }
}
