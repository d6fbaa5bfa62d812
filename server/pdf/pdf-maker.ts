import type { Spend } from '#server/limits/fair-queue.ts';
import type { PdfJob } from '#server/pdf/pdf-document.ts';
import { startProcess } from '#server/workers/start-worker.ts';
import { createWorkQueue } from '#server/workers/work-queue.ts';

const MAX_WAITING = 60;
/** Waiting documents of one visitor, which may be an office of fifty people behind one address. */
const MAX_OWN_WAITING = 20;
const TIMEOUT_MS = 20_000;
/** Extra time for long documents: a schedule of 200 lines has about 100,000 characters. */
const MS_PER_CHARACTER = 0.4;
/** What a datasheet takes apart from its text, and a schedule of 200 lines in all about 5 s. */
const ESTIMATE_MS = 300;
const ESTIMATE_MS_PER_CHARACTER = 0.04;
const MEMORY_MB = 256;
const SCRIPT = new URL('./pdf-worker.ts', import.meta.url);

type Options = { maxWaiting?: number; maxOwnWaiting?: number; spend?: Spend | undefined };

/** Makes PDFs one at a time in a separate process, so that pages never wait for them. */
export function createPdfMaker({
  maxWaiting = MAX_WAITING,
  maxOwnWaiting = MAX_OWN_WAITING,
  spend,
}: Options = {}) {
  const { run, warm, close } = createWorkQueue<PdfJob, Uint8Array>({
    name: 'pdf',
    start: () => startProcess({ script: SCRIPT, memoryMb: MEMORY_MB }),
    maxWaiting,
    maxOwnWaiting,
    spend,
    estimateMs: (job) => ESTIMATE_MS + lengthOf(job) * ESTIMATE_MS_PER_CHARACTER,
    timeoutMs: (job) => Math.round(TIMEOUT_MS + lengthOf(job) * MS_PER_CHARACTER),
    failed: (problem) => new Error(`A PDF could not be made: ${problem}`),
    timedOut: ({ document }, timeoutMs) => {
      return new Error(`A PDF took more than ${timeoutMs / 1000} s: ${document.title}.`);
    },
  });
  return {
    /** Starts the process early, while the document is composed and its pictures are scaled. */
    warm,
    /**
     * Returns what `within` does when it is the visitor's turn, with a function that makes the bytes of the document.
     *
     * @throws AppError `too-many-requests` or `busy` if too many are waiting already.
     */
    makeWithin: run,
    /** Returns the bytes of a document as PDF. @throws the same */
    make: (job: PdfJob): Promise<Uint8Array> => run(job, (make) => make()),
    close,
  };
}

function lengthOf({ document }: PdfJob): number {
  return JSON.stringify(document).length;
}

export type PdfMaker = ReturnType<typeof createPdfMaker>;
