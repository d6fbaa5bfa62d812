import { PhotometryError } from '#core/photometry/finding.ts';
import { openFile } from '#core/photometry/gldf/open-file.ts';
import type { Luminaire } from '#core/photometry/luminaire.ts';
import { createReport, type PhotometryReport } from '#core/photometry/report.ts';

/** One light distribution of a file with its report. */
export type ReadLight = { name: string; luminaire: Luminaire; report: PhotometryReport };
export type FileRefusal = Pick<PhotometryError, 'code' | 'values' | 'line'>;
export type FileResult = { lights: ReadLight[] } | { refusal: FileRefusal };

/** Far above any GLDF container; the parser limits text files to 10 MB. */
const MAX_BYTES = 50_000_000;

self.addEventListener('message', async ({ data }: MessageEvent<File>) => {
  self.postMessage(await tryRead(data));
});

async function tryRead(file: File): Promise<FileResult> {
  try {
    return { lights: await read(file) };
  } catch (error) {
    // Outside this worker a rejected promise would go unnoticed.
    if (!(error instanceof PhotometryError)) console.error(error);
    const { code, values, line } =
      error instanceof PhotometryError ? error : new PhotometryError('stopped');
    return { refusal: { code, values, line } };
  }
}

async function read(file: File): Promise<ReadLight[]> {
  if (file.size > MAX_BYTES) throw new PhotometryError('too-large', { megabytes: MAX_BYTES / 1e6 });
  const bytes = await file.arrayBuffer().catch(() => {
    throw new PhotometryError('unreadable');
  });
  const { lights, findings, format } = await openFile(new Uint8Array(bytes));
  return lights.map(({ name, file: light }) => ({
    name: name || file.name,
    luminaire: light.luminaire,
    report: createReport({ ...light, findings: format === 'gldf' ? findings : light.findings }),
  }));
}
