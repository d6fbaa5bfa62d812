import { expect, test } from 'vitest';
import { createLampEngine, findIds } from '#core/search/lamps.fixtures.ts';

test('Words are joined from single letters, and single letters are split off where they stand', async () => {
  const letters = createLampEngine([
    { post_title: 'LED lamp' },
    { post_title: 'Lamp', description: 'socket USB C, 5 V' },
    { post_title: 'Lamp', description: 'a T track' },
    { post_title: 'Lamp c', description: 'track of two' },
  ]);
  const search = (q: string) => findIds(letters, { q, num_typos: 0, drop_tokens_threshold: 0 });
  expect(await search('l e d lamp')).toEqual(['1']);
  expect(await search('lamp l e d')).toEqual(['1']);
  expect(await search('usbc lamp')).toEqual(['2']);
  expect(await search('lamp ttrack')).toEqual(['3']);
  // Both words exist, but not side by side.
  expect(await search('trackc')).toEqual([]);
  expect(await search('x')).toEqual([]);
});
