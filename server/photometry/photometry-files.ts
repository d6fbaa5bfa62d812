import { readFile } from 'node:fs/promises';
import type { FileLink } from '#core/media.ts';
import { type Ldt, parseLdt } from '#core/photometry/eulumdat/ldt.ts';
import { createLuminaire, type Luminaire } from '#core/photometry/luminaire.ts';
import type { StoredMedia } from '#server/files/media-store.ts';
import { createBoundedMemo } from '#server/memory/bounded-memo.ts';

/** A luminaire of the catalogue with its photometric file. */
export type CataloguePhotometry = { ldt: Ldt; luminaire: Luminaire };

const CACHE_BYTES = 16 * 1024 * 1024;
/** Memory of one luminous intensity, which both objects hold. */
const INTENSITY_BYTES = 16;

/**
 * Opens the photometric files of the catalogue; null if a file is missing. Recent files are cached in memory: a file
 * never changes, its name is the hash of its content.
 */
export function createPhotometryFiles(findMedia: (hash: string) => Promise<StoredMedia | null>) {
  const memo = createBoundedMemo<CataloguePhotometry | null>({
    maxBytes: CACHE_BYTES,
    sizeOf: (light) => INTENSITY_BYTES * (light?.luminaire.light.intensities.flat().length ?? 0),
  });

  async function read(hash: string): Promise<CataloguePhotometry | null> {
    const media = await findMedia(hash);
    if (!media) return null;
    const ldt = parseLdt(await readFile(media.path, 'latin1'));
    return { ldt, luminaire: createLuminaire(ldt) };
  }

  return async ({ url }: Pick<FileLink, 'url'>): Promise<CataloguePhotometry | null> => {
    const hash = url.match(/^\/files\/([0-9a-f]{16})\//)?.[1];
    if (!hash) return null;
    return memo(hash, () => read(hash));
  };
}
