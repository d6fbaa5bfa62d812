import type { Worker } from '#server/workers/start-worker.ts';

const IDLE_MS = 60_000;

/** What goes between the server and its worker. */
export type WorkRequest<Job> = { id: number; job: Job };
export type WorkReply<Result> = { id: number; result: Result } | { id: number; problem: string };

type Options<Job> = {
  /** Starts what works; it answers with `answerOrders`. */
  start: () => Worker;
  maxQueue: number;
  /** How long an order may take. */
  timeoutMs: (job: Job) => number;
  /** What is thrown when more are waiting than may wait. */
  busy: (waiting: number) => Error;
  /** What is thrown for an order that failed, or that took longer than it may. */
  failed: (problem: string) => Error;
  timedOut: (job: Job, timeoutMs: number) => Error;
};

type Task<Job, Result> = {
  job: Job;
  resolve: (result: Result) => void;
  reject: (error: Error) => void;
};

/**
 * Has orders answered one after the other by a worker, so that pages never wait for one. It starts with the first order
 * and ends a minute after the last; one that takes too long or fails is replaced.
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

  /** The running order is given up; what still waits starts another worker. */
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
    /** Starts the worker, so that it is ready when an order comes. */
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

/** A worker that starts when it is needed and ends when it has rested for a minute. */
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
    /** Lets the worker end when nothing comes for a while. */
    endWhenIdle(): void {
      clearTimeout(idle);
      idle = setTimeout(() => void close(), IDLE_MS).unref();
    },
    /** Ends the worker; the next request starts another. */
    close,
  };
}
