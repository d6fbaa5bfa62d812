import { log } from '#server/log.ts';
import { exitCodes, reasonOf } from '#server/process/exit-codes.ts';
import { Heartbeat } from '#server/process/heartbeat.ts';
import { MetricsGatherer } from '#server/process/metrics-gatherer.ts';
import type { FromWebProcess, ProcessCounts, ToWebProcess } from '#server/process/web-messages.ts';

const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 30_000;
/** About two minutes with these delays. */
const MAX_FAILURES = 10;
/** A process that served this long has worked: what ends it later is no failed start. */
const PROVEN_MS = 60_000;

/** A process that serves the site, as its supervisor sees it. */
export type WebProcess = {
  send(message: ToWebProcess): void;
  kill(): void;
  onMessage(listener: (message: FromWebProcess) => void): void;
  /** `code` is null when a signal ended it. */
  onExit(listener: (code: number | null, signal: string | null) => void): void;
};

type Options = {
  /** How many processes shall serve. */
  wanted: number;
  /** Starts a process; `isBeside`: another one listens already. */
  start(isBeside: boolean): WebProcess;
  /** Called once, when the first process serves. */
  onReady(address: string): void;
  /** Ends the supervisor; called once. */
  exit(code: number): void;
  /** How long processes may take to stop before they are killed. */
  stopMs: number;
  /** How often processes report that their event loop runs; null: they do not. */
  beatMs: number | null;
};

type Member = {
  process: WebProcess;
  state: 'starting' | 'ready' | 'leaving';
  readyAt: number;
  /** The process that ends when this one is ready. */
  replaces: Member | null;
  heartbeat: Heartbeat;
  isBlocked: boolean;
  /** Ends a step of a rolling restart. */
  settle(): void;
};

/**
 * Starts the site's processes and starts others for those that end: at once, then after delays that double. Gives up
 * when no process could ever start, when the environment has become unusable, and after ten failures in a row.
 */
export class Supervisor {
  readonly #options: Options;
  readonly #members = new Set<Member>();
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #metrics = new MetricsGatherer();
  /** How many processes were started again, by the reason of their end. */
  readonly #restarts: Record<string, number> = { fault: 0, blocked: 0, SIGKILL: 0, SIGABRT: 0 };
  #failures = 0;
  #wasReady = false;
  #isReloading = false;
  /** The exit code of a supervisor that is ending. */
  #ending: number | null = null;
  #isFinished = false;

  constructor(options: Options) {
    this.#options = options;
  }

