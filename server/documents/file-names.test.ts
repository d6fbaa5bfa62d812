import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeName } from '#server/documents/file-names.ts';

test.each([
  ['NIM120/12/830/W', 'NIM120-12-830-W'],
  ['TRA128/4.8/930', 'TRA128-4.8-930'],
  ['../../etc/passwd', 'etc-passwd'],
  ['Ñandú: nº 1', 'Nandu-n-1'],
  ['C:\\x\0y', 'C-x-y'],
  ['...', ''],
])('%j becomes %j', (text, expected) => {
  expect(safeName(text)).toBe(expected);
});

test('No text escapes the folder or hides a file', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const name = safeName(text);
      expect(name).toMatch(/^[A-Za-z0-9.-]*$/);
      expect(name).not.toMatch(/^[.-]|\.\.|[.-]$/);
    }),
  );
});
