/** A metric with its values, as prom-client writes it as JSON. */
type MetricJson = {
  name: string;
  help: string;
  type: string;
  /** How the values of several processes become one. */
  aggregator: string;
  values: MetricValue[];
};

type MetricValue = {
  value: number;
  labels: Record<string, string | number>;
  /** Of a histogram: its name with `_bucket`, `_sum` or `_count`. */
  metricName?: string;
};

/** The metrics of one process. */
export type MetricReport = MetricJson[];

/** The metrics of all processes of the site, and what their supervisor counts. */
export type GatheredMetrics = {
  reports: MetricReport[];
  processes: { wanted: number; ready: number; restarts: Record<string, number> };
};

/**
 * Adds up what only grows, of a process that has ended and of those that ended before: without it the sums of the site
 * would fall with each restart.
 */
export function addEnded(ended: MetricReport, report: MetricReport): MetricReport {
  const sums = new Map(ended.map((metric) => [metric.name, metric]));
  for (const metric of report) {
    if (metric.type !== 'counter' && metric.type !== 'histogram') continue;
    const before = sums.get(metric.name)?.values ?? [];
    sums.set(metric.name, { ...metric, values: addValues(before, metric.values) });
  }
  return [...sums.values()];
}

function addValues(before: MetricValue[], values: MetricValue[]): MetricValue[] {
  const keyOf = ({ metricName, labels }: MetricValue) =>
    JSON.stringify([metricName, Object.entries(labels).sort()]);
  const sums = new Map(before.map((value) => [keyOf(value), value]));
  for (const added of values) {
    const key = keyOf(added);
    sums.set(key, { ...added, value: added.value + (sums.get(key)?.value ?? 0) });
  }
  return [...sums.values()];
}
