import type { PdfJob } from '#server/pdf/pdf-document.ts';
import { startProcess } from '#server/workers/start-worker.ts';
import { createWorkQueue } from '#server/workers/work-queue.ts';

const MAX_QUEUE = 40;
const TIMEOUT_MS = 20_000;
/** Extra time for long documents: a schedule of 200 lines has about 100,000 characters. */
const MS_PER_CHARACTER = 0.4;
const MEMORY_MB = 256;
const SCRIPT = new URL('./pdf-worker.ts', import.meta.url);

/** The queue of documents is full; the same request will succeed a little later. */
export class PdfBusyError extends Error {
  constructor(waiting: number) {
    super(`${waiting} documents are already waiting.`);
    this.name = 'PdfBusyError';
  }
}

/** Returns the result of `work`, or `busy` if the queue of documents is full. */
export async function orBusy<T>(work: () => Promise<T>): Promise<T | { outcome: 'busy' }> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PdfBusyError) return { outcome: 'busy' };
    throw error;
  }
}

/** Makes PDFs one at a time in a separate process, so that pages never wait for them. */
export function createPdfMaker({ maxQueue = MAX_QUEUE } = {}) {
  const { run, warm, close } = createWorkQueue<PdfJob, Uint8Array>({
    start: () => startProcess({ script: SCRIPT, memoryMb: MEMORY_MB }),
    maxQueue,
    timeoutMs: ({ document }) => {
      return Math.round(TIMEOUT_MS + JSON.stringify(document).length * MS_PER_CHARACTER);
    },
    busy: (waiting) => new PdfBusyError(waiting),
    failed: (problem) => new Error(`A PDF could not be made: ${problem}`),
    timedOut: ({ document }, timeoutMs) => {
      return new Error(`A PDF took more than ${timeoutMs / 1000} s: ${document.title}.`);
    },
  });
  return {
    /** Starts the process early, while the document is composed and its pictures are scaled. */
    warm,
    /**
     * Returns the bytes of a document as PDF.
     *
     * @throws PdfBusyError if too many are waiting already.
     */
    make: run,
    close,
  };
}

export type PdfMaker = ReturnType<typeof createPdfMaker>;
