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
/** The largest room with the most luminaires takes a tenth of this. */
const TIMEOUT_MS = 15_000;
const MEMORY_MB = 384;
const SCRIPT = new URL('./photometry-worker.ts', import.meta.url);

class PhotometryBusyError extends Error {}

/**
 * Inspects untrusted files and calculates rooms in a separate thread, so that pages do not wait for them. Both return
 * null if the queue is full, and throw PhotometryError for a file that is not photometry or that exceeds the limits of
 * time or memory.
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
    /** Returns figures and findings of the first luminaire of a file. */
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

/** Tells whether a job has an untrusted file, which is then to blame if the thread ends. */
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
