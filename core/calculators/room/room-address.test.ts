import { describe, expect, it } from 'vitest';
import { formatRoomForm, parseRoomForm, placesOf, toRoom } from './room-address.ts';

const parse = (query: string) => parseRoomForm(new URLSearchParams(query));

describe('the address of a room', () => {
  it('is empty for an office as it usually is', () => {
    expect(formatRoomForm(parse(''))).toBe('');
    expect(parse('')).toMatchObject({ length: 8, target: 500, plane: 0.75, rows: 0 });
  });

  it('comes back as it was written', () => {
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

  it('takes target and working plane from the use unless it says otherwise', () => {
    expect(parse('use=corridor')).toMatchObject({ target: 100, plane: 0 });
    expect(parse('use=corridor&target=200')).toMatchObject({ target: 200 });
    expect(parse('use=nothing-known')).toMatchObject({ use: 'office-writing' });
  });

  it('takes the nearest value for what is out of range, the usual one for what is no number', () => {
    expect(parse('length=1e9&width=-3&height=abc&walls=&floor=12,5')).toMatchObject({
      length: 100,
      width: 1,
      height: 3,
      walls: 50,
      floor: 12.5,
    });
  });

  it('has the places of luminaires that were moved, inside of the room; none where one is no place', () => {
    expect(formatRoomForm(parse('at=1-2.5_3-0.25'))).toBe('at=1-2.5_3-0.25');
    expect(placesOf(parse('at=1-2.5_99-0.25&length=5'))).toEqual([
      { x: 1, y: 2.5 },
      { x: 5, y: 0.25 },
    ]);
    for (const text of ['1-2_x', '1', '1-2-3', '-1-2', '1e3-2', Array(301).fill('1-1').join('_')]) {
      expect(parse(`at=${text}`).places).toEqual([]);
    }
  });

  it('keeps the luminaires in the room and above the working plane', () => {
    expect(toRoom(parse('height=2.5&mounting=4'))).toMatchObject({
      heightM: 2.5,
      mountingHeightM: 2.5,
    });
    expect(toRoom(parse('height=2&plane=3'))).toMatchObject({ heightM: 3.3, mountingHeightM: 3.3 });
  });
});