  /**
   * Starts one process, which responds with 503 until it is ready, and the others then: none that is starting takes
   * connections from one that serves.
   */
  start(): void {
    void this.#add();
    const { beatMs } = this.#options;
    if (beatMs !== null) setInterval(() => this.#endBlocked(), beatMs).unref();
  }

  #startOthers(): void {
    for (let index = 1; index < this.#options.wanted; index += 1) void this.#add();
  }

  /** Replaces the processes one after the other; one that does not start leaves the others as they are. */
  async reload(): Promise<void> {
    if (this.#isReloading || this.#ending !== null) return;
    this.#isReloading = true;
    const earlier = [...this.#members].filter(({ state }) => state === 'ready');
    log.info({ processes: earlier.length }, 'replacing the processes');
    for (const member of earlier) {
      const isServing = this.#members.has(member) && member.state === 'ready';
      if (this.#ending === null && isServing) await this.#add(member);
    }
    this.#isReloading = false;
  }

  /** Ends the processes in order, then the supervisor. */
  stop(code: number = exitCodes.stopped): void {
    if (this.#ending !== null) return;
    this.#ending = code;
    for (const timer of this.#timers) clearTimeout(timer);
    for (const member of this.#members) {
      member.state = 'leaving';
      member.process.send({ kind: 'stop' });
    }
    if (this.#members.size === 0) this.#finish(code);
    else setTimeout(() => this.kill(exitCodes.fault), this.#options.stopMs).unref();
  }

  /** Ends everything at once. */
  kill(code: number): void {
    for (const { process } of this.#members) process.kill();
    this.#finish(code);
  }

  #finish(code: number): void {
    if (this.#isFinished) return;
    this.#isFinished = true;
    this.#options.exit(code);
  }

  #add(replaces: Member | null = null): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const isBeside = [...this.#members].some(({ state }) => state !== 'leaving');
    const process = this.#options.start(isBeside);
    const member: Member = {
      process,
      state: 'starting',
      readyAt: 0,
      replaces,
      heartbeat: new Heartbeat(),
      isBlocked: false,
      settle: resolve,
    };
    this.#members.add(member);
    process.onMessage((message) => this.#receive(member, message));
    process.onExit((code, signal) => this.#noteExit(member, code, signal));
    return promise;
  }

  #receive(member: Member, message: FromWebProcess): void {
    if (message.kind === 'ready') this.#noteReady(member, message.address);
    else if (message.kind === 'alive') member.heartbeat.beat();
    else if (message.kind === 'failing') this.#replaceFailing(member);
    else if (message.kind === 'metrics') {
      this.#metrics.note(member.process, message.id, message.metrics);
    } else void this.#sendMetrics(member, message.id);
  }

  async #sendMetrics({ process }: Member, id: number): Promise<void> {
    const serving = [...this.#members].filter(({ state }) => state !== 'starting');
    const reports = await this.#metrics.gather(serving.map((member) => member.process));
    const processes = { ...this.#counts(), restarts: this.#restarts };
    process.send({ kind: 'gathered-metrics', id, gathered: { reports, processes } });
  }

  #noteReady(member: Member, address: string): void {
    if (this.#ending !== null) return;
    member.state = 'ready';
    member.heartbeat.beat();
    member.readyAt = performance.now();
    if (!this.#wasReady) {
      this.#wasReady = true;
      this.#options.onReady(address);
      this.#startOthers();
    }
    if (member.replaces && this.#members.has(member.replaces)) {
      member.replaces.state = 'leaving';
      member.replaces.process.send({ kind: 'retire' });
    }
    member.replaces = null;
    this.#tellCounts();
    member.settle();
  }

  #counts(): ProcessCounts {
    const ready = [...this.#members].filter(({ state }) => state === 'ready').length;
    return { wanted: this.#options.wanted, ready };
  }

  #tellCounts(): void {
    const counts = this.#counts();
    for (const { process } of this.#members) process.send({ kind: 'processes', counts });
  }

  /** Nothing else ends a process whose event loop is blocked: it reads no message. */
  #endBlocked(): void {
    for (const member of this.#members) {
      if (!member.heartbeat.isBlockedNow()) continue;
      log.fatal('a process does not respond any more and is killed');
      member.isBlocked = true;
      member.process.kill();
    }
  }

  /** One fault is met before the process ends; when faults follow each other, its end and the delay come first. */
  #replaceFailing(member: Member): void {
    const isReplaced = [...this.#members].some(({ replaces }) => replaces === member);
    const isFirst = this.#failures === 0 && !isReplaced;
    if (this.#ending === null && isFirst && member.state === 'ready') void this.#add(member);
  }

  #noteExit(member: Member, code: number | null, signal: string | null): void {
    this.#members.delete(member);
    this.#metrics.forget(member.process);
    member.settle();
    if (this.#ending !== null) {
      if (this.#members.size === 0) this.#finish(this.#ending);
      return;
    }
    this.#tellCounts();
    if (member.state === 'leaving') return;
    const reason = member.isBlocked ? 'blocked' : (reasonOf(code) ?? signal ?? `code ${code}`);
    this.#restarts[reason] = (this.#restarts[reason] ?? 0) + 1;
    const served = member.readyAt > 0 ? performance.now() - member.readyAt : 0;
    this.#failures = served > PROVEN_MS ? 1 : this.#failures + 1;
    if (member.replaces && this.#members.has(member.replaces)) {
      log.error({ reason }, 'a process that should take over ended; the earlier one serves on');
      return;
    }
    const successor = [...this.#members].find(({ replaces }) => replaces === member);
    if (successor) successor.replaces = null;
    else if (this.#isHopeless(code)) {
      log.fatal({ reason, failures: this.#failures }, 'the site cannot start: giving up');
      this.stop(code ?? exitCodes.fault);
    } else this.#restart(reason);
  }

  #isHopeless(code: number | null): boolean {
    const { configuration } = exitCodes;
    return !this.#wasReady || code === configuration || this.#failures > MAX_FAILURES;
  }

  #restart(reason: string): void {
    const failures = this.#failures;
    const delayMs =
      failures === 1 ? 0 : Math.min(FIRST_DELAY_MS * 2 ** (failures - 2), LONGEST_DELAY_MS);
    log.error({ reason, failures, delayMs }, 'a process of the site ended and is started again');
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      void this.#add();
    }, delayMs);
    this.#timers.add(timer);
  }
}
