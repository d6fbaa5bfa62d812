import { expect, test } from 'vitest';
import { createFormAddress } from './form-address.ts';

type Form = { luminaire: string; shape: 'round' | 'square'; size: number; count: number };

const { parse, format, findWrong, params, listUsed } = createFormAddress<Form>({
  usual: { luminaire: '', shape: 'round', size: 2, count: 1 },
  choices: { shape: ['round', 'square'] },
  limits: {
    size: { min: 1, max: 5, step: 0.5, unit: 'm' },
    count: { min: 1, max: 9, step: 1, unit: 'pieces', isWhole: true },
  },
  isUsed: ({ shape }, field) => field === 'size' || shape === 'square',
  rangeOf: ({ shape }, field) => {
    if (field === 'size') return { min: shape === 'square' ? 2 : 1, max: 5 };
    return { min: 1, max: 9 };
  },
  accepts: (field, value) => field === 'size' && value === 0,
});
const read = (query: string) => parse(new URLSearchParams(query));

test('an address holds what differs from the usual form', () => {
  expect(params).toEqual(['luminaire', 'shape', 'size', 'count']);
  const form = read('luminaire=+A%2F1+&shape=square&size=2,5');
  expect(form).toEqual({ luminaire: 'A/1', shape: 'square', size: 2.5, count: 1 });
  expect(format(form)).toBe('luminaire=A%2F1&shape=square&size=2.5');
  expect(format(read(''))).toBe('');
});

test('unknown choices get the usual one, figures are not corrected', () => {
  expect(read('shape=oval&size=x&count=2.5')).toMatchObject({ shape: 'round', count: 2.5 });
  expect(read('size=x').size).toBeNaN();
  expect(read(`luminaire=${'1'.repeat(200)}`).luminaire).toHaveLength(80);
});

test('figures out of range are wrong, those that do not count never', () => {
  expect(findWrong(read('size=x'))).toEqual(['size']);
  expect(findWrong(read('shape=square&size=1.5&count=2.5'))).toEqual(['size', 'count']);
  expect(findWrong(read('size=1.5&count=99'))).toEqual([]);
  expect(findWrong(read('size=0'))).toEqual([]);
  expect(listUsed(read(''))).toEqual(['size']);
});
