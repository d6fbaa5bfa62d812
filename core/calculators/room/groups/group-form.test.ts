import { describe, expect, it } from 'vitest';
import { formatRoomForm, parseRoomForm } from '#core/calculators/room/room-address.ts';
import { findRoomProblems } from '#core/calculators/room/room-problems.ts';
import { uniformLight } from '#core/photometry/luminaire.fixtures.ts';
import { createGroup, groupParams } from './group-form.ts';

const parse = (query: string) => parseRoomForm(new URLSearchParams(query));
const line = {
  luminousArea: { lengthM: 1.2, widthM: 0.3, heightsM: [0, 0, 0, 0] as const },
  light: uniformLight(90),
};

describe('groups in the query of a room', () => {
  it('are none in addresses without a further luminaire', () => {
    expect(parse('rows2=3&flux2=50').further).toEqual([]);
  });

  it('survive the round trip, and have the height of the others unless stated', () => {
    const group = {
      ...createGroup('ARD150/12', 2.8),
      ...{ rows: 2, columns: 5, stepx: 1.2, shifty: -0.75, turn: 45, tilt: 30, flux: 60 },
    };
    const form = {
      ...parse('mounting=2.8&rows=2&columns=2'),
      further: [group, { ...createGroup('Y', 1.9), wrong: { rows: '0' } }],
    };
    const query = formatRoomForm(form);
    expect(query).toBe(
      'mounting=2.8&rows=2&columns=2&luminaire2=ARD150%2F12&rows2=2&columns2=5&stepx2=1.2&shifty2=-0.75&turn2=45&tilt2=30&flux2=60&luminaire3=Y&rows3=0&mounting3=1.9',
    );
    expect(parse(query)).toEqual(form);
    for (const name of new URLSearchParams(query).keys()) {
      if (/\d$/.test(name)) expect(groupParams).toContain(name);
    }
  });

  it('move up where one between them is left out', () => {
    expect(formatRoomForm(parse('luminaire4=Z&rows4=2'))).toBe('luminaire2=Z&rows2=2');
  });
});

describe('findRoomProblems of groups', () => {
  const problems = (query: string, others: (typeof line | null)[] = [line]) =>
    findRoomProblems(parse(`luminaire2=X&${query}`), line, others).map(({ field, kind }) => {
      return `${field} ${kind}`;
    });

  // The room is 8 m × 6 m × 3 m, its working plane at 0.75 m.
  it.each([
    ['', []],
    ['rows2=4&columns2=6', []],
    ['rows2=0&flux2=101&turn2=12.5', ['rows2 whole', 'turn2 whole', 'flux2 range']],
    ['mounting2=3.2', ['mounting2 above-ceiling']],
    ['mounting2=1', ['mounting2 low-mounting']],
    ['mounting2=1.05', []],
    ['rows2=15&columns2=15', ['rows2 group-most']],
    // Across it is 1.2 m long: five fill the 6 m, the sixth reaches through a wall.
    ['rows2=5', []],
    ['rows2=6', ['rows2 group-outside']],
    ['rows2=6&turn2=90', []],
    ['rows2=3&stepy2=1.2', []],
    ['rows2=3&stepy2=1.15', ['rows2 group-overlap']],
    // A diagonal one needs (0.3 + 1.2) / √2 = 1.06 m.
    ['columns2=3&stepx2=1.1&turn2=45', []],
    ['columns2=3&stepx2=1.05&turn2=45', ['columns2 group-overlap']],
    ['shiftx2=3.85', []],
    ['shiftx2=3.9', ['columns2 group-outside']],
    ['shifty2=2.45', ['rows2 group-outside']],
    ['columns2=4&stepx2=3', ['columns2 group-outside']],
  ])('with %j has %j', (query, expected) => {
    expect(problems(query)).toEqual(expected);
  });

  it('names a luminaire that does not exist, and the group', () => {
    expect(problems('luminaire3=Y', [line, null])).toEqual(['luminaire3 group-unknown']);
  });

  it('comes after those of the room', () => {
    expect(problems('mounting2=9&length=0')).toEqual(['length range']);
  });
});
