import { expect, test, vi } from 'vitest';
import { createRecompressor } from '#server/http/cache/recompressor.ts';
import { log } from '#server/log.ts';

test('Works on one entry at a time, pauses after each, and continues after a failure', async () => {
  vi.spyOn(log, 'error').mockImplementation(() => undefined);
  const events: string[] = [];
  const { promise: isDone, resolve } = Promise.withResolvers<void>();
  const { add } = createRecompressor({
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

test('Pauses nine times as long as it worked', async () => {
  vi.spyOn(performance, 'now').mockReturnValueOnce(1000).mockReturnValueOnce(1200);
  const { promise, resolve } = Promise.withResolvers<number>();
  const { add } = createRecompressor({
    recompress: async () => undefined,
    pause: async (ms) => resolve(ms),
  });
  add('a');
  expect(await promise).toBeCloseTo(1800);
});

test('Queues at most a thousand', async () => {
  const done: string[] = [];
  const { promise: mayGoOn, resolve } = Promise.withResolvers<void>();
  const { add } = createRecompressor({
    async recompress(key) {
      await mayGoOn;
      done.push(key);
    },
    pause: async () => undefined,
  });
  for (let at = 0; at < 3000; at++) add(`page ${at}`);
  resolve();
  // The first is being recompressed, a thousand wait.
  await vi.waitFor(() => expect(done).toHaveLength(1001));
  add('page 2999');
  await vi.waitFor(() => expect(done.at(-1)).toBe('page 2999'));
});
