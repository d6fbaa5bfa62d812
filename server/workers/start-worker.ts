import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Worker as Thread } from 'node:worker_threads';

/** More memory for short-lived objects does not make workers faster. */
const YOUNG_MB = 6;
const SEMI_SPACE_MB = 2;
/** A heap of hundreds of megabytes is collected less often: half the processor time of a publication. */
const LARGE_SEMI_SPACE_MB = 8;

/** A thread or process that runs a script with `runJobs`. */
export type Worker = {
  post(message: unknown): void;
  onMessage(listener: (message: unknown) => void): void;
  /** Called when the worker fails, for example out of memory. */
  onFailure(listener: (error: Error) => void): void;
  /** Sets whether the worker keeps this process alive. */
  keepAlive(isNeeded: boolean): void;
  end(): Promise<void>;
};

type Options = {
  script: URL;
  /** Limit of heap memory. */
  memoryMb: number;
};

type ProcessOptions = Options & {
  /** Its jobs fill hundreds of megabytes. */
  isLarge?: boolean;
};

/** Starts a thread: it starts fastest, and only the thread ends if it exceeds its memory. */
export function startThread({ script, memoryMb }: Options): Worker {
  const resourceLimits = { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: YOUNG_MB };
  const thread = new Thread(script, { resourceLimits });
  return {
    post: (message) => thread.postMessage(message),
    onMessage: (listener) => thread.on('message', listener),
    onFailure: (listener) => thread.on('error', listener),
    keepAlive: (isNeeded) => (isNeeded ? thread.ref() : thread.unref()),
    async end() {
      await thread.terminate();
    },
  };
}

/** Starts a process: its memory returns to the system when it ends, unlike that of a thread. */
export function startProcess({ script, memoryMb, isLarge = false }: ProcessOptions): Worker {
  const child = fork(script, {
    execArgv: [
      `--max-old-space-size=${memoryMb}`,
      `--max-semi-space-size=${isLarge ? LARGE_SEMI_SPACE_MB : SEMI_SPACE_MB}`,
      // Grows the heap by a tenth, not a third, before garbage collection: 80 MB less for PDFs, at 8 % more time.
      ...(isLarge ? [] : ['--heap-growing-percent=10']),
      // Lets `runJobs` collect once no job waits.
      '--expose-gc',
    ],
    serialization: 'advanced',
  });
  let isEnding = false;
  return {
    post: (message) => child.send(message as object),
    onMessage: (listener) => child.on('message', listener),
    onFailure(listener) {
      child.on('error', listener);
      child.once('exit', (code, signal) => {
        if (!isEnding)
          listener(new Error(`The worker process exited unexpectedly (${signal ?? code}).`));
      });
    },
    keepAlive(isNeeded) {
      for (const handle of [child, child.channel]) isNeeded ? handle?.ref() : handle?.unref();
    },
    async end() {
      isEnding = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      // A program that waits for nothing else would end first.
      child.ref();
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
