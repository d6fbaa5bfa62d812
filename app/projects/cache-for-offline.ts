const WORKER = '/project-list-worker.js';

/**
 * Caches a page, its assets and these pictures in the browser, so that it opens offline.
 *
 * @throws if the browser stores nothing for websites.
 */
export async function cacheForOffline(pathname: string, pictures: string[]): Promise<void> {
  const registration = await navigator.serviceWorker.register(WORKER, { scope: pathname });
  const worker = await activeWorker(registration);
  const parts = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname: path }) => {
      return (
        origin === window.location.origin && /^\/(assets|images|files|favicon|site\.)/.test(path)
      );
    })
    .map(({ pathname: path, search }) => path + search);
  worker.postMessage({ page: pathname, parts: [...new Set([...parts, ...pictures])] });
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
