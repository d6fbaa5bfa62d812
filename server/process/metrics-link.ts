import type { GatheredMetrics, MetricReport } from '#server/process/metrics-messages.ts';
import type { FromWebProcess, ToWebProcess } from '#server/process/web-messages.ts';

/** The supervisor waits a second for other processes. */
const WAIT_MS = 3000;

type Send = (message: FromWebProcess, onSent?: () => void) => void;

/** Passes metrics between a process and its supervisor. */
export function createMetricsLink(send: Send) {
  const waiting = new Map<number, (gathered: GatheredMetrics) => void>();
  let report: (() => Promise<MetricReport>) | null = null;
  let lastId = 0;

  async function sendReport(id: number | null): Promise<void> {
    const metrics = (await report?.().catch(() => null)) ?? [];
    await new Promise<void>((resolve) => send({ kind: 'metrics', id, metrics }, resolve));
  }

  return {
    /** Sets what reports this process's metrics. */
    provide(source: () => Promise<MetricReport>): void {
      report = source;
    },

    /** Returns the metrics of all processes. @throws Error where the supervisor does not respond */
    gather(): Promise<GatheredMetrics> {
      const { promise, resolve, reject } = Promise.withResolvers<GatheredMetrics>();
      lastId += 1;
      const id = lastId;
      const timer = setTimeout(
        () => reject(new Error('The supervisor does not respond.')),
        WAIT_MS,
      );
      waiting.set(id, resolve);
      send({ kind: 'gather-metrics', id });
      return promise.finally(() => {
        clearTimeout(timer);
        waiting.delete(id);
      });
    },

    receive(message: ToWebProcess): void {
      if (message.kind === 'report-metrics') void sendReport(message.id);
      if (message.kind === 'gathered-metrics') waiting.get(message.id)?.(message.gathered);
    },

    /** Reports a last time, so that what was counted since is not lost. */
    async close(): Promise<void> {
      if (report) await sendReport(null);
    },
  };
}

export type MetricsLink = ReturnType<typeof createMetricsLink>;
