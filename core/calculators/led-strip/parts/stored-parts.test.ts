import { expect, test } from 'vitest';
import {
  formatStoredParts,
  parseStoredParts,
} from '#core/calculators/led-strip/parts/stored-parts.ts';
import { usualRequest } from '#core/calculators/led-strip/strip-request.ts';

const nothing = { drivers: null, profiles: null, accessories: null };

test('stores `false` under each name if nothing is selected', () => {
  const stored = formatStoredParts(usualRequest);
  expect(stored).toEqual({ drivers: 'false', profiles: 'false', accessories: 'false' });
  expect(parseStoredParts(stored)).toBeNull();
  expect(parseStoredParts(nothing)).toBeNull();
});

test('reads back the selection', () => {
  const chosen = {
    driver: 'VATCV/100/24/20',
    controller: 'PULSO/DA1',
    profile: 'SUR17',
    finish: 'white',
    diffuser: 'satin' as const,
    accessories: ['TALLER/CUT'],
  };
  const stored = formatStoredParts(chosen);
  expect(parseStoredParts(stored)).toEqual(chosen);
});

test('treats invalid values as no selection', () => {
  expect(parseStoredParts({ ...nothing, drivers: '{', profiles: '7' })).toBeNull();
  expect(parseStoredParts({ ...nothing, accessories: '[]' })).toBeNull();
});
