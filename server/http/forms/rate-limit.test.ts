import { expect, test, vi } from 'vitest';
import { createRateLimit } from '#server/http/forms/rate-limit.ts';

test('Requests up to the limit pass within a window, others get the seconds until it ends', () => {
  let time = 0;
  const limit = createRateLimit({ max: 2, windowMs: 60_000, now: () => time });
  expect([limit.take('a'), limit.take('a'), limit.take('a'), limit.take('b')]).toEqual([
    ...[null, null, 60, null],
  ]);
  time = 59_900;
  expect(limit.take('a')).toBe(1);
  time = 60_000;
  expect(limit.take('a')).toBeNull();
});

test('A client that keeps sending stays counted, however many others come', () => {
  const limit = createRateLimit({ max: 1, windowMs: 60_000 });
  limit.take('a');
  for (let other = 0; other < 50_000; other += 1) {
    limit.take(`other ${other}`);
    if (other % 10_000 === 0) expect(limit.take('a')).toBeGreaterThan(0);
  }
  expect(limit.take('other 0')).toBeNull();
});

test('Changes of the system clock have no effect', () => {
  const limit = createRateLimit({ max: 1, windowMs: 60_000 });
  limit.take('a');
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
  expect(limit.take('a')).toBeGreaterThan(50);
});
