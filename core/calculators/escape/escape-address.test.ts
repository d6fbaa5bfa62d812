import { expect, test } from 'vitest';
import { cosinePower, createTestLuminaire } from '#core/photometry/luminaire.fixtures.ts';
import {
  escapeAddress,
  findWrongLights,
  findWrongPoints,
  isEscapeRight,
  routeLength,
  toEscapeTask,
} from './escape-address.ts';

const parse = (query: string) => escapeAddress.parse(new URLSearchParams(query));

test('a form is the same after a round through its address', () => {
  const query =
    'luminaire=A%2F1&turn2=none&width=3&point1=exit&at1=0&across1=1.5&point2=first-aid&at2=4.5&across2=0';
  const form = parse(query);
  expect(form.points).toEqual([
    { kind: 'exit', at: 0, across: 1.5 },
    { kind: 'first-aid', at: 4.5, across: 0 },
  ]);
  expect(escapeAddress.format(form)).toBe(query);
  expect(escapeAddress.format(parse(''))).toBe('');
  expect(escapeAddress.format(parse('point1=none'))).toBe('point1=none');
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
  const outside = 'point1=exit&at1=26.5&across1=1&point3=fire&at3=1&across3=2,5';
  expect(findWrongPoints(parse(outside))).toEqual([0, 1]);
  expect(findWrongPoints(parse('point1=exit'))).toEqual([0]);
  const many = Array.from({ length: 40 }, (_, i) => `point${i}=exit&at${i}=1&across${i}=1`);
  expect(parse(many.join('&')).points).toHaveLength(12);
});

test('places of luminaires go round through the address; empty rows are none', () => {
  const query = 'luminaire=A%2F1&light1=2.5&beside1=1&light2=11&beside2=0.4';
  const form = parse(query);
  expect(form.lights).toEqual([
    { at: 2.5, across: 1 },
    { at: 11, across: 0.4 },
  ]);
  expect(escapeAddress.format(form)).toBe(query);
  expect(parse('light1=&beside1=&light2=3&beside2=1,5').lights).toEqual([{ at: 3, across: 1.5 }]);
  expect(parse('').lights).toEqual([]);
  expect(findWrongLights(parse('light1=3&beside1=&light2=27&beside2=1'))).toEqual([0, 1]);
  expect(isEscapeRight(parse('light1=27&beside1=1'))).toBe(false);
  const luminaire = createTestLuminaire(cosinePower(1));
  expect(toEscapeTask(form, luminaire).lights[0]).toEqual({ alongM: 2.5, acrossM: 1 });
});

test('sections of a bent route are at least as long as it is wide; areas may be wider', () => {
  expect(escapeAddress.findWrong(parse('width=4&length2=3'))).toEqual(['length2']);
  expect(escapeAddress.findWrong(parse('width=12'))).toEqual(['length2', 'width']);
  expect(escapeAddress.findWrong(parse('width=12&space=open'))).toEqual([]);
});

test('the edition of 2024 is part of the address', () => {
  const form = parse('edition=2024');
  expect(escapeAddress.format(form)).toBe('edition=2024');
  const luminaire = createTestLuminaire(cosinePower(1));
  expect(toEscapeTask(form, luminaire).edition).toBe('2024');
  expect(toEscapeTask(parse(''), luminaire).edition).toBe('2013');
});

test('points and choices of no known kind are wrong and stay in the address', () => {
  const point = 'point1=pool&at1=1&across1=1';
  expect(findWrongPoints(parse(point))).toEqual([0]);
  expect(escapeAddress.format(parse(point))).toBe(point);
  expect(escapeAddress.findWrong(parse('edition=1999&turn2=up'))).toEqual(['edition', 'turn2']);
  expect(isEscapeRight(parse('space=open&edition=1999&turn2=up'))).toBe(true);
});

test('a route that crosses itself is wrong at the section that does', () => {
  const back = 'length=20&turn2=left&length2=5&turn3=left&length3=8&turn4=left';
  expect(escapeAddress.findWrong(parse(`${back}&length4=12`))).toEqual(['length4']);
  expect(escapeAddress.findWrong(parse(`${back}&length4=3`))).toEqual([]);
  // Two sections side by side have a wall between them.
  expect(escapeAddress.findWrong(parse('turn2=left&length2=2&turn3=left&length3=9'))).toEqual([]);
});

test('places are not wrong while the size is', () => {
  for (const query of ['width=abc', 'length=-3', 'turn2=right&length2=0']) {
    expect(findWrongPoints(parse(query))).toEqual([]);
    expect(isEscapeRight(parse(query))).toBe(false);
  }
  expect(findWrongPoints(parse('point1=exit&at1=99&across1=1'))).toEqual([0]);
});
