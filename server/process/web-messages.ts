import type { GatheredMetrics, MetricReport } from '#server/process/metrics-messages.ts';

/** How many processes shall serve, and how many do. */
export type ProcessCounts = { wanted: number; ready: number };

/** What the supervisor tells a web process. */
export type ToWebProcess =
  | { kind: 'processes'; counts: ProcessCounts }
  | { kind: 'report-metrics'; id: number }
  | { kind: 'gathered-metrics'; id: number; gathered: GatheredMetrics }
  /** The site ends: `/readyz` fails, and after `DRAIN_SECONDS` nothing is accepted any more. */
  | { kind: 'stop' }
  /** Another process has taken over: new connections go there, running responses get their time. */
  | { kind: 'retire' };

/** What a web process tells its supervisor. */
export type FromWebProcess =
  | { kind: 'ready'; address: string }
  /** Its event loop runs. */
  | { kind: 'alive' }
  /** It needs the metrics of all processes. */
  | { kind: 'gather-metrics'; id: number }
  /** Its own metrics; `id` is null before it ends. */
  | { kind: 'metrics'; id: number | null; metrics: MetricReport }
  /** An error without a request: another process should take over. */
  | { kind: 'failing' };

/** Argument of a process that starts beside another one: it listens once it is ready, not before. */
export const BESIDE = '--beside';
