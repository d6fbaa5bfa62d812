import type {
  FileRefusal,
  FileResult,
  FileTask,
  ReadLight,
  ReadSpectrum,
} from '#app/photometry/file-worker.ts';

/** Timeout, longer than any file takes. */
const TIMEOUT_MS = 60_000;

/** The light distributions of a file, or the reason why it was refused. */
export type ReadFile =
  | { lights: ReadLight[]; spectrum: null; refusal: null }
  | { lights: []; spectrum: ReadSpectrum; refusal: null }
  | { lights: []; spectrum: null; refusal: FileRefusal };

/**
 * Reads a photometric file in its own worker, so that the page stays responsive and the file stays in the browser. A
 * worker that fails to load, crashes or times out counts as a refusal.
 */
export async function readFile(task: FileTask): Promise<ReadFile> {
  const worker = new Worker(new URL('./file-worker.ts', import.meta.url), { type: 'module' });
  try {
    const result = await runWorker(worker, task);
    if ('lights' in result) return { lights: result.lights, spectrum: null, refusal: null };
    if ('spectrum' in result) return { lights: [], spectrum: result.spectrum, refusal: null };
    return { lights: [], spectrum: null, refusal: result.refusal };
  } finally {
    worker.terminate();
  }
}

function runWorker(worker: Worker, task: FileTask): Promise<FileResult> {
  return new Promise((resolve) => {
    const refuse = (code: 'stopped' | 'too-heavy') => {
      clearTimeout(timer);
      resolve({ refusal: { code, values: {}, line: null } });
    };
    const timer = setTimeout(() => refuse('too-heavy'), TIMEOUT_MS);
    worker.addEventListener('error', () => refuse('stopped'));
    worker.addEventListener('messageerror', () => refuse('stopped'));
    worker.addEventListener('message', ({ data }: MessageEvent<FileResult>) => {
      clearTimeout(timer);
      resolve(data);
    });
    worker.postMessage(task);
  });
}
