import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exitCodes } from '#server/process/exit-codes.ts';
import { Supervisor, type WebProcess } from '#server/process/supervisor.ts';
import type { FromWebProcess, ToWebProcess } from '#server/process/web-messages.ts';

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const BEAT_MS = 1000;

/** Processes that do what a test says. */
class FakeProcess implements WebProcess {
  readonly isBeside: boolean;
  readonly told: ToWebProcess[] = [];
  isKilled = false;
  tell: (message: FromWebProcess) => void = () => {};
  end: (code: number | null, signal?: string | null) => void = () => {};

  constructor(isBeside: boolean) {
    this.isBeside = isBeside;
  }

  send(message: ToWebProcess): void {
    this.told.push(message);
  }

  kill(): void {
    this.isKilled = true;
  }

  onMessage(listener: (message: FromWebProcess) => void): void {
    this.tell = listener;
  }

  onExit(listener: (code: number | null, signal: string | null) => void): void {
    this.end = (code, signal = null) => listener(code, signal);
  }

  ready(): void {
    this.tell({ kind: 'ready', address: 'http://localhost:3000' });
  }

  hears(kind: ToWebProcess['kind']): boolean {
    return this.told.some((message) => message.kind === kind);
  }
}

function superviseFakes(wanted = 1, beatMs: number | null = null) {
  const started: FakeProcess[] = [];
  const exits: number[] = [];
  const addresses: string[] = [];
  const supervisor = new Supervisor({
    wanted,
    start(isBeside) {
      const fake = new FakeProcess(isBeside);
      started.push(fake);
      return fake;
    },
    onReady: (address) => addresses.push(address),
    exit: (code) => exits.push(code),
    stopMs: 10_000,
    beatMs,
  });
  supervisor.start();
  /** The n-th process that was started, from 0. */
  const nth = (index: number): FakeProcess => {
    const fake = started[index];
    if (!fake) throw new Error(`Only ${started.length} were started.`);
    return fake;
  };
  return { supervisor, started, exits, addresses, nth };
}

test('only the first of several processes listens before it is ready, and the others start then', () => {
  const { started, addresses, nth } = superviseFakes(3);
  expect(started.map(({ isBeside }) => isBeside)).toEqual([false]);
  nth(0).ready();
  expect(started.map(({ isBeside }) => isBeside)).toEqual([false, true, true]);
  for (const fake of started.slice(1)) fake.ready();
  expect(addresses).toEqual(['http://localhost:3000']);
  expect(nth(0).told.at(-1)).toEqual({ kind: 'processes', counts: { wanted: 3, ready: 3 } });
});

test('a site that never started gives up with the code of its process', () => {
  const { started, exits, nth } = superviseFakes();
  nth(0).end(exitCodes.database);
  vi.runAllTimers();
  expect([exits, started.length]).toEqual([[exitCodes.database], 1]);
});

