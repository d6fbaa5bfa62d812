import type { RoomResult } from '#core/calculators/room/room-result.ts';
import { PhotometryError } from '#core/photometry/finding.ts';
import type {
  InspectedPhotometry,
  PhotometryJob,
  PhotometryResult,
  RoomJob,
} from '#server/photometry-worker/photometry-job.ts';
import { startThread } from '#server/workers/start-worker.ts';
import { createWorkQueue } from '#server/workers/work-queue.ts';

const MAX_QUEUE = 30;
/** The largest room with the most luminaires takes a tenth of it. */
const TIMEOUT_MS = 15_000;
const MEMORY_MB = 384;
const SCRIPT = new URL('./photometry-worker.ts', import.meta.url);

class PhotometryBusyError extends Error {}

/**
 * Reads files of strangers and lights rooms in a thread of their own: however heavy they are, pages do not wait for them.
 * Both answer null where too many wait already, and throw PhotometryError for a file that is no photometry or takes more
 * time or memory than any.
 */
export function createPhotometryThread({
  maxQueue = MAX_QUEUE,
  timeoutMs = TIMEOUT_MS,
  memoryMb = MEMORY_MB,
} = {}) {
  const { run, close } = createWorkQueue<PhotometryJob, PhotometryResult>({
    start: () => startThread({ script: SCRIPT, memoryMb }),
    maxQueue,
    timeoutMs: () => timeoutMs,
    busy: (waiting) => new PhotometryBusyError(`${waiting} photometry jobs are waiting.`),
    failed: (problem) => new Error(`A photometry job failed: ${problem}`),
    timedOut: (job, limit) =>
      hasFile(job) ? tooHeavy() : new Error(`A room took more than ${limit / 1000} s.`),
  });

  async function runJob(job: PhotometryJob): Promise<PhotometryResult | null> {
    const result = await run(job).catch((error: unknown) => {
      if (error instanceof PhotometryBusyError) return null;
      if (hasFile(job) && isOutOfMemory(error)) throw tooHeavy();
      throw error;
    });
    if (!result || !('refusal' in result)) return result;
    const { code, values, line } = result.refusal;
    throw new PhotometryError(code, values, line);
  }

  return {
    /** Figures and defects of the first light of a file. */
    async inspect(bytes: Uint8Array): Promise<InspectedPhotometry | null> {
      const result = await runJob({ kind: 'inspect', bytes });
      return result && 'inspected' in result ? result.inspected : null;
    },
    async calculateRoom(room: RoomJob): Promise<RoomResult | null> {
      const result = await runJob({ kind: 'room', room });
      return result && 'room' in result ? result.room : null;
    },
    close,
  };
}

/** Whether an order is about a file of a stranger: what ends the thread then is the file's fault. */
function hasFile(job: PhotometryJob): boolean {
  return job.kind === 'inspect' || job.room.luminaire instanceof Uint8Array;
}

function tooHeavy(): PhotometryError {
  return new PhotometryError('too-heavy');
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}

export type PhotometryThread = ReturnType<typeof createPhotometryThread>;
