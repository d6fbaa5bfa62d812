import { solveRoom } from '#core/calculators/room/room-result.ts';
import { PhotometryError } from '#core/photometry/finding.ts';
import { openFile } from '#core/photometry/gldf/open-file.ts';
import { calculateUgrTable, findUgr4h8h } from '#core/photometry/ugr/ugr-table.ts';
import type {
  InspectedLight,
  PhotometryJob,
  PhotometryResult,
  RoomJob,
} from '#server/photometry-worker/photometry-job.ts';
import { runJobs } from '#server/workers/run-jobs.ts';

runJobs(async (order: PhotometryJob): Promise<PhotometryResult> => {
  try {
    if (order.kind === 'inspect') return { inspected: await inspect(order.bytes) };
    return { room: await light(order.room) };
  } catch (error) {
    if (!(error instanceof PhotometryError)) throw error;
    const { code, values, line } = error;
    return { refusal: { code, values, line } };
  }
});

async function inspect(bytes: Uint8Array): Promise<InspectedLight> {
  const { format, lights, findings } = await openFile(bytes);
  const { ldt, figures, luminaire } = lights[0].file;
  return {
    format,
    name: ldt.luminaireName,
    number: ldt.luminaireNumber,
    manufacturer: ldt.company,
    figures,
    ugr4h8h: findUgr4h8h(calculateUgrTable(luminaire)),
    findings,
  };
}

async function light({ luminaire: given, task, ...rest }: RoomJob) {
  const luminaire = given instanceof Uint8Array ? await openLuminaire(given) : given;
  return solveRoom({ ...rest, task: { ...task, luminaire } });
}

async function openLuminaire(bytes: Uint8Array) {
  const { lights } = await openFile(bytes);
  return lights[0].file.luminaire;
}
