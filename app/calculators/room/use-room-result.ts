import { useEffect, useRef, useState } from 'react';
import type { RoomInput } from '#app/calculators/room/room-worker.ts';
import { createLatestWorker } from '#app/ui/browser/latest-worker.ts';
import type { RoomResult } from '#core/calculators/room/room-result.ts';
import type { Luminaire } from '#core/photometry/luminaire.ts';

type Solved = { request: RoomInput; result: RoomResult };
type State = { solved: Solved | null; hasFailed: boolean };

/**
 * Calculates a room in a worker; the previous result stays until the next one.
 *
 * @param first the server's result for the initial form.
 * @returns the last result, whether it is that of this room, whether the worker has failed since, and a function that retries.
 */
export function useRoomResult(
  { form, luminaire, others }: Omit<RoomInput, 'luminaire'> & { luminaire: Luminaire | null },
  first: Solved | null,
): { result: RoomResult | null; isCurrent: boolean; hasFailed: boolean; retry: () => void } {
  const [{ solved, hasFailed }, setState] = useState<State>({ solved: first, hasFailed: false });
  const requested = useRef(first?.request ?? null);
  const [worker] = useState(() =>
    createLatestWorker<RoomInput, RoomResult>({
      start: () => new Worker(new URL('./room-worker.ts', import.meta.url), { type: 'module' }),
      onResult: (request, result) => setState({ solved: { request, result }, hasFailed: false }),
      onFailure: () => setState((last) => ({ ...last, hasFailed: true })),
    }),
  );
  useEffect(() => () => worker.close(), [worker]);
  useEffect(() => {
    if (!luminaire) return;
    const last = requested.current;
    if (last?.form === form && last.luminaire === luminaire) return;
    requested.current = { form, luminaire, others };
    worker.send(requested.current);
  }, [worker, form, luminaire, others]);
  return {
    result: luminaire ? (solved?.result ?? null) : null,
    isCurrent: luminaire !== null && solved?.request.form === form && !hasFailed,
    hasFailed,
    retry: () => luminaire && worker.send({ form, luminaire, others }),
  };
}
