import { untilReachable } from '#app/ui/browser/connection.ts';
import { createSignal } from '#app/ui/browser/signal.ts';

/** What a page needs has failed when it takes longer than this, ms. */
export const LONGEST_LOAD_MS = 15_000;

/** Code or data has not come, twice: no word of the server, nor a mistake in what has come. */
export class LoadError extends Error {}

/** Whether a part that the page shows works no more, until the next document. */
const incomplete = createSignal(false);
export const useIsIncomplete = incomplete.use;
export const reportIncomplete = () => incomplete.set(true);

/**
 * Loads a part of the site's code. One that fails is fetched again as soon as the site can be reached; a second failure
 * rejects with a `LoadError`, unless the site was away again. Every `import()` of the app is given to it.
 */
export async function loadChunk<T>(load: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (let hasFailed = false; ; hasFailed = true) {
    try {
      return await load();
    } catch (error) {
      // On the server all code is there: what cannot be loaded is broken.
      if (signal?.aborted || typeof window === 'undefined') throw error;
      const wasAway = await untilReachable();
      if (hasFailed && !wasAway) throw new LoadError(String(error), { cause: error });
    }
  }
}

/** Loads the code of a page. Rejects where it fails, is empty or does not come in time, twice. */
export function loadCode<T extends object>(load: () => Promise<T>): Promise<T> {
  return loadChunk(() => inTime(load().then(whole)));
}

/** Some proxies answer with nothing, and 200. */
export function whole<T extends object>(module: T): T {
  if (!('default' in module)) throw new Error('The code of a page is empty.');
  return module;
}

/**
 * Fetches the data of a page, whole; again where the connection breaks or nothing comes in time.
 *
 * @throws DOMException `AbortError` for a navigation that has been given up; else a `LoadError`.
 */
export function fetchData(url: string, init: RequestInit & { signal: AbortSignal }) {
  return loadChunk(() => inTime(fetchWhole(url, init)), init.signal);
}

async function fetchWhole(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, init);
  await response.clone().arrayBuffer();
  return response;
}

/** What a task gives; rejects when it takes too long. */
export function inTime<T>(task: Promise<T>, limitMs = LONGEST_LOAD_MS): Promise<T> {
  return new Promise((resolve, reject) => {
    setTimeout(reject, limitMs, new Error('The site took too long.'));
    task.then(resolve, reject);
  });
}
