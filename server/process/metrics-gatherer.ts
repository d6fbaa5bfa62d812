import { addEnded, type MetricReport } from '#server/process/metrics-messages.ts';
import type { ToWebProcess } from '#server/process/web-messages.ts';

/** A process that takes longer is blocked: its last report stands for it. */
const WAIT_MS = 1000;

type Reporter = { send(message: ToWebProcess): void };

type Gathering = { missing: Set<Reporter>; end: () => void };

/** Gathers the metrics of all processes in their supervisor, for the one that needs them. */
export class MetricsGatherer {
  readonly #latest = new Map<Reporter, MetricReport>();
  readonly #open = new Map<number, Gathering>();
  #ended: MetricReport = [];
  #lastId = 0;

  /** Requests the metrics of processes; resolves to them, and the sums of the processes that have ended. */
  gather(reporters: Reporter[]): Promise<MetricReport[]> {
    const { promise, resolve } = Promise.withResolvers<MetricReport[]>();
    this.#lastId += 1;
    const id = this.#lastId;
    const end = () => {
      clearTimeout(timer);
      this.#open.delete(id);
      resolve([...this.#latest.values(), this.#ended]);
    };
    const timer = setTimeout(end, WAIT_MS);
    this.#open.set(id, { missing: new Set(reporters), end });
    for (const reporter of reporters) reporter.send({ kind: 'report-metrics', id });
    this.#endComplete();
    return promise;
  }

  /** @param id of the gathering that it responds to; null: a process reports a last time before it ends. */
  note(reporter: Reporter, id: number | null, report: MetricReport): void {
    this.#latest.set(reporter, report);
    if (id !== null) this.#open.get(id)?.missing.delete(reporter);
    this.#endComplete();
  }

  /** Retains what a process has counted when it ends. */
  forget(reporter: Reporter): void {
    this.#ended = addEnded(this.#ended, this.#latest.get(reporter) ?? []);
    this.#latest.delete(reporter);
    for (const { missing } of this.#open.values()) missing.delete(reporter);
    this.#endComplete();
  }

  #endComplete(): void {
    for (const { missing, end } of this.#open.values()) if (missing.size === 0) end();
  }
}
