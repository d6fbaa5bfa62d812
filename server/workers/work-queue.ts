import { currentVisitor, runForVisitor } from '#server/limits/current-visitor.ts';
import {
  createFairQueue,
  outsideTurn,
  type Spend,
  type Within,
} from '#server/limits/fair-queue.ts';
import type { Worker } from '#server/workers/start-worker.ts';

const IDLE_MS = 60_000;

/** Messages between the server and its worker. */
export type WorkRequest<Job> = { id: number; job: Job };
export type WorkReply<Result> = { id: number; cpuMs: number } & (
  | { result: Result }
  | { problem: string }
);

type Options<Job> = {
  /** Its name in metrics and traces. */
  name?: 'pdf' | 'photometry';
  /** Starts a worker that runs `runJobs`. */
  start: () => Worker;
  /** Jobs that wait: of all visitors, and of one. */
  maxWaiting: number;
  maxOwnWaiting: number;
  spend?: Spend | undefined;
  /** How long a worker without a job goes on; a minute unless said. */
  idleMs?: number;
  /** How long a job is expected to take. */
  estimateMs: (job: Job) => number;
  /** Time limit of a job. */
  timeoutMs: (job: Job) => number;
  /** Creates the error for a failed job, and for one that exceeded its time limit. */
  failed: (problem: string) => Error;
  timedOut: (job: Job, timeoutMs: number) => Error;
};

type Task<Job, Result> = {
  id: number;
  job: Job;
  timer: NodeJS.Timeout;
  spend: Spend;
  resolve: (result: Result) => void;
  reject: (error: Error) => void;
};

/**
 * Runs jobs one at a time in a worker so that pages never wait for them, and visitors not for each other's jobs. The
 * worker starts with the first job and ends a while after the last; a worker that fails or exceeds a time limit is
 * replaced.
 */
export function createWorkQueue<Job, Result>(options: Options<Job>) {
  // The worker itself measures its processor time.
  const { spend = () => {}, ...limits } = options;
  const queue = createFairQueue(limits);
  const { worker, post, close } = createJobRunner<Job, Result>(options, spend);

  return {
    /** Starts the worker, so that it is ready for the next job. */
    warm(): void {
      worker.start();
      if (queue.isIdle()) worker.endWhenIdle();
    },

    /**
     * Runs a job when it is the turn of the current visitor.
     *
     * @param within called then, with a function that runs the job: to skip it, or to store its result before the next turn.
     * @throws AppError `too-many-requests` or `busy`, as the fair queue does.
     */
    async run<Value>(job: Job, within: Within<Result, Value>): Promise<Value> {
      try {
        const turn = () => within(() => post(job));
        return await outsideTurn(() => queue.run(turn, options.estimateMs(job)));
      } finally {
        if (queue.isIdle()) worker.endWhenIdle();
      }
    },
    /** Ends the worker; the running job is rejected. The next job starts another. */
    close,
  };
}

type IdleWorkerOptions = {
  start: () => Worker;
  idleMs: number;
  onReply: (message: unknown) => void;
  onFailure: (error: Error) => void;
};

/** A worker that starts on demand and ends when it has been idle. */
function createIdleWorker({ start, idleMs, onReply, onFailure }: IdleWorkerOptions) {
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
      idle = setTimeout(() => void close(), idleMs).unref();
    },
    /** Ends the worker; the next request starts another. */
    close,
  };
}

/** A worker that runs one job after the other. */
function createJobRunner<Job, Result>(options: Options<Job>, spend: Spend) {
  let running: Task<Job, Result> | null = null;
  let lastId = 0;
  const { start, idleMs = IDLE_MS } = options;
  const worker = createIdleWorker({ start, idleMs, onReply, onFailure: replace });

  function onReply(message: unknown): void {
    const reply = message as WorkReply<Result>;
    if (reply.id !== running?.id) return;
    running.spend(reply.cpuMs);
    if ('result' in reply) settle((task) => task.resolve(reply.result));
    else settle((task) => task.reject(options.failed(reply.problem)));
  }

  function settle(finish: (task: Task<Job, Result>) => void): void {
    if (!running) return;
    const task = running;
    clearTimeout(task.timer);
    running = null;
    worker.release();
    finish(task);
  }

  /** Rejects the running job; the next one starts another worker. */
  function replace(error: Error): void {
    void worker.close();
    settle((task) => task.reject(error));
  }

  function post(job: Job): Promise<Result> {
    return new Promise((resolve, reject) => {
      lastId += 1;
      const timeoutMs = options.timeoutMs(job);
      const timer = setTimeout(() => replace(options.timedOut(job, timeoutMs)), timeoutMs);
      running = { id: lastId, job, timer, spend: spendOfVisitor(spend), resolve, reject };
      worker.post({ id: lastId, job } satisfies WorkRequest<Job>);
    });
  }

  return {
    worker,
    post,
    async close(): Promise<void> {
      const ending = worker.close();
      settle((task) => task.reject(new Error('The worker was ended.')));
      await ending;
    },
  };
}

/** Replies come outside the visitor's request. */
function spendOfVisitor(spend: Spend): Spend {
  const visitor = currentVisitor();
  return (ms) => runForVisitor(visitor, () => spend(ms));
}
