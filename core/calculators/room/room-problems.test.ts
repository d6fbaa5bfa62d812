import { describe, expect, it } from 'vitest';
import { missing } from '#core/missing.ts';
import { uniformLight } from '#core/photometry/luminaire.fixtures.ts';
import { texts } from '#server/texts.ts';
import { countFitting, isInside, sizeInRoom } from './luminaire-fit.ts';
import { parseRoomForm } from './room-address.ts';
import { findRoomProblems, roomProblemText } from './room-problems.ts';

const heightsM = [0, 0, 0, 0] as const;
const strip = { lengthM: 5, widthM: 0.1, heightsM };
const panel = { lengthM: 0.6, widthM: 0.6, heightsM };
const disc = { lengthM: 0.5, widthM: 0, heightsM };
const find = (query: string, area: typeof strip | null = null) =>
  findRoomProblems(
    parseRoomForm(new URLSearchParams(query)),
    area && { luminousArea: area, light: uniformLight(90) },
  );

describe('findRoomProblems', () => {
  it('finds none in a possible room', () => {
    for (const query of [
      '',
      'height=2.5&mounting=2.5',
      'plane=0&mounting=1',
      'rows=10&columns=13',
    ]) {
      expect(find(query, panel), query).toEqual([]);
    }
  });

  it('names each field without a permitted value, with its range', () => {
    expect(find('length=0.5&rows=1.5&walls=', panel)).toEqual([
      { field: 'length', kind: 'range', values: { min: 1, max: 200 } },
      { field: 'walls', kind: 'range', values: { min: 0, max: 95 } },
      { field: 'rows', kind: 'whole', values: { min: 0, max: 200 } },
    ]);
    expect(find('use=ballroom')).toEqual([{ field: 'use', kind: 'unknown-use', values: {} }]);
    expect(find('steps=3')).toMatchObject([{ field: 'steps', kind: 'whole' }]);
    expect(find('at=x')).toEqual([{ field: 'places', kind: 'unreadable', values: {} }]);
  });

  it('reads numbers with the unit of their field, and names the unit where another was typed', () => {
    expect(find('length=450+cm&height=3,5+m&target=500+lux&walls=50+%25')).toEqual([]);
    expect(parseRoomForm(new URLSearchParams('length=450+cm')).length).toBe(4.5);
    const [problem] = find('length=36+lm');
    expect(roomProblemText(texts.en, problem ?? missing())).toBe(
      'Give a number from 1 to 200\u00a0m.',
    );
    const [rows] = find('rows=3+m');
    expect(roomProblemText(texts.en, rows ?? missing())).toBe('Give a whole number from 0 to 200.');
  });

  it.each([
    ['height=2&plane=1.8', 'plane', 'low-ceiling', { max: 1.7 }],
    ['height=2.5&mounting=2.55', 'mounting', 'above-ceiling', { max: 2.5 }],
    ['mounting=1', 'mounting', 'low-mounting', { min: 1.05 }],
    ['use=corridor&height=1.7&plane=0', 'height', 'low-eyes', { eye: 1.7, min: 1.75 }],
  ])('compares the heights of %s', (query, field, kind, values) => {
    const close = Object.entries(values).map(([name, value]) => [name, expect.closeTo(value, 9)]);
    expect(find(query)).toEqual([{ field, kind, values: Object.fromEntries(close) }]);
  });

  it('allows the heights at their limits', () => {
    expect(find('height=2&plane=1.7')).toEqual([]);
    expect(find('mounting=1.05')).toEqual([]);
  });

  it('refuses choices that there are not, and more hours than a year has', () => {
    expect(find('dirt=filthy&presence=')).toEqual([
      { field: 'dirt', kind: 'unknown-choice', values: {} },
      { field: 'presence', kind: 'unknown-choice', values: {} },
    ]);
    expect(find('cleaning=4')).toMatchObject([{ field: 'cleaning', kind: 'range' }]);
    expect(find('latitude=30')).toMatchObject([{ field: 'latitude', kind: 'range' }]);
    expect(find('day=8000&night=760')).toEqual([]);
    expect(find('day=8000&night=761')).toEqual([
      { field: 'night', kind: 'long-year', values: { max: 760 } },
    ]);
  });

  it('refuses a marginal zone that leaves less than half a metre', () => {
    expect(find('width=2&zone=0.75')).toEqual([]);
    expect(find('width=2&zone=0.8')).toEqual([
      { field: 'zone', kind: 'wide-zone', values: { max: 0.75 } },
    ]);
  });

  it('refuses a missing corner with one side, or one that leaves less than half a metre', () => {
    expect(find('cornerlength=7.5&cornerwidth=5.5')).toEqual([]);
    expect(find('cornerlength=2')).toEqual([
      { field: 'cornerwidth', kind: 'half-corner', values: {} },
    ]);
    expect(find('cornerwidth=2')).toEqual([
      { field: 'cornerlength', kind: 'half-corner', values: {} },
    ]);
    expect(find('cornerlength=7.6&cornerwidth=5.6')).toEqual([
      { field: 'cornerlength', kind: 'large-corner', values: { max: 7.5 } },
      { field: 'cornerwidth', kind: 'large-corner', values: { max: 5.5 } },
    ]);
    // Arms of 2 m.
    expect(find('cornerlength=6&cornerwidth=4&zone=0.8')).toMatchObject([
      { field: 'zone', values: { max: 0.75 } },
    ]);
  });

  it('refuses luminaires in the walls of a missing corner, and beyond them', () => {
    const query = 'cornerlength=4&cornerwidth=3&at=';
    expect(find(`${query}3.7-5.7_7.7-2.7`, panel)).toEqual([]);
    for (const place of ['3.8-5.7', '7.7-2.8', '6-5'])
      expect(find(query + place, panel), place).toMatchObject([{ kind: 'outside' }]);
  });

  it('refuses a luminaire longer than the room, and says whether turning it helps', () => {
    const turn = { field: 'turned', kind: 'turn', values: { along: 0.1, across: 5 } };
    expect(find('length=8&width=3', strip)).toEqual([turn]);
    expect(find('length=8&width=3&turned=1', strip)).toEqual([]);
    expect(find('length=3&width=8&turned=1', strip)).toMatchObject([{ kind: 'turn' }]);
    expect(find('length=3&width=3', strip)).toMatchObject([{ field: 'turned', kind: 'too-large' }]);
    expect(find('length=8&width=5', strip)).toEqual([]);
    expect(find('length=8&width=4.9', strip)).toHaveLength(1);
    expect(find('length=8&width=3', null)).toEqual([]);
  });

  it('refuses more rows or columns than fit side by side', () => {
    expect(find('length=6&width=6&rows=10&columns=10', panel)).toEqual([]);
    expect(find('length=6&width=6&rows=11&columns=11', panel)).toEqual([
      { field: 'rows', kind: 'rows', values: { max: 10 } },
      { field: 'columns', kind: 'columns', values: { max: 10 } },
    ]);
  });

  it('refuses places at which a luminaire reaches through a wall', () => {
    expect(find('at=0.3-0.3_7.7-5.7', panel)).toEqual([]);
    const outside = (number: number) => [{ field: 'places', kind: 'outside', values: { number } }];
    expect(find('at=0.3-0.3_7.8-5.7', panel)).toEqual(outside(2));
    expect(find('at=0.3-0.2', panel)).toEqual(outside(1));
    expect(find('at=0.3-5.8', panel)).toEqual(outside(1));
    expect(find('at=0.2-3', panel)).toEqual(outside(1));
  });
});

