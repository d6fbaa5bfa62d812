import { useEffect, useRef, useState } from 'react';
import type { RoomReply, RoomRequest } from '#app/calculators/room/room-worker.ts';
import type { RoomForm } from '#core/calculators/room/room-address.ts';
import type { RoomResult } from '#core/calculators/room/room-result.ts';
import type { Luminaire } from '#core/photometry/luminaire.ts';

type Request = Omit<RoomRequest, 'id'>;
type Known = { question: Request; result: RoomResult };
type State = { known: Known | null; hasFailed: boolean };

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
  first: Known | null,
): { result: RoomResult | null; hasFailed: boolean; retry: () => void } {
  const [{ known, hasFailed }, setState] = useState<State>({ known: first, hasFailed: false });
  const asked = useRef(first?.question ?? null);
  const [worker] = useState(() =>
    createRoomWorker({
      onAnswer: (answered) => setState({ known: answered, hasFailed: false }),
      onFailure: () => setState((last) => ({ ...last, hasFailed: true })),
    }),
  );
  useEffect(() => () => worker.close(), [worker]);
  useEffect(() => {
    if (!luminaire) return;
    const last = asked.current;
    if (last?.form === form && last.luminaire === luminaire) return;
    asked.current = { form, luminaire };
    worker.ask(asked.current);
  }, [worker, form, luminaire]);
  return {
    result: luminaire ? (known?.result ?? null) : null,
    hasFailed,
    retry: () => luminaire && worker.ask({ form, luminaire }),
  };
}

type Listeners = { onAnswer: (known: Known) => void; onFailure: () => void };

/**
 * Creates a worker client. The worker starts with the first request and again after a failure; it has at most one
 * request at a time.
 */
function createRoomWorker({ onAnswer, onFailure }: Listeners) {
  let thread: Worker | null = null;
  let running: Request | null = null;
  let next: Request | null = null;
  let lastId = 0;

  function start(): Worker {
    const started = new Worker(new URL('./room-worker.ts', import.meta.url), { type: 'module' });
    started.addEventListener('message', ({ data }: MessageEvent<RoomReply>) => {
      const question = running;
      running = null;
      if (question && data.id === lastId) onAnswer({ question, result: data.result });
      if (next) ask(next);
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

  function ask(question: Request): void {
    if (running) {
      next = question;
      return;
    }
    next = null;
    running = question;
    thread ??= start();
    lastId += 1;
    thread.postMessage({ id: lastId, ...question } satisfies RoomRequest);
  }

  return { ask, close };
}
