import { expect, test } from 'vitest';
import { createFormAddress, setChoice, type WrongChoices } from './form-address.ts';

type Form = {
  luminaire: string;
  shape: 'round' | 'square';
  edge: 'plain' | 'bevelled';
  size: number;
  count: number;
  wrong: WrongChoices;
};

const { parse, format, findWrong, params, listUsed } = createFormAddress<Form>({
  usual: { luminaire: '', shape: 'round', edge: 'plain', size: 2, count: 1, wrong: {} },
  choices: { shape: ['round', 'square'], edge: ['plain', 'bevelled'] },
  limits: {
    size: { min: 1, max: 5, step: 0.5, unit: 'm' },
    count: { min: 1, max: 9, step: 1, unit: 'pieces', isWhole: true },
  },
  isUsed: ({ shape }, field) => ['size', 'shape'].includes(field) || shape === 'square',
  rangeOf: ({ shape }, field) => {
    if (field === 'size') return { min: shape === 'square' ? 2 : 1, max: 5 };
    return { min: 1, max: 9 };
  },
  accepts: (field, value) => field === 'size' && value === 0,
});
const read = (query: string) => parse(new URLSearchParams(query));

test('an address holds what differs from the usual form', () => {
  expect(params).toEqual(['luminaire', 'shape', 'edge', 'size', 'count']);
  const form = read('luminaire=+A%2F1+&shape=square&size=2,5');
  expect(form).toMatchObject({ luminaire: 'A/1', shape: 'square', size: 2.5, count: 1 });
  expect(format(form)).toBe('luminaire=A%2F1&shape=square&size=2.5');
  expect(format(read(''))).toBe('');
});

test('unknown choices are wrong and stay in the address until one is chosen', () => {
  const form = read('shape=oval&size=3');
  expect(form).toMatchObject({ shape: 'round', wrong: { shape: 'oval' } });
  expect(findWrong(form)).toEqual(['shape']);
  expect(format(form)).toBe('shape=oval&size=3');
  const chosen = setChoice(form, 'shape', 'square');
  expect(findWrong(chosen)).toEqual([]);
  expect(format(chosen)).toBe('shape=square&size=3');
  expect(findWrong(read(`shape=${'o'.repeat(99)}`))).toEqual(['shape']);
  expect(format(read(`shape=${'o'.repeat(99)}`))).toHaveLength('shape='.length + 40);
  // A choice without a value is missing, and one that does not count is never wrong.
  expect(findWrong(read('shape=&edge=torn'))).toEqual([]);
  expect(findWrong(read('shape=square&edge=torn'))).toEqual(['edge']);
});

test('figures are not corrected', () => {
  expect(read('size=x&count=2.5')).toMatchObject({ count: 2.5 });
  expect(read('size=x').size).toBeNaN();
  // An emptied field is no figure either: the default would be a result that nobody wanted.
  expect(read('size=').size).toBeNaN();
  expect(findWrong(read('size=+'))).toEqual(['size']);
  expect(read(`luminaire=${'1'.repeat(200)}`).luminaire).toHaveLength(80);
});

test('figures out of range are wrong, those that do not count never', () => {
  expect(findWrong(read('size=x'))).toEqual(['size']);
  expect(findWrong(read('shape=square&size=1.5&count=2.5'))).toEqual(['size', 'count']);
  expect(findWrong(read('size=1.5&count=99'))).toEqual([]);
  expect(findWrong(read('size=0'))).toEqual([]);
  expect(listUsed(read(''))).toEqual(['size']);
});
