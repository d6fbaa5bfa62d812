import type { Worker } from '#server/workers/start-worker.ts';

const IDLE_MS = 60_000;

/** Messages between the server and its worker. */
export type WorkRequest<Job> = { id: number; job: Job };
export type WorkReply<Result> = { id: number; result: Result } | { id: number; problem: string };

type Options<Job> = {
  /** Starts a worker that runs `runJobs`. */
  start: () => Worker;
  maxQueue: number;
  /** Time limit of a job. */
  timeoutMs: (job: Job) => number;
  /** Creates the error for a job that exceeds the queue. */
  busy: (waiting: number) => Error;
  /** Creates the error for a failed job, and for one that exceeded its time limit. */
  failed: (problem: string) => Error;
  timedOut: (job: Job, timeoutMs: number) => Error;
};

type Task<Job, Result> = {
  job: Job;
  resolve: (result: Result) => void;
  reject: (error: Error) => void;
};

/**
 * Runs jobs one at a time in a worker so that pages never wait for them. The worker starts with the first job and ends
 * a minute after the last; a worker that fails or exceeds a time limit is replaced.
 */
export function createWorkQueue<Job, Result>(options: Options<Job>) {
  const waiting: Task<Job, Result>[] = [];
  let running: { id: number; task: Task<Job, Result>; timer: NodeJS.Timeout } | null = null;
  let lastId = 0;
  const worker = createIdleWorker({ start: options.start, onReply, onFailure: replace });

  function onReply(message: unknown): void {
    const reply = message as WorkReply<Result>;
    if (reply.id !== running?.id) return;
    if ('result' in reply) settle((task) => task.resolve(reply.result));
    else settle((task) => task.reject(options.failed(reply.problem)));
  }

  function settle(finish: (task: Task<Job, Result>) => void): void {
    if (!running) return;
    const { task, timer } = running;
    clearTimeout(timer);
    running = null;
    worker.release();
    finish(task);
    next();
  }

  /** Rejects the running job; waiting jobs start another worker. */
  function replace(error: Error): void {
    void worker.close();
    settle((task) => task.reject(error));
  }

  function next(): void {
    if (running) return;
    const task = waiting.shift();
    if (!task) {
      worker.endWhenIdle();
      return;
    }
    lastId += 1;
    const { job } = task;
    const timeoutMs = options.timeoutMs(job);
    const timer = setTimeout(() => replace(options.timedOut(job, timeoutMs)), timeoutMs);
    running = { id: lastId, task, timer };
    worker.post({ id: lastId, job } satisfies WorkRequest<Job>);
  }

  return {
    /** Starts the worker, so that it is ready for the next job. */
    warm(): void {
      worker.start();
      if (!running) worker.endWhenIdle();
    },
    run(job: Job): Promise<Result> {
      if (waiting.length >= options.maxQueue) {
        return Promise.reject(options.busy(waiting.length));
      }
      return new Promise((resolve, reject) => {
        waiting.push({ job, resolve, reject });
        next();
      });
    },
    close: worker.close,
  };
}

type IdleWorkerOptions = {
  start: () => Worker;
  onReply: (message: unknown) => void;
  onFailure: (error: Error) => void;
};

/** A worker that starts on demand and ends when it has been idle for a minute. */
function createIdleWorker({ start, onReply, onFailure }: IdleWorkerOptions) {
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;

  function startWorker(): Worker {
    const started = start();
    started.keepAlive(false);
    started.onMessage(onReply);
    started.onFailure((error) => {
      if (worker === started) onFailure(error);
    });
    return started;
  }

  async function close(): Promise<void> {
    clearTimeout(idle);
    const ending = worker;
    worker = null;
    await ending?.end();
  }

  return {
    start(): void {
      worker ??= startWorker();
    },
    /** Sends a request to the worker, which keeps the process alive until it is released. */
    post(request: unknown): void {
      clearTimeout(idle);
      worker ??= startWorker();
      worker.keepAlive(true);
      worker.post(request);
    },
    release(): void {
      worker?.keepAlive(false);
    },
    /** Ends the worker when it stays idle. */
    endWhenIdle(): void {
      clearTimeout(idle);
      idle = setTimeout(() => void close(), IDLE_MS).unref();
    },
    /** Ends the worker; the next request starts another. */
    close,
  };
}
