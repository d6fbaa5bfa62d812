import { expect, test } from 'vitest';
import { copyHref, isCopyKind } from '#core/forms/copy-kinds.ts';

test('the page for a copy gets the code in its address, unless the address would be truncated', () => {
  const hrefOf = (length: number) =>
    copyHref('en', { kind: 'room-report', code: 'x'.repeat(length) });
  expect(hrefOf(7_000)).toContain(`?of=room-report&copy=${'x'.repeat(7_000)}`);
  expect(hrefOf(7_001)).not.toContain('?');
});

test('each kind of PDF is recognised by its name', () => {
  for (const kind of ['energy-report', 'led-strip-plan', 'project-list', 'room-report']) {
    expect(isCopyKind(kind)).toBe(true);
  }
  expect(isCopyKind('datasheet')).toBe(false);
});
