import { describe, expect, it } from 'vitest';
import { streetLuminaire } from './road.fixtures.ts';
import { roadAddress, toRoadTask } from './road-address.ts';

const parse = (query: string) => roadAddress.parse(new URLSearchParams(query));

describe('the address of a road', () => {
  it('holds everything that differs from the defaults', () => {
    const query =
      'luminaire=QUI700%2F1&class=P3&surface=C2&arrangement=median&lanes=3&lane=3.25&median=4&spacing=28.5&height=10&overhang=-1&tilt=5&maintenance=85';
    expect(roadAddress.format(parse(query))).toBe(query);
    expect(roadAddress.format(parse(''))).toBe('');
  });

  it('accepts decimal commas', () => {
    expect(parse('height=7,5').height).toBe(7.5);
  });

  it('corrects neither choices nor figures', () => {
    const query = 'class=M9&surface=R9&arrangement=above&height=100&lanes=2.5';
    const form = parse(`${query}&tilt=steep`);
    expect(new Set(roadAddress.findWrong(form))).toEqual(
      new Set(['class', 'surface', 'arrangement', 'lanes', 'height', 'tilt']),
    );
    for (const pair of query.split('&')) expect(roadAddress.format(form)).toContain(pair);
  });

  it.each([
    ['spacing=0', []],
    ['spacing=5', []],
    ['spacing=4.9', ['spacing']],
    ['spacing=100.5', ['spacing']],
    ['overhang=-5', []],
    ['overhang=-5.1', ['overhang']],
    ['maintenance=30', []],
    ['maintenance=29', ['maintenance']],
  ])('finds wrong figures: %s', (query, fields) => {
    expect(roadAddress.findWrong(parse(query))).toEqual(fields);
  });

  it('becomes the input of the calculation', () => {
    const task = toRoadTask(parse('median=3&maintenance=90&spacing=30'), streetLuminaire);
    expect(task).toMatchObject({
      road: { lanes: 2, laneWidthM: 3.5, surface: 'R3' },
      lighting: { heightM: 8, maintenanceFactor: 0.9, medianM: 0 },
      spacingM: 30,
      roadClass: 'M4',
    });
    const median = toRoadTask(parse('arrangement=median&median=3'), streetLuminaire);
    expect(median).toMatchObject({ lighting: { medianM: 3 }, spacingM: null });
  });
});

// Metres, degrees and percent.
it.each([
  ['lanes', 1, 6],
  ['lane', 2, 6],
  ['median', 0, 20],
  ['spacing', 5, 100],
  ['height', 3, 20],
  ['overhang', -5, 5],
  ['tilt', -10, 30],
  ['maintenance', 30, 100],
])('%s is from %d to %d', (field, least, most) => {
  const findWrong = (value: number) =>
    roadAddress.findWrong(parse(`arrangement=median&${field}=${value}`));
  for (const value of [least, most]) expect(findWrong(value)).toEqual([]);
  for (const value of [least - 0.05, most + 0.05]) expect(findWrong(value)).toEqual([field]);
});
