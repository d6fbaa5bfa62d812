import { expect, test, vi } from 'vitest';
import { createRateLimit } from '#server/limits/rate-limit.ts';
import { createUsage } from '#server/limits/usage.ts';

function open(max: number, now?: () => number) {
  const usage = createUsage(now ? { now } : {});
  return createRateLimit(usage, { name: 'test', max, windowMs: 60_000 });
}

test('Requests up to the limit pass within a window, others get the seconds until it ends', () => {
  let time = 0;
  const limit = open(2, () => time);
  expect([limit.take('a'), limit.take('a'), limit.take('a'), limit.take('b')]).toEqual([
    ...[null, null, 60, null],
  ]);
  time = 59_900;
  expect(limit.take('a')).toBe(1);
  time = 60_000;
  expect(limit.take('a')).toBeNull();
});

test('Amounts that are known afterwards count as well', () => {
  let time = 0;
  const limit = open(1000, () => time);
  limit.spend('a', 900);
  expect(limit.wait('a', 0)).toBeNull();
  limit.spend('a', 900);
  time = 20_000;
  expect([limit.wait('a', 0), limit.wait('b', 0)]).toEqual([40, null]);
});

test('Two limits count the same visitor apart', () => {
  const usage = createUsage();
  const [one, two] = ['one', 'two'].map((name) =>
    createRateLimit(usage, { name, max: 1, windowMs: 60_000 }),
  );
  expect([one?.take('a'), two?.take('a'), one?.take('a')]).toEqual([null, null, 60]);
});

test('A client that keeps sending stays counted, however many others come', () => {
  const limit = open(1);
  limit.take('a');
  for (let other = 0; other < 100_000; other += 1) {
    limit.take(`other ${other}`);
    if (other % 10_000 === 0) expect(limit.take('a')).toBeGreaterThan(0);
  }
  expect(limit.take('other 0')).toBeNull();
});

test('Changes of the system clock have no effect', () => {
  const limit = open(1);
  limit.take('a');
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
  expect(limit.take('a')).toBeGreaterThan(50);
});
