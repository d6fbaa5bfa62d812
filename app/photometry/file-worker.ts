import type { LocaleCode } from '#core/i18n/locales.ts';
import { PhotometryError } from '#core/photometry/finding.ts';
import { type OpenedFile, openFile } from '#core/photometry/gldf/open-file.ts';
import type { Luminaire } from '#core/photometry/luminaire.ts';
import { MAX_TEXT_BYTES } from '#core/photometry/reading/decode-text.ts';
import { createReport, type PhotometryReport } from '#core/photometry/report.ts';
import type { Spectrum } from '#core/photometry/spectrum/spectrum.ts';
import type { SpectrumReport } from '#core/photometry/spectrum/spectrum-report.ts';

/** One light distribution of a file with its report. */
export type ReadLight = { name: string; luminaire: Luminaire; report: PhotometryReport };
export type FileRefusal = Pick<PhotometryError, 'code' | 'values' | 'line'>;
export type ReadSpectrum = { name: string; report: SpectrumReport };
export type FileResult =
  | { lights: ReadLight[] }
  | { spectrum: ReadSpectrum }
  | { refusal: FileRefusal };

/** Far above any GLDF container. */
const MAX_BYTES = 50_000_000;

/** A file, and the language of the page. */
export type FileTask = { file: File; locale: LocaleCode };

self.addEventListener('message', async ({ data }: MessageEvent<FileTask>) => {
  self.postMessage(await tryRead(data));
});

async function tryRead(task: FileTask): Promise<FileResult> {
  try {
    return await read(task);
  } catch (error) {
    // Outside this worker a rejected promise would go unnoticed.
    if (!(error instanceof PhotometryError)) console.error(error);
    const { code, values, line } =
      error instanceof PhotometryError ? error : new PhotometryError('stopped');
    return { refusal: { code, values, line } };
  }
}

async function read({ file, locale }: FileTask): Promise<FileResult> {
  const maxBytes = (await isZip(file)) ? MAX_BYTES : MAX_TEXT_BYTES;
  if (file.size > maxBytes) throw new PhotometryError('too-large', { megabytes: maxBytes / 1e6 });
  const bytes = await file.arrayBuffer().catch(() => {
    throw new PhotometryError('unreadable');
  });
  const spectrum = await readSpectrum(new Uint8Array(bytes), file.name);
  if (spectrum) return { spectrum };
  const opened = await openFile(new Uint8Array(bytes), locale);
  return { lights: await readLights(opened, file.name) };
}

/** Judged by the first bytes, so that a large file is refused before it is read. */
async function isZip(file: File): Promise<boolean> {
  const head = await file
    .slice(0, 2)
    .text()
    .catch(() => {
      throw new PhotometryError('unreadable');
    });
  return head === 'PK';
}

/** The spectrum that is all of a file; null for other files. Its tables are loaded only then. */
async function readSpectrum(bytes: Uint8Array, fileName: string): Promise<ReadSpectrum | null> {
  const head = new TextDecoder().decode(bytes.subarray(0, 5000));
  if (!head.includes('IESTM27')) return null;
  const { readSpectrumFile } = await import('#core/photometry/spectrum/open-spectrum.ts');
  const { name, report } = readSpectrumFile(bytes);
  return { name: name || fileName, report };
}

async function reportOn(spectrum: Spectrum | null): Promise<SpectrumReport | null> {
  if (!spectrum) return null;
  const { createSpectrumReport } = await import('#core/photometry/spectrum/spectrum-report.ts');
  return createSpectrumReport(spectrum);
}

async function readLights(opened: OpenedFile, fileName: string): Promise<ReadLight[]> {
  const { lights, findings, format } = opened;
  const spectra = await Promise.all(lights.map(({ file }) => reportOn(file.spectrum)));
  return lights.map(({ name, file: light }, index) => ({
    name: name || fileName,
    luminaire: light.luminaire,
    report: createReport({
      ...light,
      findings: format === 'gldf' ? findings : light.findings,
      spectrum: spectra[index] ?? null,
    }),
  }));
}
