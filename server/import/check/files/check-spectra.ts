import { readFile } from 'node:fs/promises';
import { PhotometryError } from '#core/photometry/finding.ts';
import { readSpectrumFile } from '#core/photometry/spectrum/open-spectrum.ts';
import type { SpectralFigures } from '#core/photometry/spectrum/spectral-figures.ts';
import { type Said, type SaidValue, say } from '#core/say.ts';
import { recall } from '#server/import/check-memory.ts';
import type { Report } from '#server/import/content-problem.ts';
import type { Content, VariantSource } from '#server/import/read/content-records.ts';
import type { SourceFile, SourceFolder } from '#server/import/read/source-folder.ts';
import { spectrumPaths } from '#server/import/read/spectrum-paths.ts';

/** Light of a nominal colour temperature may differ from it by this: ANSI C78.377 and the zones of LED makers. */
const CCT_SHARE = 0.05;
/** A spectrum is one specimen; the index of a catalogue is a minimum, so only rounding is allowed. */
const RA_ROUNDING = 0.5;

type Problem = { field: 'cct_k' | 'cri' | 'spectrum'; problem: Said; whatToDo: Said };

/**
 * Reads every spectrum that a variant names, and compares it with the colour temperature and the colour rendering index
 * that the variant states. Many variants share one file, which is read once.
 */
export async function checkSpectra(
  content: Content,
  folder: SourceFolder,
  report: Report,
): Promise<void> {
  const readOnce = createReader(report);
  for (const { folder: place, variants, variantsFile: file } of content.products) {
    for (const { row, record } of variants) {
      const source = spectrumPaths(place, record.spectrum)
        .map((path) => folder.files.get(path))
        .find((found) => found !== undefined);
      if (!source) continue;
      for (const { field, ...problem } of compare(record, await readOnce(source))) {
        report.error({ file, place: { row }, field, value: record[field], ...problem });
      }
    }
  }
}

type Read = { figures: SpectralFigures; reason: null } | { figures: null; reason: string };

function createReader(report: Report): (source: SourceFile) => Promise<Read> {
  const known = new Map<string, Promise<Read>>();
  return (source) => {
    const read =
      known.get(source.hash) ??
      recall(report, [`spectrum ${source.hash}`], () => readSpectrum(source));
    known.set(source.hash, read);
    return read;
  };
}

async function readSpectrum({ absolute }: SourceFile): Promise<Read> {
  try {
    const { report } = readSpectrumFile(new Uint8Array(await readFile(absolute)));
    return { figures: report.figures, reason: null };
  } catch (error) {
    if (!(error instanceof PhotometryError)) throw error;
    return { figures: null, reason: error.code };
  }
}

function compare(record: VariantSource['record'], { figures, reason }: Read): Problem[] {
  const whatToDo = say`Correct it, or replace ${record.spectrum ?? ''}.`;
  if (!figures) {
    const problem = say`'${record.spectrum ?? ''}' cannot be read (${reason})`;
    return [{ field: 'spectrum', problem, whatToDo: say`Export it again as SPDX (IES TM-27).` }];
  }
  const { cct_k: stated, cri } = record;
  const { cctK, rendering } = figures;
  const isOff = stated !== null && (cctK === null || Math.abs(cctK / stated - 1) > CCT_SHARE);
  const isPoor = cri !== null && (rendering?.ra ?? 0) < cri - RA_ROUNDING;
  return [
    ...(isOff
      ? [
          {
            field: 'cct_k' as const,
            problem: say`${record.sku}: its spectrum has ${rounded(cctK)} K, not ${stated} K`,
            whatToDo,
          },
        ]
      : []),
    ...(isPoor
      ? [
          {
            field: 'cri' as const,
            problem: say`${record.sku}: its spectrum has a CRI of ${rounded(rendering?.ra)}, not ${cri}`,
            whatToDo,
          },
        ]
      : []),
  ];
}

function rounded(value: number | null | undefined): SaidValue {
  return value === null || value === undefined ? say`no` : value.toFixed(0);
}
