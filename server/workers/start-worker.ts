import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Worker as Thread } from 'node:worker_threads';

/** Workers are not made faster by more memory for what lives shortly. */
const YOUNG_MB = 6;
const SEMI_SPACE_MB = 2;

/** A thread or a process that runs a script made of `answerOrders`. */
export type Worker = {
  post(message: unknown): void;
  onMessage(listener: (message: unknown) => void): void;
  /** Something ended it that is not an answer: it ran out of memory, say. */
  onFailure(listener: (error: Error) => void): void;
  /** Whether this process waits for it before it ends by itself. */
  keepAlive(isNeeded: boolean): void;
  end(): Promise<void>;
};

type Options = {
  script: URL;
  /** The most that it may allocate for objects. */
  memoryMb: number;
};

/** A thread: it starts soonest, and ends alone when it takes too much memory. */
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

/** A process: what it took goes back to the system when it ends, which a thread's memory does not. */
export function startProcess({ script, memoryMb }: Options): Worker {
  const child = fork(script, {
    execArgv: [
      `--max-old-space-size=${memoryMb}`,
      `--max-semi-space-size=${SEMI_SPACE_MB}`,
      // Collects garbage once a tenth has come, not a third: 80 MB less for PDFs, at a twelfth more time.
      '--heap-growing-percent=10',
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
        if (!isEnding) listener(new Error(`A process ended by itself (${signal ?? code}).`));
      });
    },
    keepAlive(isNeeded) {
      for (const handle of [child, child.channel]) isNeeded ? handle?.ref() : handle?.unref();
    },
    async end() {
      isEnding = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
