const WORKER = '/offline-worker.js';

/** What a page needs offline beside its assets. */
export type OfflineParts = {
  /** Addresses of pictures that it may show later. */
  pictures?: string[];
  /** Addresses of documents that it links to. */
  documents?: string[];
  /** Where the worker responds: the part of the site with the page first. By default the page alone. */
  scopes?: [string, ...string[]];
};

/**
 * Caches a page, its assets and these parts in the browser, so that it opens offline.
 *
 * @throws if the browser stores nothing for websites.
 */
export async function cacheForOffline(
  page: string,
  { pictures = [], documents = [], scopes = [page] }: OfflineParts,
): Promise<void> {
  const [own, ...others] = scopes;
  const registration = await navigator.serviceWorker.register(WORKER, { scope: own });
  for (const scope of others) await navigator.serviceWorker.register(WORKER, { scope });
  const worker = await activeWorker(registration);
  const parts = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => {
      return (
        origin === window.location.origin &&
        /^\/(assets|images|files|favicon|site\.)/.test(pathname)
      );
    })
    .map(({ pathname, search }) => pathname + search);
  worker.postMessage({
    page,
    parts: [...new Set([...parts, ...pictures])],
    documents: savesData() ? [] : documents,
  });
}

/** Not every browser tells it. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

function activeWorker({ active, installing, waiting }: ServiceWorkerRegistration) {
  const pending = installing ?? waiting;
  if (!pending) return Promise.resolve(active as ServiceWorker);
  return new Promise<ServiceWorker>((resolve, reject) => {
    pending.addEventListener('statechange', () => {
      if (pending.state === 'activated') resolve(pending);
      if (pending.state === 'redundant') reject(new Error('another worker replaced it'));
    });
    if (pending.state === 'activated') resolve(pending);
  });
}
