import { describe, expect, it } from 'vitest';
import { formatRoomForm, parseRoomForm, placesOf, toRoom } from './room-address.ts';

const parse = (query: string) => parseRoomForm(new URLSearchParams(query));

describe('the query of a room', () => {
  it('is empty for a default office', () => {
    expect(formatRoomForm(parse(''))).toBe('');
    expect(parse('')).toMatchObject({ length: 8, target: 500, plane: 0.75, rows: 0 });
  });

  it('survives the round trip', () => {
    const form = {
      ...parse(''),
      luminaire: 'ARD150/12',
      use: 'corridor',
      length: 20.5,
      mounting: 2.6,
      rows: 3,
      isTurned: true,
      places: [
        { x: 0.67, y: 4 },
        { x: 20.5, y: 0 },
      ],
    };
    expect(parse(formatRoomForm(form))).toEqual(form);
  });

  it('takes target and working plane from the use unless stated', () => {
    expect(parse('use=corridor')).toMatchObject({ target: 100, plane: 0 });
    expect(parse('use=corridor&target=200')).toMatchObject({ target: 200 });
    expect(parse('use=nothing-known')).toMatchObject({ use: 'office-writing' });
  });

  it('clamps values out of range and replaces invalid numbers with the default', () => {
    expect(parse('length=1e9&width=-3&height=abc&walls=&floor=12,5')).toMatchObject({
      length: 100,
      width: 1,
      height: 3,
      walls: 50,
      floor: 12.5,
    });
  });

  it('has the positions of moved luminaires inside the room; none if one is invalid', () => {
    expect(formatRoomForm(parse('at=1-2.5_3-0.25'))).toBe('at=1-2.5_3-0.25');
    expect(placesOf(parse('at=1-2.5_99-0.25&length=5'))).toEqual([
      { x: 1, y: 2.5 },
      { x: 5, y: 0.25 },
    ]);
    for (const text of ['1-2_x', '1', '1-2-3', '-1-2', '1e3-2', Array(301).fill('1-1').join('_')]) {
      expect(parse(`at=${text}`).places).toEqual([]);
    }
  });

  it('limits the mounting height to between the working plane and the ceiling', () => {
    expect(toRoom(parse('height=2.5&mounting=4'))).toMatchObject({
      heightM: 2.5,
      mountingHeightM: 2.5,
    });
    expect(toRoom(parse('height=2&plane=3'))).toMatchObject({ heightM: 3.3, mountingHeightM: 3.3 });
  });
});
