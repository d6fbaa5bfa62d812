import { expect, test, vi } from 'vitest';
import { createRecompressor } from '#server/http/cache/recompressor.ts';
import { log } from '#server/log.ts';

test('Works on one entry at a time, rests after each, and goes on after a failure', async () => {
  vi.spyOn(log, 'error').mockImplementation(() => undefined);
  const events: string[] = [];
  const { promise: isDone, resolve } = Promise.withResolvers<void>();
  const { add } = createRecompressor<string>({
    async recompress(name) {
      events.push(`start ${name}`);
      await Promise.resolve();
      events.push(`end ${name}`);
      if (name === 'b') throw new Error('not this one');
    },
    async pause() {
      events.push('pause');
      if (events.length === 9) resolve();
    },
  });
  for (const name of ['a', 'b', 'b', 'c']) add(name);
  await isDone;
  expect(events).toEqual(
    ['a', 'b', 'c'].flatMap((name) => [`start ${name}`, `end ${name}`, 'pause']),
  );
});

test('Rests nine times as long as it worked', async () => {
  vi.spyOn(performance, 'now').mockReturnValueOnce(1000).mockReturnValueOnce(1200);
  const { promise, resolve } = Promise.withResolvers<number>();
  const { add } = createRecompressor({
    recompress: async () => undefined,
    pause: async (ms) => resolve(ms),
  });
  add({});
  expect(await promise).toBeCloseTo(1800);
});
