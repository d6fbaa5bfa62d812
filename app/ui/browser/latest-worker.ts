type Listeners<Input, Output> = {
  start: () => Worker;
  onResult: (input: Input, output: Output) => void;
  onFailure: () => void;
};

/**
 * Creates a client of a worker that calculates one input at a time: of those sent meanwhile only the last one follows, so
 * that dragging never falls behind. The worker starts with the first input and again after a failure.
 */
export function createLatestWorker<Input, Output>({
  start,
  onResult,
  onFailure,
}: Listeners<Input, Output>) {
  let worker: Worker | null = null;
  let running: { input: Input } | null = null;
  let next: { input: Input } | null = null;

  function open(): Worker {
    const started = start();
    started.addEventListener('message', ({ data }: MessageEvent<Output>) => {
      const done = running;
      running = null;
      if (done) onResult(done.input, data);
      if (next) send(next.input);
    });
    started.addEventListener('error', () => {
      close();
      onFailure();
    });
    return started;
  }

  function close(): void {
    worker?.terminate();
    worker = null;
    running = null;
    next = null;
  }

  function send(input: Input): void {
    if (running) {
      next = { input };
      return;
    }
    next = null;
    running = { input };
    worker ??= open();
    worker.postMessage(input);
  }

  return { send, close };
}
