import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { copyHref, copyKinds, isCopyKind } from '#core/forms/copy-kinds.ts';

test('a page offers each PDF', () => {
  const code = globSync('app/**/*.tsx').map((file) => readFileSync(file, 'utf8'));
  const offered = copyKinds.filter((kind) => code.some((text) => text.includes(`kind: '${kind}'`)));
  expect(offered).toEqual(copyKinds);
});

test('the form for a copy has the code in its address, unless it is too long for one', () => {
  const href = copyHref('en', { kind: 'room-report', code: 'a=1&b=2' });
  const { pathname, searchParams } = new URL(href, 'https://example.test');
  expect(Object.fromEntries(searchParams)).toEqual({ of: 'room-report', copy: 'a=1&b=2' });
  expect(copyHref('en', { kind: 'room-report', code: 'x'.repeat(7_001) })).toBe(pathname);
  expect(isCopyKind('room-report')).toBe(true);
  expect(isCopyKind('constructor')).toBe(false);
});
