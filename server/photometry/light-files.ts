import { readFile } from 'node:fs/promises';
import type { FileLink } from '#core/media.ts';
import { type Ldt, parseLdt } from '#core/photometry/ldt.ts';
import { createLuminaire, type Luminaire } from '#core/photometry/luminaire.ts';
import type { StoredMedia } from '#server/files/media-store.ts';

/** A luminaire of the catalogue with the file that describes its light. */
export type CataloguePhotometry = { ldt: Ldt; luminaire: Luminaire };

const KEPT = 200;

/**
 * Opens the photometric files of the catalogue, null where the bytes are gone. The last ones stay in memory: what a
 * file says never changes, its name is the hash of its content.
 */
export function createLightFiles(findMedia: (hash: string) => Promise<StoredMedia | null>) {
  const kept = new Map<string, Promise<CataloguePhotometry | null>>();

  async function read(hash: string): Promise<CataloguePhotometry | null> {
    const media = await findMedia(hash);
    if (!media) return null;
    const ldt = parseLdt(await readFile(media.path, 'latin1'));
    return { ldt, luminaire: createLuminaire(ldt) };
  }

  return async ({ url }: Pick<FileLink, 'url'>): Promise<CataloguePhotometry | null> => {
    const hash = url.match(/^\/files\/([0-9a-f]{16})\//)?.[1];
    if (!hash) return null;
    const known = kept.get(hash);
    if (known) return known;
    const task = read(hash);
    kept.set(hash, task);
    task.catch(() => kept.delete(hash));
    const [oldest] = kept.keys();
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
    return task;
  };
}
