import { expect, test } from 'vitest';
import { areaAddress } from './area-address.ts';

const parse = (query: string) => areaAddress.parse(new URLSearchParams(query));

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
  expect(areaAddress.format(form)).toBe(query);
  expect(areaAddress.format(parse(''))).toBe('');
});

test('neither choices nor figures are corrected', () => {
  const unknown = parse('use=swimming&arrangement=spiral');
  expect(areaAddress.findWrong(unknown)).toEqual(['use', 'arrangement']);
  expect(areaAddress.format(unknown)).toBe('use=swimming&arrangement=spiral');
  expect(areaAddress.findWrong(parse('target=facade&setback=1&use=swimming'))).toEqual([]);
  expect(areaAddress.findWrong(parse(''))).toEqual([]);
  const wrong = parse('width=1&masts=2.5&each=99&height=x&tilt=171');
  expect(areaAddress.findWrong(wrong)).toEqual(['width', 'masts', 'each', 'height', 'tilt']);
});

test('a comma is a decimal point', () => {
  expect(parse('height=4,5').height).toBe(4.5);
});

test('what does not count cannot be wrong', () => {
  expect(areaAddress.findWrong(parse('arrangement=corners&masts=99'))).toEqual([]);
  expect(areaAddress.listUsed(parse('arrangement=middle'))).not.toContain('setback');
});

test('luminaires stand in front of a wall', () => {
  expect(areaAddress.findWrong(parse('setback=-2'))).toEqual([]);
  expect(areaAddress.findWrong(parse('target=facade&setback=0'))).toEqual(['setback']);
});

// Metres, degrees and percent.
test.each([
  ['width', 2, 200],
  ['depth', 2, 200],
  ['masts', 1, 12],
  ['each', 1, 6],
  ['height', 0.2, 40],
  ['setback', -50, 100],
  ['tilt', 0, 170],
  ['fan', 0, 90],
  ['maintenance', 30, 100],
])('%s is from %d to %d', (field, least, most) => {
  const findWrong = (value: number) => areaAddress.findWrong(parse(`${field}=${value}`));
  for (const value of [least, most]) expect(findWrong(value)).toEqual([]);
  for (const value of [least - 0.1, most + 0.1]) expect(findWrong(value)).toEqual([field]);
});
