import type { AreaOutcome, AreaTask } from '#core/calculators/area/area-outcome.ts';
import type { EscapeTask } from '#core/calculators/escape/escape.ts';
import type { EscapeOutcome } from '#core/calculators/escape/escape-outcome.ts';
import type { RoadOutcome, RoadTask } from '#core/calculators/road/road-outcome.ts';
import type { RoomResult } from '#core/calculators/room/room-result.ts';
import type { WrittenFormat } from '#core/photometry/convert-file.ts';
import { PhotometryError } from '#core/photometry/finding.ts';
import type { StillTask } from '#core/photometry/scene/still.ts';
import type { Spend } from '#server/limits/fair-queue.ts';
import type {
  ConvertedPhotometry,
  InspectedPhotometry,
  PhotometryJob,
  PhotometryResult,
  RoomJob,
} from '#server/photometry-worker/photometry-job.ts';
import { startThread } from '#server/workers/start-worker.ts';
import { createWorkQueue } from '#server/workers/work-queue.ts';

const MAX_WAITING = 40;
const MAX_OWN_WAITING = 20;
/** A typical room; a file takes less. */
const ESTIMATE_MS = 100;
/** A road whose spacing is wanted; a scene with a long luminaire. */
const estimatesMs: Partial<Record<PhotometryJob['kind'], number>> = { road: 300, still: 400 };
/** The largest room with the most luminaires takes a tenth of this. */
const TIMEOUT_MS = 15_000;
/** A picture follows from content, not from a visitor's input: only one that hangs is ended, on a busy machine too. */
const STILL_TIMEOUT_MS = 120_000;
const MEMORY_MB = 384;
const SCRIPT = new URL('./photometry-worker.ts', import.meta.url);

type Options = {
  maxWaiting?: number;
  maxOwnWaiting?: number;
  timeoutMs?: number;
  memoryMb?: number;
  spend?: Spend | undefined;
};

/**
 * Inspects and converts untrusted files in a separate thread, calculates rooms, roads, areas and escape routes and
 * renders scenes there, so that pages do not wait for them. All throw
 * AppError `too-many-requests` or `busy` if the queue is full, and PhotometryError for a file that is not photometry or
 * that exceeds the limits of time or memory.
 */
export function createPhotometryThread(options: Options = {}) {
  const { runJob, close } = createJobs(options);

  return {
    /** Returns figures and findings of the first luminaire of a file. */
    async inspect(bytes: Uint8Array): Promise<InspectedPhotometry | null> {
      const result = await runJob({ kind: 'inspect', bytes });
      return 'inspected' in result ? result.inspected : null;
    },
    /** Returns the first luminaire of a file in another format. */
    async convert(bytes: Uint8Array, format: WrittenFormat): Promise<ConvertedPhotometry | null> {
      const date = new Date().toISOString().slice(0, 10);
      const result = await runJob({ kind: 'convert', bytes, format, date });
      return 'converted' in result ? result.converted : null;
    },
    /** Pages get null where the queue is full (`createRenderingServices`). */
    async calculateRoom(room: RoomJob): Promise<RoomResult | null> {
      const result = await runJob({ kind: 'room', room });
      return 'room' in result ? result.room : null;
    },
    /** Pages get null where the queue is full. */
    async calculateRoad(road: RoadTask): Promise<RoadOutcome | null> {
      const result = await runJob({ kind: 'road', road });
      return 'road' in result ? result.road : null;
    },
    /** Pages get null where the queue is full. */
    async calculateArea(area: AreaTask): Promise<AreaOutcome | null> {
      const result = await runJob({ kind: 'area', area });
      return 'area' in result ? result.area : null;
    },
    /** Pages get null where the queue is full. */
    async calculateEscape(task: EscapeTask): Promise<EscapeOutcome | null> {
      const result = await runJob({ kind: 'escape', escape: task });
      return 'escape' in result ? result.escape : null;
    },
    /** Renders the still picture of a luminaire's light: a square of sRGB bytes. */
    async renderStill(still: StillTask): Promise<Uint8ClampedArray<ArrayBuffer> | null> {
      const result = await runJob({ kind: 'still', still });
      return 'still' in result ? result.still : null;
    },
    close,
  };
}

/** Tells whether a job has an untrusted file, which is then to blame if the thread ends. */
function hasFile(job: PhotometryJob): boolean {
  if (['road', 'area', 'escape', 'still'].includes(job.kind)) return false;
  return job.kind !== 'room' || job.room.luminaire instanceof Uint8Array;
}

function tooHeavy(): PhotometryError {
  return new PhotometryError('too-heavy');
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}

export type PhotometryThread = ReturnType<typeof createPhotometryThread>;

function createJobs({
  maxWaiting = MAX_WAITING,
  maxOwnWaiting = MAX_OWN_WAITING,
  timeoutMs = TIMEOUT_MS,
  memoryMb = MEMORY_MB,
  spend,
}: Options) {
  const { run, close } = createWorkQueue<PhotometryJob, PhotometryResult>({
    name: 'photometry',
    start: () => startThread({ script: SCRIPT, memoryMb }),
    maxWaiting,
    maxOwnWaiting,
    spend,
    estimateMs: ({ kind }) => estimatesMs[kind] ?? ESTIMATE_MS,
    timeoutMs: ({ kind }) => (kind === 'still' ? STILL_TIMEOUT_MS : timeoutMs),
    failed: (problem) => new Error(`A photometry job failed: ${problem}`),
    timedOut: (job, limit) =>
      hasFile(job) ? tooHeavy() : new Error(`A ${job.kind} took more than ${limit / 1000} s.`),
  });

  async function runJob(job: PhotometryJob) {
    const result = await run(job, (calculate) => calculate()).catch((error: unknown) => {
      if (hasFile(job) && isOutOfMemory(error)) throw tooHeavy();
      throw error;
    });
    if (!('refusal' in result)) return result;
    const { code, values, line } = result.refusal;
    throw new PhotometryError(code, values, line);
  }

  return { runJob, close };
}
