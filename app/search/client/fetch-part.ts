import { LONGEST_LOAD_MS } from '#app/ui/browser/loads.ts';

type Init = RequestInit & { signal: AbortSignal };

/**
 * Fetches the JSON of a part of the search. A request without a whole response for 15 seconds is given up and sent once
 * more: the other parts wait for it.
 * @throws when there is no usable response to either, or `signal` aborts.
 */
export async function fetchPart<Body>(url: string, init: Init): Promise<Body> {
  const first = await fetchInTime<Body>(url, init);
  if (first !== TOO_LATE) return first;
  const second = await fetchInTime<Body>(url, init);
  if (second === TOO_LATE) throw new Error('The search took too long.');
  return second;
}

const TOO_LATE = Symbol('too late');

async function fetchInTime<Body>(url: string, { signal, ...init }: Init) {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, LONGEST_LOAD_MS);
  signal.addEventListener('abort', abort);
  try {
    const response = await fetch(url, { ...init, signal: controller.signal });
    if (!response.ok) throw new Error(`responded with ${response.status}`);
    return (await response.json()) as Body;
  } catch (error) {
    if (controller.signal.aborted && !signal.aborted) return TOO_LATE;
    throw error;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}
