import type { RoomResult } from '#core/calculators/room/room-result.ts';
import { PhotometryError } from '#core/photometry/finding.ts';
import type {
  InspectedLight,
  PhotometryJob,
  PhotometryResult,
  RoomJob,
} from '#server/photometry-worker/photometry-job.ts';
import { startThread } from '#server/workers/start-worker.ts';
import { createWorkQueue } from '#server/workers/work-queue.ts';

const LONGEST_QUEUE = 30;
/** The largest room with the most luminaires takes a tenth of it. */
const LONGEST_MS = 15_000;
const MEMORY_MB = 384;
const SCRIPT = new URL('./photometry-worker.ts', import.meta.url);

class LightBusyError extends Error {}

/**
 * Reads files of strangers and lights rooms in a thread of their own: however heavy they are, pages do not wait for them.
 * Both answer null where too many wait already, and throw PhotometryError for a file that is no photometry or takes more
 * time or memory than any.
 */
export function createLightThread({
  longestQueue = LONGEST_QUEUE,
  longestMs = LONGEST_MS,
  memoryMb = MEMORY_MB,
} = {}) {
  const { ask, close } = createWorkQueue<PhotometryJob, PhotometryResult>({
    start: () => startThread({ script: SCRIPT, memoryMb }),
    longestQueue,
    limitMs: () => longestMs,
    busy: (waiting) => new LightBusyError(`${waiting} calculations of light are waiting.`),
    failed: (problem) => new Error(`Light could not be computed: ${problem}`),
    late: (order, limitMs) =>
      hasFile(order) ? tooHeavy() : new Error(`A room took more than ${limitMs / 1000} s.`),
  });

  async function answer(order: PhotometryJob): Promise<PhotometryResult | null> {
    const answered = await ask(order).catch((error: unknown) => {
      if (error instanceof LightBusyError) return null;
      if (hasFile(order) && isOutOfMemory(error)) throw tooHeavy();
      throw error;
    });
    if (!answered || !('refusal' in answered)) return answered;
    const { code, values, line } = answered.refusal;
    throw new PhotometryError(code, values, line);
  }

  return {
    /** Figures and defects of the first light of a file. */
    async inspect(bytes: Uint8Array): Promise<InspectedLight | null> {
      const answered = await answer({ kind: 'inspect', bytes });
      return answered && 'inspected' in answered ? answered.inspected : null;
    },
    async lightRoom(room: RoomJob): Promise<RoomResult | null> {
      const answered = await answer({ kind: 'room', room });
      return answered && 'room' in answered ? answered.room : null;
    },
    close,
  };
}

/** Whether an order is about a file of a stranger: what ends the thread then is the file's fault. */
function hasFile(order: PhotometryJob): boolean {
  return order.kind === 'inspect' || order.room.luminaire instanceof Uint8Array;
}

function tooHeavy(): PhotometryError {
  return new PhotometryError('too-heavy');
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}

export type LightThread = ReturnType<typeof createLightThread>;
