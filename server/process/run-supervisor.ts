import cluster, { type Worker } from 'node:cluster';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { log } from '#server/log.ts';
import { findCurrentRelease } from '#server/process/current-release.ts';
import { exitCodes } from '#server/process/exit-codes.ts';
import { beatMsOf } from '#server/process/heartbeat.ts';
import { Supervisor, type WebProcess } from '#server/process/supervisor.ts';
import { BESIDE } from '#server/process/web-messages.ts';

/** A process that has been told to stop ends within nine seconds. */
const STOP_MS = 10_000;
/** Groups of processes and their parents repeat a signal: only a later one is a second one. */
const REPEATED_MS = 1_000;
/** As `readEnv` has it. */
const HANG_SECONDS = 30;

/** Memory settings of a release, which the C library and Node read when a process starts. */
const SETTINGS = 'server/process.env';

/**
 * Runs the site in `WEB_PROCESSES` processes, which share the listening socket. SIGTERM, SIGINT and SIGHUP stop it in
 * order, a second one at once; SIGUSR2 replaces the processes one by one without refusing a connection.
 */
export function runSupervisor(): void {
  // The processes check the environment; what is no number lets one process report it.
  const wanted = Math.max(1, Math.floor(Number(process.env.WEB_PROCESSES)) || 1);
  const drainMs = Math.max(0, Number(process.env.DRAIN_SECONDS) || 0) * 1000;
  const hangSeconds = Number(process.env.HANG_SECONDS || HANG_SECONDS) || 0;
  // Each process accepts connections itself. Those that the supervisor would pass on (`SCHED_RR`) are lost, and stay open
  // for ever, when a process ends before it has confirmed one.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  const { folder, node } = findCurrentRelease();
  // `fork` has no other way to choose Node.
  process.execPath = node;
  // The folder that the supervisor was started in may be that of an earlier release.
  process.env.DATA_DIR = resolve(process.env.DATA_DIR || 'data');
  const supervisor = new Supervisor({
    wanted,
    start: (isBeside) => startWebProcess(folder, isBeside),
    onReady: (address) => process.send?.({ address }),
    exit: (code) => process.exit(code),
    stopMs: drainMs + STOP_MS,
    beatMs: beatMsOf(hangSeconds),
  });
  let stoppedAt: number | null = null;
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => {
      const now = performance.now();
      stoppedAt ??= now;
      if (now - stoppedAt > REPEATED_MS) supervisor.kill(128 + constants.signals[signal]);
      else supervisor.stop();
    });
  }
  process.on('SIGUSR2', () => void supervisor.reload());
  // The program that started the site has ended.
  process.once('disconnect', () => supervisor.stop());
  supervisor.start();
}

function startWebProcess(cwd: string, isBeside: boolean): WebProcess {
  cluster.setupPrimary({ cwd, args: isBeside ? [BESIDE] : [] });
  const worker = cluster.fork(webEnv(join(cwd, SETTINGS)));
  return {
    send: (message) => worker.isConnected() && worker.send(message),
    kill: () => worker.process.kill('SIGKILL'),
    onMessage: (listener) => worker.on('message', listener),
    onExit: (listener) => onceEnded(worker, listener),
  };
}

function onceEnded(worker: Worker, listener: Parameters<WebProcess['onExit']>[0]): void {
  worker.once('exit', (code, signal) => listener(signal ? null : code, signal));
  worker.on('error', (error) => {
    log.error({ err: error }, 'cannot reach a process of the site');
    // It was never started, such as when its folder is missing: then there is no other event.
    if (worker.process.pid === undefined) listener(exitCodes.failed, null);
  });
}

/** Returns the memory settings of a release for its process; variables that are set already stay. */
function webEnv(file: string): NodeJS.ProcessEnv {
  const settings = readSettings(file);
  const options = [settings.NODE_OPTIONS, process.env.NODE_OPTIONS].filter(Boolean).join(' ');
  return { ...settings, ...process.env, NODE_OPTIONS: options };
}

function readSettings(file: string): NodeJS.Dict<string> {
  try {
    return parseEnv(readFileSync(file, 'utf8'));
  } catch (error) {
    log.error({ err: error }, 'cannot read the memory settings: the release is incomplete');
    return {};
  }
}
