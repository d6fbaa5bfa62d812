import { expect, test } from 'vitest';
import { combineFilters, isSelfContained } from '#core/search/values/combine-filters.ts';

test('filters are combined so that all must hold, empty ones are skipped', () => {
  expect(combineFilters([])).toBe('');
  expect(combineFilters(['', ' '])).toBe('');
  expect(combineFilters(['a:1', ' '])).toBe('a:1');
  expect(combineFilters(['a:1 || b:2', 'c:3'])).toBe('(a:1 || b:2) && (c:3)');
});

test.each(['', 'a:1', '(a:1) && (b:2)', 'a:`x`', 'a:[`x (y)`, z]', '((a:1))'])(
  '%j can be wrapped in brackets',
  (filter) => expect(isSelfContained(filter)).toBe(true),
);

test.each(['a:1) || (b:2', ')(', '(a:1', 'a:1)', 'a:`x', 'a:`)`', 'a:[)]', 'a:\\`x`', '(a:1))('])(
  '%j could leave its brackets',
  (filter) => expect(isSelfContained(filter)).toBe(false),
);
