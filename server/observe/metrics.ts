import { defineMetrics, type SiteMetricsTable } from '#server/observe/metric-table.ts';
import { routeOf, statusOf } from '#server/observe/route-name.ts';
import {
  outcomeOf,
  type QueueName,
  type QueueState,
  queueNames,
  queueRefusals,
  queueStates,
  type Work,
  works,
} from '#server/observe/signals.ts';
import type { GatheredMetrics, MetricReport } from '#server/process/metrics-messages.ts';
import type { Exchange, ExchangeObserver } from '#server/process/request-context.ts';

/** What is read when the metrics are; null where it cannot be. */
export type Readings = {
  cache: { entries: number; bytes: number };
  /** Whether the database can be read and written, and files have room. */
  isDatabaseAvailable: boolean;
  hasRoom: boolean;
  stored: {
    mails: { waiting: number; dead: number };
    content: { version: number; importedAt: string };
    lastImport: { ended: string; outcome: string; seconds: number } | null;
  } | null;
};

/**
 * Counts what this process does, for Prometheus. The package is loaded only where metrics are configured.
 *
 * @returns `observer` counts responses; `report` is the state of this process; `present` that of the site as text.
 */
export async function createMetrics() {
  const { AggregatorRegistry, Registry, collectDefaultMetrics, ...classes } = await import(
    'prom-client'
  );
  const register = new Registry();
  collectDefaultMetrics({ register });
  const metrics = defineMetrics(classes, register);
  beginAtZero(metrics);
  const stopCounting = countSignals(metrics);
  let read: (() => Promise<Readings>) | null = null;

  return {
    observer: countResponses(metrics),

    /** Sets what reads the state of the site. */
    watch(readings: () => Promise<Readings>): void {
      read = readings;
    },

    async report(): Promise<MetricReport> {
      const readings = await read?.().catch(() => null);
      if (readings) setReadings(metrics, readings);
      // Its types omit the properties that aggregation needs.
      return (await register.getMetricsAsJSON()) as unknown as MetricReport;
    },

    async present({
      reports,
      processes,
    }: GatheredMetrics): Promise<{ type: string; text: string }> {
      const supervised = presentProcesses(processes);
      const whole = AggregatorRegistry.aggregate([...reports, supervised] as unknown as object[]);
      return { type: whole.contentType, text: await whole.metrics() };
    },

    /** Counts nothing more; what was counted is still reported. */
    close: stopCounting,
  };
}

function countResponses({ requests, durations }: SiteMetricsTable): ExchangeObserver {
  return {
    onEnd({ request, response, cache }: Exchange, durationMs: number): void {
      const route = routeOf(request);
      const status = statusOf(response);
      requests.inc({ route, status, cache });
      durations.observe({ route }, durationMs / 1000);
    },
  };
}

/** What has not happened yet is 0, so that the first time is an increase. */
function beginAtZero({ queueRunning, queueWaiting, queueRefused }: SiteMetricsTable): void {
  for (const queue of queueNames) {
    queueRunning.set({ queue }, 0);
    queueWaiting.set({ queue }, 0);
    queueRefused.inc({ queue }, 0);
  }
}

/** Counts what the code says of its work; returns the function that stops. */
function countSignals(metrics: SiteMetricsTable): () => void {
  const starts = new WeakMap<object, number>();
  const onQueue = (message: unknown) => {
    // The only publisher is `noteQueue`.
    const { queue, running, waiting } = message as QueueState;
    metrics.queueRunning.set({ queue }, running);
    metrics.queueWaiting.set({ queue }, waiting);
  };
  const onRefusal = (message: unknown) => metrics.queueRefused.inc({ queue: message as QueueName });
  const end = (context: Work) => {
    const start = starts.get(context);
    if (start === undefined) return;
    starts.delete(context);
    const { work } = context;
    metrics.workDurations.observe({ work }, (performance.now() - start) / 1000);
    metrics.works.inc({ work, outcome: outcomeOf(context) });
  };
  const work = {
    start: (context: Work) => void starts.set(context, performance.now()),
    asyncEnd: end,
  };
  queueStates.subscribe(onQueue);
  queueRefusals.subscribe(onRefusal);
  works.subscribe(work as Parameters<typeof works.subscribe>[0]);
  return () => {
    queueStates.unsubscribe(onQueue);
    queueRefusals.unsubscribe(onRefusal);
    works.unsubscribe(work as Parameters<typeof works.subscribe>[0]);
  };
}

function setReadings(metrics: SiteMetricsTable, readings: Readings): void {
  const { cache, stored } = readings;
  metrics.cacheEntries.set(cache.entries);
  metrics.cacheBytes.set(cache.bytes);
  metrics.databaseAvailable.set(readings.isDatabaseAvailable ? 1 : 0);
  metrics.roomForFiles.set(readings.hasRoom ? 1 : 0);
  const { mails, contentVersion, contentImported, importResult, importEnded, importSeconds } =
    metrics;
  for (const gauge of [contentVersion, contentImported]) gauge.remove();
  for (const gauge of [mails, importResult]) gauge.reset();
  if (!stored) return;
  for (const state of ['waiting', 'dead'] as const) mails.set({ state }, stored.mails[state]);
  contentVersion.set(stored.content.version);
  if (stored.content.importedAt) contentImported.set(toSeconds(stored.content.importedAt));
  if (!stored.lastImport) return;
  const { outcome, ended, seconds } = stored.lastImport;
  importResult.set({ outcome }, 1);
  importEnded.set(toSeconds(ended));
  importSeconds.set(seconds);
}

const toSeconds = (time: string) => Date.parse(time) / 1000;

function presentProcesses({ wanted, ready, restarts }: GatheredMetrics['processes']): MetricReport {
  return [
    {
      name: 'catalogue_processes',
      help: 'Processes that shall serve, and that do.',
      type: 'gauge',
      aggregator: 'sum',
      values: [
        { value: wanted, labels: { state: 'wanted' } },
        { value: ready, labels: { state: 'ready' } },
      ],
    },
    {
      name: 'catalogue_process_restarts_total',
      help: 'Processes that ended unexpectedly, by the reason.',
      type: 'counter',
      aggregator: 'sum',
      values: Object.entries(restarts).map(([reason, value]) => ({ value, labels: { reason } })),
    },
  ];
}
