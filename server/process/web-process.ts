import { flushCompileCache } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { type Env, readEnv } from '#server/env.ts';
import { log } from '#server/log.ts';
import { type ExitReason, exitCodes, StartError } from '#server/process/exit-codes.ts';
import { guardProcess } from '#server/process/guard.ts';
import { beatMsOf } from '#server/process/heartbeat.ts';
import { createMetricsLink, type MetricsLink } from '#server/process/metrics-link.ts';
import {
  BESIDE,
  type FromWebProcess,
  type ProcessCounts,
  type ToWebProcess,
} from '#server/process/web-messages.ts';

/** How long running responses may take when the process stops, and when another one has taken over. */
const CLOSE_MS = 9_000;
const RETIRE_MS = 60_000;
/** How long a failing process serves on until another one takes over. */
const FAULT_MS = 10_000;

/** How much garbage may gather before V8 collects: a small heap may grow by more per cent than a large one. */
const GROWTH_MB = 40;
const MIN_GROWTH_PERCENT = 20;
const MAX_GROWTH_PERCENT = 100;
const GROWTH_INTERVAL_MS = 10_000;

/** The site in this process. */
export type RunningSite = {
  address: string;
  /** `/readyz` fails from now on. */
  refuseReadiness(): void;
  /**
   * Accepts nothing more, finishes the running requests and releases everything.
   * @param isGentle open connections are closed by their next response instead of at once.
   */
  close(isGentle: boolean): Promise<void>;
};

export type OpenSite = (
  env: Env,
  options: { isBeside: boolean; counts: () => ProcessCounts | null; metricsLink: MetricsLink },
) => Promise<RunningSite>;

/** Serves the site in this process until its supervisor stops it, with the exit code of the reason. */
export async function runWebProcess(openSite: OpenSite): Promise<void> {
  // Signals reach whole groups of processes: the supervisor decides what they mean.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGUSR2'] as const) {
    process.on(signal, () => {});
  }
  let counts: ProcessCounts | null = null;
  let leave: (reason: ExitReason, way: { waitMs: number; isGentle: boolean }) => void = exit;
  let hasFault = false;
  guardProcess(() => {
    if (hasFault) return;
    hasFault = true;
    tell({ kind: 'failing' });
    setTimeout(() => leave('fault', { waitMs: 0, isGentle: false }), FAULT_MS);
  });
  let drainMs = 0;
  const metricsLink = createMetricsLink(tell);
  process.on('message', (message: ToWebProcess) => {
    metricsLink.receive(message);
    if (message.kind === 'processes') counts = message.counts;
    if (message.kind === 'stop') leave('stopped', { waitMs: drainMs, isGentle: false });
    if (message.kind === 'retire') leave('stopped', { waitMs: 0, isGentle: true });
  });
  const env = await orExit('configuration', () => readEnv());
  drainMs = env.DRAIN_SECONDS * 1000;
  const isBeside = process.argv.includes(BESIDE);
  const site = await orExit('failed', () =>
    openSite(env, { isBeside, counts: () => counts, metricsLink }),
  );
  limitGrowth();
  setInterval(limitGrowth, GROWTH_INTERVAL_MS).unref();
  leave = createLeave(site, metricsLink);
  tell({ kind: 'ready', address: site.address });
  const beatMs = beatMsOf(env.HANG_SECONDS);
  if (beatMs !== null) setInterval(() => tell({ kind: 'alive' }), beatMs).unref();
  // Written now, so that a process that is killed later leaves it to the next one, too.
  flushCompileCache();
}

/** V8 reads the flag after each collection, for the next one. */
function limitGrowth(): void {
  const percent = (100 * GROWTH_MB * 1024 * 1024) / getHeapStatistics().used_heap_size;
  const limited = Math.min(Math.max(percent, MIN_GROWTH_PERCENT), MAX_GROWTH_PERCENT);
  setFlagsFromString(`--heap-growing-percent=${Math.round(limited)}`);
}

/** Returns the function that ends the process in order; only its first call has an effect. */
function createLeave(site: RunningSite, metricsLink: MetricsLink) {
  let isLeaving = false;
  return async (
    reason: ExitReason,
    { waitMs, isGentle }: { waitMs: number; isGentle: boolean },
  ) => {
    if (isLeaving) return;
    isLeaving = true;
    log.info({ reason }, 'Closing');
    if (!isGentle) site.refuseReadiness();
    if (waitMs > 0) await pause(waitMs);
    const limit = setTimeout(
      () => {
        log.warn('some responses were cut off');
        exit(reason);
      },
      isGentle ? RETIRE_MS : CLOSE_MS,
    );
    await site.close(isGentle).catch((error) => log.error({ err: error }, 'cannot close'));
    await metricsLink.close();
    clearTimeout(limit);
    exit(reason);
  };
}

async function orExit<Value>(
  reason: ExitReason,
  run: () => Value | Promise<Value>,
): Promise<Value> {
  try {
    return await run();
  } catch (error) {
    log.fatal(error instanceof Error ? error.message : String(error));
    return exit(error instanceof StartError ? error.reason : reason);
  }
}

function tell(message: FromWebProcess, onSent = () => {}): void {
  if (process.connected) process.send?.(message, undefined, undefined, onSent);
  else onSent();
}

function exit(reason: ExitReason): never {
  process.exit(exitCodes[reason]);
}
