import { expect, test } from 'vitest';
import { cosinePower, createTestLuminaire } from '#core/photometry/luminaire.fixtures.ts';
import {
  escapeAddress,
  findWrongPoints,
  isEscapeRight,
  routeLength,
  toEscapeTask,
} from './escape-address.ts';

const parse = (query: string) => escapeAddress.parse(new URLSearchParams(query));

test('a form is the same after a round through its address', () => {
  const query =
    'luminaire=A%2F1&turn2=none&width=3&point=exit&at=0&across=1.5&point=first-aid&at=4.5&across=0';
  const form = parse(query);
  expect(form.points).toEqual([
    { kind: 'exit', at: 0, across: 1.5 },
    { kind: 'first-aid', at: 4.5, across: 0 },
  ]);
  expect(escapeAddress.format(form)).toBe(query);
  expect(escapeAddress.format(parse(''))).toBe('');
  expect(escapeAddress.format(parse('point=none'))).toBe('point=none');
});

test('the usual route is possible', () => {
  expect(isEscapeRight(parse(''))).toBe(true);
  expect(routeLength(parse(''))).toBe(26);
});

test('sections end with the first that does not turn', () => {
  const luminaire = createTestLuminaire(cosinePower(1));
  const sections = (query: string) =>
    toEscapeTask(parse(query), luminaire).sections.map(({ lengthM, turn }) => `${turn} ${lengthM}`);
  expect(sections('turn2=left&length2=5&turn3=none&turn4=left')).toEqual(['none 18', 'left 5']);
  expect(sections('space=open')).toEqual(['none 18']);
  expect(escapeAddress.findWrong(parse('turn2=none&length3=99'))).toEqual([]);
});

test('points outside the route are wrong, figures are not corrected', () => {
  expect(findWrongPoints(parse('point=exit&at=26.5&across=1&point=fire&at=1&across=2,5'))).toEqual([
    0, 1,
  ]);
  expect(findWrongPoints(parse('point=exit'))).toEqual([0]);
  expect(parse('point=pool&at=1&across=1').points).toEqual([]);
  expect(parse('point=exit&at=1&across=1&'.repeat(40)).points).toHaveLength(12);
});

test('sections of a bent route are at least as long as it is wide; areas may be wider', () => {
  expect(escapeAddress.findWrong(parse('width=4&length2=3'))).toEqual(['length2']);
  expect(escapeAddress.findWrong(parse('width=12'))).toEqual(['length2', 'width']);
  expect(escapeAddress.findWrong(parse('width=12&space=open'))).toEqual([]);
});
