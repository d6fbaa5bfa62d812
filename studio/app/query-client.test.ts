import { expect, test } from 'vitest';
import { isWorthRetrying } from '#studio/app/query-client.ts';
import { StudioError } from '#studio/app/studio-client.ts';

test.each([
  [new StudioError(404, { error: 'studio-not-found' }), false],
  [new StudioError(403, { error: 'studio-forbidden' }), false],
  [new StudioError(503, { error: 'unavailable' }), true],
  [new StudioError(0, { error: 'offline' }), true],
  [new Error('anything else'), true],
])('%s is repeated up to three times: %s', (error, isRepeated) => {
  expect(isWorthRetrying(0, error)).toBe(isRepeated);
  expect(isWorthRetrying(2, error)).toBe(isRepeated);
  expect(isWorthRetrying(3, error)).toBe(false);
});
