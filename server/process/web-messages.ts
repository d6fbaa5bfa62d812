/** How many processes shall serve, and how many do. */
export type ProcessCounts = { wanted: number; ready: number };

/** What the supervisor tells a web process. */
export type ToWebProcess =
  | { kind: 'processes'; counts: ProcessCounts }
  /** The site ends: `/readyz` fails, and after `DRAIN_SECONDS` nothing is accepted any more. */
  | { kind: 'stop' }
  /** Another process has taken over: new connections go there, running responses get their time. */
  | { kind: 'retire' };

/** What a web process tells its supervisor. */
export type FromWebProcess =
  | { kind: 'ready'; address: string }
  /** Its event loop runs. */
  | { kind: 'alive' }
  /** An error without a request: another process should take over. */
  | { kind: 'failing' };

/** Argument of a process that starts beside another one: it listens once it is ready, not before. */
export const BESIDE = '--beside';