describe('luminaires in a room', () => {
  it('lie with their length along the width unless turned; a disc has its diameter', () => {
    expect(sizeInRoom(strip, false)).toEqual({ alongM: 0.1, acrossM: 5 });
    expect(sizeInRoom(strip, true)).toEqual({ alongM: 5, acrossM: 0.1 });
    expect(sizeInRoom(disc, true)).toEqual({ alongM: 0.5, acrossM: 0.5 });
  });

  it('fit as often as their size goes into a side, and a point any number of times', () => {
    const room = { lengthM: 6, widthM: 3 };
    expect(countFitting(room, { alongM: 0.6, acrossM: 0.61 })).toEqual({ rows: 4, columns: 10 });
    expect(countFitting(room, { alongM: 0, acrossM: 4 })).toEqual({ rows: 0, columns: Infinity });
    expect(isInside({ x: 6, y: 0 }, room, { alongM: 0, acrossM: 0 })).toBe(true);
  });
});

describe('roomProblemText', () => {
  it('says what is wrong and what to do, in the language of the page', () => {
    const [problem] = find('mounting=1');
    if (!problem) throw new Error('The luminaires are too low.');
    expect(roomProblemText(texts.en, problem)).toContain('1.05 m or more');
    expect(roomProblemText(texts.es, problem)).toContain('1,05 m o más');
  });
});
