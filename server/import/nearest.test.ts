import { expect, test } from 'vitest';
import { nearest } from '#server/import/nearest.ts';

test.each([
  ['dali', ['none', 'dali-2', 'dmx'], 'dali-2'],
  ['da', ['none', 'dali-2', 'dmx'], null],
  ['dali2', ['none', 'dali-2', 'dmx'], 'dali-2'],
  ['nimbo', ['nimba', 'velo'], 'nimba'],
  ['NIMBA', ['nimba'], 'nimba'],
  ['something', ['else'], null],
])('%s among %o is nearest to %s', (word, candidates, expected) => {
  expect(nearest(word, candidates)).toBe(expected);
});
