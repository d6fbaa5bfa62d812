import { untilReachable } from '#app/ui/browser/connection.ts';
import { createSignal } from '#app/ui/browser/signal.ts';

/** Timeout for code and data that a page needs, ms. */
export const LONGEST_LOAD_MS = 15_000;

/** Code or data did not arrive, twice: neither an error response of the server, nor a fault in the loaded code. */
export class LoadError extends Error {}

/** Whether a visible part of the page has stopped working, until the next document. */
const incomplete = createSignal(false);
export const useIsIncomplete = incomplete.use;
export const reportIncomplete = () => incomplete.set(true);

/**
 * Loads a part of the site's code. A failed load is retried as soon as the site can be reached; a second failure
 * rejects with a `LoadError`, unless the site was away again. Every `import()` of the app goes through it.
 */
export async function loadChunk<T>(load: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (let hasFailed = false; ; hasFailed = true) {
    try {
      return await load();
    } catch (error) {
      // On the server all code is local: a failure is a bug.
      if (signal?.aborted || typeof window === 'undefined') throw error;
      const wasAway = await untilReachable();
      if (hasFailed && !wasAway) throw new LoadError(String(error), { cause: error });
    }
  }
}

/** Loads the code of a page. Rejects where it fails, is empty or times out, twice. */
export function loadCode<T extends object>(load: () => Promise<T>): Promise<T> {
  return loadChunk(() => inTime(load().then(whole)));
}

/** Some proxies respond with 200 and an empty body. */
export function whole<T extends object>(module: T): T {
  if (!('default' in module)) throw new Error('The code of a page is empty.');
  return module;
}

/**
 * Fetches the data of a page as a whole; retries where the connection breaks or times out.
 * @throws DOMException `AbortError` for an aborted navigation; else a `LoadError`.
 */
export function fetchData(url: string, init: RequestInit & { signal: AbortSignal }) {
  return loadChunk(() => inTime(fetchWhole(url, init)), init.signal);
}

async function fetchWhole(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, init);
  await response.clone().arrayBuffer();
  return response;
}

/** Returns the result of a task; rejects on timeout. */
export function inTime<T>(task: Promise<T>, limitMs = LONGEST_LOAD_MS): Promise<T> {
  return new Promise((resolve, reject) => {
    setTimeout(reject, limitMs, new Error('The site took too long.'));
    task.then(resolve, reject);
  });
}
