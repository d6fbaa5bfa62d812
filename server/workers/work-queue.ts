import type { Worker } from '#server/workers/start-worker.ts';

const IDLE_MS = 60_000;

/** What goes between the server and its worker. */
export type WorkRequest<Order> = { id: number; order: Order };
export type WorkReply<Answer> = { id: number; answer: Answer } | { id: number; problem: string };

type Options<Order> = {
  /** Starts what works; it answers with `answerOrders`. */
  start: () => Worker;
  longestQueue: number;
  /** How long an order may take. */
  limitMs: (order: Order) => number;
  /** What is thrown when more are waiting than may wait. */
  busy: (waiting: number) => Error;
  /** What is thrown for an order that failed, or that took longer than it may. */
  failed: (problem: string) => Error;
  late: (order: Order, limitMs: number) => Error;
};

type Task<Order, Answer> = {
  order: Order;
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
};

/**
 * Has orders answered one after the other by a worker, so that pages never wait for one. It starts with the first order
 * and ends a minute after the last; one that takes too long or fails is replaced.
 */
export function createWorkQueue<Order, Answer>(options: Options<Order>) {
  const waiting: Task<Order, Answer>[] = [];
  let running: { id: number; task: Task<Order, Answer>; timer: NodeJS.Timeout } | null = null;
  let lastId = 0;
  const worker = createRestingWorker({ start: options.start, onReply, onFailure: replace });

  function onReply(message: unknown): void {
    const reply = message as WorkReply<Answer>;
    if (reply.id !== running?.id) return;
    if ('answer' in reply) settle((task) => task.resolve(reply.answer));
    else settle((task) => task.reject(options.failed(reply.problem)));
  }

  function settle(finish: (task: Task<Order, Answer>) => void): void {
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
      worker.rest();
      return;
    }
    lastId += 1;
    const { order } = task;
    const limitMs = options.limitMs(order);
    const timer = setTimeout(() => replace(options.late(order, limitMs)), limitMs);
    running = { id: lastId, task, timer };
    worker.post({ id: lastId, order } satisfies WorkRequest<Order>);
  }

  return {
    /** Starts the worker, so that it is ready when an order comes. */
    warm(): void {
      worker.start();
      if (!running) worker.rest();
    },
    ask(order: Order): Promise<Answer> {
      if (waiting.length >= options.longestQueue) {
        return Promise.reject(options.busy(waiting.length));
      }
      return new Promise((resolve, reject) => {
        waiting.push({ order, resolve, reject });
        next();
      });
    },
    close: worker.close,
  };
}

type RestingOptions = {
  start: () => Worker;
  onReply: (message: unknown) => void;
  onFailure: (error: Error) => void;
};

/** A worker that starts when it is needed and ends when it has rested for a minute. */
function createRestingWorker({ start, onReply, onFailure }: RestingOptions) {
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;

  function startFresh(): Worker {
    const fresh = start();
    fresh.hold(false);
    fresh.onMessage(onReply);
    fresh.onFailure((error) => {
      if (worker === fresh) onFailure(error);
    });
    return fresh;
  }

  async function close(): Promise<void> {
    clearTimeout(idle);
    const ending = worker;
    worker = null;
    await ending?.end();
  }

  return {
    start(): void {
      worker ??= startFresh();
    },
    /** Sends a request to the worker, which keeps the process alive until it is released. */
    post(request: unknown): void {
      clearTimeout(idle);
      worker ??= startFresh();
      worker.hold(true);
      worker.post(request);
    },
    release(): void {
      worker?.hold(false);
    },
    /** Lets the worker end when nothing comes for a while. */
    rest(): void {
      clearTimeout(idle);
      idle = setTimeout(() => void close(), IDLE_MS).unref();
    },
    /** Ends the worker; the next request starts another. */
    close,
  };
}
