import { expect, test } from 'vitest';
import { isLightSource } from '#core/catalogue/light-source.ts';

test.each([
  ['strip', [{}], true],
  ['in-ground', [{ source_replaceable: 'no' }, { source_replaceable: 'no' }], true],
  ['in-ground', [{ source_replaceable: 'no' }, { source_replaceable: 'professional' }], false],
  ['downlight', [{ source_replaceable: 'professional' }], false],
  ['profile', [{}], false],
  ['profile', [], false],
])('%s with %j: %s', (archetype, ofVariants, expected) => {
  expect(isLightSource(archetype, ofVariants)).toBe(expected);
});
