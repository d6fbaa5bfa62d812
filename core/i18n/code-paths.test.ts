import { expect, test } from 'vitest';
import { canonicalPath } from '#core/i18n/canonical-path.ts';
import { pathToCode } from '#core/i18n/code-paths.ts';

test('the address of a code is in the spelling that no redirect changes', () => {
  expect(pathToCode('es', 'LYR150/12/830')).toBe('/es/c/lyr150/12/830');
  const path = pathToCode('en', 'ARD150/12/830/60D/W/DD');
  expect(canonicalPath(path)).toBe(path);
});
