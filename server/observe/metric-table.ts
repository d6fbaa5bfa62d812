import type { Counter, Gauge, Histogram, Registry } from 'prom-client';

type Classes = {
  Counter: typeof Counter;
  Gauge: typeof Gauge;
  Histogram: typeof Histogram;
};

const REQUEST_SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const WORK_SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120];

/**
 * The metrics of the site. No label has a value that a visitor can choose. Values of several processes are added unless
 * a gauge says otherwise.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a table.
export function defineMetrics({ Counter, Gauge, Histogram }: Classes, register: Registry) {
  const gauge = <Label extends string = never>(
    name: string,
    { help, labels = [], aggregator = 'sum' }: GaugeOptions<Label>,
  ) => {
    const registers = [register];
    return new Gauge({
      name: `catalogue_${name}`,
      help,
      labelNames: labels,
      aggregator,
      registers,
    });
  };
  const registers = [register];
  return {
    requests: new Counter({
      name: 'catalogue_http_requests_total',
      help: 'Responses by route, status (499: the client did not wait) and where they came from.',
      labelNames: ['route', 'status', 'cache'],
      registers,
    }),
    durations: new Histogram({
      name: 'catalogue_http_request_duration_seconds',
      help: 'Time from a request to the end of its response.',
      labelNames: ['route'],
      buckets: REQUEST_SECONDS,
      registers,
    }),
    works: new Counter({
      name: 'catalogue_work_total',
      help: 'Searches, turns of queues, mails: by how they ended.',
      labelNames: ['work', 'outcome'],
      registers,
    }),
    workDurations: new Histogram({
      name: 'catalogue_work_duration_seconds',
      help: 'Time that work takes, without the time in its queue.',
      labelNames: ['work'],
      buckets: WORK_SECONDS,
      registers,
    }),
    queueRunning: gauge('queue_running', {
      help: 'Tasks that have their turn.',
      labels: ['queue'],
    }),
    queueWaiting: gauge('queue_waiting', { help: 'Tasks that wait.', labels: ['queue'] }),
    queueRefused: new Counter({
      name: 'catalogue_queue_refused_total',
      help: 'Tasks refused with 429 or 503 because too many wait.',
      labelNames: ['queue'],
      registers,
    }),
    cacheEntries: gauge('cache_entries', { help: 'Cached pages, and files of the build.' }),
    cacheBytes: gauge('cache_bytes', { help: 'Their memory.' }),
    mails: gauge('mails', {
      help: 'Mails that wait, and that could not be delivered.',
      labels: ['state'],
      aggregator: 'max',
    }),
    contentVersion: gauge('content_version', {
      help: 'The content version that every process shows.',
      aggregator: 'min',
    }),
    contentImported: gauge('content_imported_timestamp_seconds', {
      help: 'When that version was imported.',
      aggregator: 'min',
    }),
    importEnded: gauge('import_ended_timestamp_seconds', {
      help: 'When the last import ended.',
      aggregator: 'max',
    }),
    importSeconds: gauge('import_duration_seconds', {
      help: 'How long the last import took.',
      aggregator: 'max',
    }),
    importResult: gauge('import_result', {
      help: '1 for how the last import ended: imported, unchanged, refused or failed.',
      labels: ['outcome'],
      aggregator: 'max',
    }),
    databaseAvailable: gauge('database_available', {
      help: '1 while the database can be read and written.',
      aggregator: 'min',
    }),
    roomForFiles: gauge('room_for_files', {
      help: '1 while the disk has room for photos, mails and caches.',
      aggregator: 'min',
    }),
  };
}

type GaugeOptions<Label extends string> = {
  help: string;
  labels?: Label[];
  aggregator?: 'sum' | 'min' | 'max';
};

export type SiteMetricsTable = ReturnType<typeof defineMetrics>;
