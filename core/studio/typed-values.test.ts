import { expect, test } from 'vitest';
import { changedMeanwhile, typeValue, withoutSaved } from '#core/studio/typed-values.ts';

const typed = typeValue({}, { name: 'due', value: '2026-12-01', current: '2026-11-30' });

test('what a colleague changes under what is typed is told, and nothing else', () => {
  expect(changedMeanwhile(typed, { due: '2026-11-30', state: 'done' })).toEqual({});
  expect(changedMeanwhile(typed, { due: '2026-12-24', state: 'done' })).toEqual({
    due: '2026-12-24',
  });
  expect(changedMeanwhile(typed, { due: '' })).toEqual({ due: '' });
  expect(changedMeanwhile(typed, {})).toEqual({ due: '' });
  // Both have done the same.
  expect(changedMeanwhile(typed, { due: '2026-12-01' })).toEqual({});
});

test('typing on remembers what was there when it began', () => {
  const more = typeValue(typed, { name: 'due', value: '2026-12-02', current: '2026-12-24' });
  expect(more).toEqual({ due: { value: '2026-12-02', from: '2026-11-30' } });
  expect(changedMeanwhile(more, { due: '2026-12-24' })).toEqual({ due: '2026-12-24' });
});

test('a value typed back to what is there is none', () => {
  expect(typeValue(typed, { name: 'due', value: '2026-11-30', current: '2026-11-30' })).toEqual({});
  expect(typeValue({}, { name: 'due', value: '', current: '' })).toEqual({});
});

test('what was typed while it was saved stays', () => {
  const later = typeValue(typed, { name: 'state', value: 'done', current: 'new' });
  expect(withoutSaved(later, typed)).toEqual({ state: { value: 'done', from: 'new' } });
  const other = typeValue(typed, { name: 'due', value: '2026-12-03', current: '2026-11-30' });
  expect(withoutSaved(other, typed)).toEqual(other);
  expect(withoutSaved(typed, typed)).toEqual({});
});
