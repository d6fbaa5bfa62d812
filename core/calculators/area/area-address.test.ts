import { expect, test } from 'vitest';
import { findWrongAreaFields, formatAreaForm, parseAreaForm, usedFields } from './area-address.ts';

const parse = (query: string) => parseAreaForm(new URLSearchParams(query));

test('a form is the same after a round through its address', () => {
  const query = 'luminaire=A%2F1&target=facade&use=tennis-1&width=12.5&masts=4&tilt=120';
  const form = parse(query);
  expect(form).toMatchObject({
    luminaire: 'A/1',
    target: 'facade',
    width: 12.5,
    masts: 4,
    tilt: 120,
  });
  expect(formatAreaForm(form)).toBe(query);
  expect(formatAreaForm(parse(''))).toBe('');
});

test('unknown choices get defaults, figures are not corrected', () => {
  expect(parse('use=swimming&arrangement=spiral')).toEqual(parse(''));
  expect(findWrongAreaFields(parse(''))).toEqual([]);
  const wrong = parse('width=1&masts=2.5&each=99&height=x&tilt=171');
  expect(findWrongAreaFields(wrong)).toEqual(['width', 'masts', 'each', 'height', 'tilt']);
});

test('a comma is a decimal point', () => {
  expect(parse('height=4,5').height).toBe(4.5);
});

test('what does not count cannot be wrong', () => {
  expect(findWrongAreaFields(parse('arrangement=corners&masts=99'))).toEqual([]);
  expect(usedFields(parse('arrangement=middle'))).not.toContain('setback');
});

test('luminaires stand in front of a wall', () => {
  expect(findWrongAreaFields(parse('setback=-2'))).toEqual([]);
  expect(findWrongAreaFields(parse('target=facade&setback=0'))).toEqual(['setback']);
});
