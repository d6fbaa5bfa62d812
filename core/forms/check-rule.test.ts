import { expect, test } from 'vitest';
import { meetsRule } from '#core/forms/check-rule.ts';
import type { FieldValue } from '#core/forms/form.ts';

const meets = (rule: string, value: FieldValue, threshold?: string | number, accept?: string[]) =>
  meetsRule(
    value,
    {
      ...{ rule, field: 'x', error: 'x' },
      ...(threshold !== undefined && { threshold }),
      ...(accept && { accept }),
    },
    '2026-11-21',
  );

const photo = (size: number, name = 'a.jpg') => ({ name, type: 'image/jpeg', size });
// RFC 5321: at most 64 characters before the @ and 254 in all.
const address = (length: number) => {
  const label = 'd'.repeat(63);
  const start = `${'a'.repeat(64)}@${label}.${label}.`;
  return `${start}${'e'.repeat(length - start.length - 3)}.es`;
};

test.each<[string, FieldValue, string | number | undefined, boolean]>([
  ['email', address(254), undefined, true],
  ['email', address(255), undefined, false],
  ['tel', '+44 28', undefined, true],
  ['tel', '( )', undefined, false],
  ['mindate', '2026-11-21', 'today', true],
  ['mindate', '2026-11-20', 'today', false],
  ['maxdate', '2026-11-21', 'today', true],
  ['maxdate', '2026-11-22', 'today', false],
  ['stepnumber', '4', 2, true],
  ['stepnumber', '3', 2, false],
  ['minnumber', '1', 1, true],
  ['minnumber', '0.9', 1, false],
  ['maxnumber', '10', 10, true],
  ['maxnumber', '10.1', 10, false],
  ['minlength', 'ab', 2, true],
  ['minlength', 'a', 2, false],
  ['maxlength', 'ab', 2, true],
  ['maxlength', 'abc', 2, false],
  ['maxitems', ['a', 'b'], 2, true],
  ['maxitems', ['a', 'b', 'c'], 2, false],
  ['maxfilesize', [photo(10), photo(5)], 10, true],
  ['maxfilesize', [photo(10), photo(11)], 10, false],
  ['date', '2026-2-1', undefined, false],
  ['date', '2026', undefined, false],
  ['date', '2024-02-29', undefined, true],
  ['unknown', 'x', 1, true],
  ['unknown', ['x'], 1, true],
])('%s of %j with the limit %j: %j', (rule, value, threshold, expected) => {
  expect(meets(rule, value, threshold)).toBe(expected);
});

test('each choice must be offered; a rule without choices holds', () => {
  expect(meets('enum', 'a', undefined, ['a', 'b'])).toBe(true);
  expect(meets('enum', 'c', undefined, ['a', 'b'])).toBe(false);
  expect(meets('enum', ['a', 'b'], undefined, ['a', 'b'])).toBe(true);
  expect(meets('enum', ['a', 'c'], undefined, ['a', 'b'])).toBe(false);
  expect(meets('enum', 'a')).toBe(true);
  expect(meets('enum', ['a'])).toBe(true);
});

test('each row and each photo must be valid', () => {
  const row = { code: 'LYR150', quantity: '2' };
  expect(meets('products', [row, { code: '', quantity: '' }])).toBe(true);
  expect(meets('products', [row, { code: 'LYR150', quantity: 'x' }])).toBe(false);
  expect(meets('file', [photo(1), photo(1, 'b.PNG')], undefined, ['.jpg', '.png'])).toBe(true);
  expect(meets('file', [photo(1), photo(1, 'b.svg')], undefined, ['.jpg', '.png'])).toBe(false);
});
