import { useEffect, useRef, useState } from 'react';
import type { RoomReply, RoomRequest } from '#app/calculators/room/room-worker.ts';
import type { RoomForm } from '#core/calculators/room/room-address.ts';
import type { RoomResult } from '#core/calculators/room/room-result.ts';
import type { Luminaire } from '#core/photometry/luminaire.ts';

type RoomInput = Omit<RoomRequest, 'id'>;
type Solved = { request: RoomInput; result: RoomResult };
type State = { solved: Solved | null; hasFailed: boolean };

/**
 * Calculates a room in a worker. During a calculation only the latest further request is queued, so that dragging never
 * falls behind; the previous result stays until the next one.
 *
 * @param first the server's result for the initial form.
 * @returns the last result, whether the worker has failed since, and a function that retries.
 */
export function useRoomResult(
  form: RoomForm,
  luminaire: Luminaire | null,
  first: Solved | null,
): { result: RoomResult | null; hasFailed: boolean; retry: () => void } {
  const [{ solved, hasFailed }, setState] = useState<State>({ solved: first, hasFailed: false });
  const requested = useRef(first?.request ?? null);
  const [worker] = useState(() =>
    createRoomWorker({
      onResult: (solved) => setState({ solved, hasFailed: false }),
      onFailure: () => setState((last) => ({ ...last, hasFailed: true })),
    }),
  );
  useEffect(() => () => worker.close(), [worker]);
  useEffect(() => {
    if (!luminaire) return;
    const last = requested.current;
    if (last?.form === form && last.luminaire === luminaire) return;
    requested.current = { form, luminaire };
    worker.send(requested.current);
  }, [worker, form, luminaire]);
  return {
    result: luminaire ? (solved?.result ?? null) : null,
    hasFailed,
    retry: () => luminaire && worker.send({ form, luminaire }),
  };
}

type Listeners = { onResult: (solved: Solved) => void; onFailure: () => void };

/**
 * Creates a worker client. The worker starts with the first request and again after a failure; it has at most one
 * request at a time.
 */
function createRoomWorker({ onResult, onFailure }: Listeners) {
  let thread: Worker | null = null;
  let running: RoomInput | null = null;
  let next: RoomInput | null = null;
  let lastId = 0;

  function start(): Worker {
    const started = new Worker(new URL('./room-worker.ts', import.meta.url), { type: 'module' });
    started.addEventListener('message', ({ data }: MessageEvent<RoomReply>) => {
      const request = running;
      running = null;
      if (request && data.id === lastId) onResult({ request, result: data.result });
      if (next) send(next);
    });
    started.addEventListener('error', () => {
      close();
      onFailure();
    });
    return started;
  }

  function close(): void {
    thread?.terminate();
    thread = null;
    running = null;
    next = null;
  }

  function send(request: RoomInput): void {
    if (running) {
      next = request;
      return;
    }
    next = null;
    running = request;
    thread ??= start();
    lastId += 1;
    thread.postMessage({ id: lastId, ...request } satisfies RoomRequest);
  }

  return { send, close };
}
