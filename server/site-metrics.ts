import type { ResponseCache } from '#server/http/cache/response-cache.ts';
import type { MetricsAccess } from '#server/http/metrics-handler.ts';
import type { Readings } from '#server/observe/metrics.ts';
import type { MetricsLink } from '#server/process/metrics-link.ts';
import type { ExchangeObserver } from '#server/process/request-context.ts';
import type { Services } from '#server/services.ts';

type SiteMetrics = {
  observer: ExchangeObserver;
  access: MetricsAccess;
  watch(site: Watched): void;
  close(): void;
};

type Watched = {
  services: Pick<Services, 'health' | 'state' | 'mail' | 'lastImport'>;
  cache: Pick<ResponseCache, 'size'>;
};

/**
 * Opens the metrics of the site; null without a token, and nothing of them is loaded then.
 * @param link to the supervisor, which knows the other processes; null for a process on its own.
 */
export async function openSiteMetrics(
  token: string | undefined,
  link: MetricsLink | null,
): Promise<SiteMetrics | null> {
  if (!token) return null;
  const { createMetrics } = await import('#server/observe/metrics.ts');
  const metrics = await createMetrics();
  link?.provide(metrics.report);
  const gather = async () =>
    link
      ? link.gather()
      : {
          reports: [await metrics.report()],
          processes: { wanted: 1, ready: 1, restarts: {} },
        };
  return {
    observer: metrics.observer,
    access: { token, read: async () => metrics.present(await gather()) },
    watch: (site) => metrics.watch(() => takeReadings(site)),
    close: metrics.close,
  };
}

async function takeReadings({ services, cache }: Watched): Promise<Readings> {
  const { database, disk } = await services.health();
  const isDatabaseAvailable = database === null;
  return {
    cache: cache.size(),
    isDatabaseAvailable,
    hasRoom: disk.length === 0,
    // A database that does not respond would hold up the rest.
    stored: isDatabaseAvailable ? await readStored(services).catch(() => null) : null,
  };
}

async function readStored({ state, mail, lastImport }: Watched['services']) {
  const [{ version, importedAt }, mails, last] = [
    await state(),
    await mail.count(),
    await lastImport(),
  ];
  return { mails, content: { version, importedAt }, lastImport: last };
}
