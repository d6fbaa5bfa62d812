import { readFile } from 'node:fs/promises';
import { hashOf } from '#core/media.ts';
import type { SpectrumReport } from '#core/photometry/spectrum/spectrum-report.ts';
import type { StoredMedia } from '#server/files/media-store.ts';
import { createBoundedMemo } from '#server/memory/bounded-memo.ts';

const CACHE_BYTES = 1024 * 1024;
/** Memory of a report: 81 values, 16 hue bins. */
const REPORT_BYTES = 4096;

type Sources = {
  findMedia: (hash: string) => Promise<StoredMedia | null>;
  /** Returns the address of a variant's spectrum. */
  findSpectrum: (variantId: number) => Promise<string | null>;
};

/** Opens the spectra of the catalogue; null for a variant without one. The tables of colour are loaded with the first. */
export function createSpectrumFiles({ findMedia, findSpectrum }: Sources) {
  const memo = createBoundedMemo<SpectrumReport | null>({
    maxBytes: CACHE_BYTES,
    sizeOf: () => REPORT_BYTES,
  });

  async function read(hash: string): Promise<SpectrumReport | null> {
    const media = await findMedia(hash);
    if (!media) return null;
    const { readSpectrumFile } = await import('#core/photometry/spectrum/open-spectrum.ts');
    return readSpectrumFile(new Uint8Array(await readFile(media.path))).report;
  }

  return async (variantId: number): Promise<SpectrumReport | null> => {
    const hash = hashOf((await findSpectrum(variantId)) ?? '');
    return hash ? memo(hash, () => read(hash)) : null;
  };
}
