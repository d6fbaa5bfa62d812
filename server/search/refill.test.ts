import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { log } from '#server/log.ts';
import { createRefill } from '#server/search/refill.ts';

let failures = 0;
const runs: string[] = [];
const fill = async () => {
  runs.push('start');
  await Promise.resolve();
  if (failures > 0) {
    failures -= 1;
    throw new Error('away');
  }
  runs.push('end');
};

beforeEach(() => {
  failures = 0;
  runs.length = 0;
  vi.useFakeTimers();
  vi.spyOn(log, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('Filling the search', () => {
  test('waits for the previous fill', async () => {
    const { refill } = createRefill(fill);
    await Promise.all([refill(), refill()]);
    expect(runs).toEqual(['start', 'end', 'start', 'end']);
  });

  test('is retried until it succeeds, and then reported once', async () => {
    failures = 2;
    const onFilled = vi.fn();
    void createRefill(fill).refillSoon(onFilled);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(runs).toEqual(['start', 'start', 'start', 'end']);
    expect(onFilled).toHaveBeenCalledOnce();
    expect(log.error).toHaveBeenCalledTimes(2);
  });

  test('is not retried after the process stops', async () => {
    failures = 2;
    const { refillSoon, stop } = createRefill(fill);
    void refillSoon(() => undefined);
    stop();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(runs).toEqual(['start']);
    expect(log.error).not.toHaveBeenCalled();
  });

  test('rejects for a caller that waits for it', async () => {
    failures = 1;
    await expect(createRefill(fill).refill()).rejects.toThrow('away');
  });
});
