import { solveArea } from '#core/calculators/area/area-outcome.ts';
import { solveEscape } from '#core/calculators/escape/escape-outcome.ts';
import { solveRoad } from '#core/calculators/road/road-outcome.ts';
import { solveRoom } from '#core/calculators/room/room-result.ts';
import { formatPhotometry } from '#core/photometry/convert-file.ts';
import { rateBug } from '#core/photometry/figures/bug-rating.ts';
import { PhotometryError } from '#core/photometry/finding.ts';
import { openFile } from '#core/photometry/gldf/open-file.ts';
import { renderStill } from '#core/photometry/scene/still.ts';
import type { Spectrum } from '#core/photometry/spectrum/spectrum.ts';
import type { SpectrumReport } from '#core/photometry/spectrum/spectrum-report.ts';
import { quoteUgr } from '#core/photometry/ugr/ugr-class.ts';
import { calculateUgrTable } from '#core/photometry/ugr/ugr-table.ts';
import type {
  InspectedPhotometry,
  PhotometryJob,
  PhotometryResult,
  RoomJob,
} from '#server/photometry-worker/photometry-job.ts';
import { runJobs } from '#server/workers/run-jobs.ts';

runJobs(async (job: PhotometryJob): Promise<PhotometryResult> => {
  try {
    if (job.kind === 'inspect') return { inspected: await inspect(job.bytes) };
    if (job.kind === 'convert') return { converted: await convert(job) };
    if (job.kind === 'area') return { area: solveArea(job.area) };
    if (job.kind === 'escape') return { escape: solveEscape(job.escape) };
    if (job.kind === 'still') return { still: renderStill(job.still) };
    if (job.kind === 'road') return { road: solveRoad(job.road) };
    return { room: await calculateRoom(job.room) };
  } catch (error) {
    if (!(error instanceof PhotometryError)) throw error;
    const { code, values, line } = error;
    return { refusal: { code, values, line } };
  }
});

async function inspect(bytes: Uint8Array): Promise<InspectedPhotometry> {
  const { format, lights, findings } = await openFile(bytes);
  const { ldt, figures, luminaire, spectrum } = lights[0].file;
  return {
    format,
    name: ldt.luminaireName,
    number: ldt.luminaireNumber,
    manufacturer: ldt.company,
    figures,
    bug: rateBug(luminaire),
    ugr4h8h: quoteUgr(luminaire, calculateUgrTable(luminaire)),
    spectrum: spectrum && (await reportOn(spectrum)),
    findings,
  };
}

async function convert(job: Extract<PhotometryJob, { kind: 'convert' }>) {
  const { format, lights, findings } = await openFile(job.bytes);
  const { ldt, spectrum: values } = lights[0].file;
  const spectrum = values && job.format === 'tm33' ? await reportOn(values) : null;
  const text = formatPhotometry(ldt, job.format, { date: job.date, spectrum });
  return { from: format, text, findings };
}

/** The tables of colour are loaded with the first spectrum. */
async function reportOn(spectrum: Spectrum): Promise<SpectrumReport | null> {
  const { createSpectrumReport } = await import('#core/photometry/spectrum/spectrum-report.ts');
  return createSpectrumReport(spectrum);
}

async function calculateRoom({ luminaire: source, task, ...rest }: RoomJob) {
  const luminaire = source instanceof Uint8Array ? await openLuminaire(source) : source;
  return solveRoom({ ...rest, task: { ...task, luminaire } });
}

async function openLuminaire(bytes: Uint8Array) {
  const { lights } = await openFile(bytes);
  return lights[0].file.luminaire;
}