test('a process that ends is started again at once, then after delays that double up to half a minute', () => {
  const { started, exits, nth } = superviseFakes();
  nth(0).ready();
  const delays: number[] = [];
  while (exits.length === 0) {
    const before = performance.now();
    const count = started.length;
    nth(count - 1).end(null, 'SIGKILL');
    if (exits.length > 0) break;
    vi.advanceTimersToNextTimer();
    expect(started.length).toBe(count + 1);
    delays.push(performance.now() - before);
  }
  expect(delays).toEqual([0, 500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
  expect(exits).toEqual([exitCodes.fault]);
});

test('a process that served for more than a minute starts the delays again', () => {
  const { started, nth } = superviseFakes();
  for (let index = 0; index < 20; index += 1) {
    nth(index).ready();
    vi.advanceTimersByTime(61_000);
    nth(index).end(exitCodes.fault);
    vi.advanceTimersByTime(0);
    expect(started.length).toBe(index + 2);
  }
});

test('an environment that has become unusable is not tried again', () => {
  const { started, exits, nth } = superviseFakes();
  nth(0).ready();
  nth(0).end(null, 'SIGKILL');
  vi.advanceTimersByTime(0);
  nth(1).end(exitCodes.configuration);
  vi.runAllTimers();
  expect([exits, started.length]).toEqual([[exitCodes.configuration], 2]);
});

test('a failing process serves until another one takes over', () => {
  const { started, nth } = superviseFakes();
  nth(0).ready();
  nth(0).tell({ kind: 'failing' });
  nth(0).tell({ kind: 'failing' });
  expect([started.length, nth(1).isBeside, nth(0).hears('retire')]).toEqual([2, true, false]);
  nth(1).ready();
  expect(nth(0).hears('retire')).toBe(true);
  nth(0).end(exitCodes.fault);
  vi.runAllTimers();
  expect(started.length).toBe(2);
});

test('processes are replaced one after the other', async () => {
  const { supervisor, started, nth } = superviseFakes(2);
  for (const index of [0, 1]) nth(index).ready();
  const reloaded = supervisor.reload();
  void supervisor.reload();
  expect(started.length).toBe(3);
  nth(2).ready();
  await vi.waitFor(() => expect(started.length).toBe(4));
  expect([nth(0).hears('retire'), nth(1).hears('retire')]).toEqual([true, false]);
  nth(3).ready();
  await reloaded;
  expect([nth(1).hears('retire'), started.length]).toEqual([true, 4]);
});

test('a new release that does not start leaves the earlier one serving', async () => {
  const { supervisor, started, exits, nth } = superviseFakes();
  nth(0).ready();
  const reloaded = supervisor.reload();
  nth(1).end(exitCodes.configuration);
  await reloaded;
  vi.runAllTimers();
  expect([nth(0).hears('retire'), started.length, exits]).toEqual([false, 2, []]);
});

test('a process that reports its running event loop is left alone; one that falls silent is replaced', () => {
  const { started, exits, nth } = superviseFakes(2, BEAT_MS);
  for (const index of [0, 1]) nth(index).ready();
  const beat = () => {
    for (const index of [0, 1]) nth(index).tell({ kind: 'alive' });
  };
  for (let count = 0; count < 30; count += 1) {
    beat();
    vi.advanceTimersByTime(BEAT_MS);
  }
  const beatOfSecond = () => {
    nth(1).tell({ kind: 'alive' });
    vi.advanceTimersByTime(BEAT_MS);
  };
  for (let count = 0; count < 5; count += 1) beatOfSecond();
  expect(nth(0).isKilled).toBe(false);
  beatOfSecond();
  expect([nth(0).isKilled, nth(1).isKilled]).toEqual([true, false]);
  nth(0).end(null, 'SIGKILL');
  vi.advanceTimersByTime(0);
  expect([started.length, exits]).toEqual([3, []]);
});

test('a process may take its time to start', () => {
  const { nth } = superviseFakes(1, BEAT_MS);
  vi.advanceTimersByTime(100 * BEAT_MS);
  expect(nth(0).isKilled).toBe(false);
});

test('a process that blocks while it retires is killed, and nothing takes its place', async () => {
  const { supervisor, started, nth } = superviseFakes(1, BEAT_MS);
  nth(0).ready();
  const reloaded = supervisor.reload();
  nth(1).ready();
  await reloaded;
  for (let count = 0; count < 7; count += 1) {
    nth(1).tell({ kind: 'alive' });
    vi.advanceTimersByTime(BEAT_MS);
  }
  expect([nth(0).isKilled, nth(1).isKilled]).toEqual([true, false]);
  nth(0).end(null, 'SIGKILL');
  vi.advanceTimersByTime(BEAT_MS);
  expect(started.length).toBe(2);
});

test('a stop ends with 0 once every process has ended, and kills what does not end', () => {
  const orderly = superviseFakes(2);
  for (const index of [0, 1]) orderly.nth(index).ready();
  orderly.supervisor.stop();
  expect(orderly.started.every((fake) => fake.hears('stop'))).toBe(true);
  orderly.nth(0).end(0);
  expect(orderly.exits).toEqual([]);
  orderly.nth(1).end(0);
  vi.runAllTimers();
  expect(orderly.exits).toEqual([0]);
  const stuck = superviseFakes();
  stuck.nth(0).ready();
  stuck.supervisor.stop();
  vi.advanceTimersByTime(10_000);
  expect([stuck.nth(0).isKilled, stuck.exits]).toEqual([true, [exitCodes.fault]]);
});
