import { describe, expect, it } from 'vitest';
import {
  formatRoomForm,
  parseRoomForm,
  setRoomFigure,
  setRoomSteps,
  setRoomUse,
  toRoom,
  useOf,
} from './room-address.ts';

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
      cornerlength: 5.5,
      cornerwidth: 2,
      mounting: 2.6,
      rows: 3,
      zone: 0.5,
      dirt: 'dirty' as const,
      presence: 'auto-off' as const,
      cleaning: 2,
      absence: 10,
      isTurned: true,
      plan: 'values' as const,
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
    expect(parse('plan=nothing-known')).toMatchObject({ plan: 'colours' });
    expect(parse('use=corridor&steps=1')).toMatchObject({ target: 150, steps: 1 });
    expect(parse('use=car-park')).toMatchObject({ day: 2500, night: 1500, absence: 80 });
    expect(parse('steps=2&target=600')).toMatchObject({ target: 600, steps: 2 });
    expect(formatRoomForm(parse('use=corridor&steps=1&target=150'))).toBe('use=corridor&steps=1');
  });

  it('notes a use that is not in the list, until one of it is chosen', () => {
    for (const use of ['nothing-known', '', 'Office-writing']) {
      const form = parse(`use=${use}`);
      expect(form).toMatchObject({ use: 'office-writing', wrong: { use } });
      expect(parse(formatRoomForm(form))).toEqual(form);
      const chosen = setRoomUse(form, useOf({ use: 'corridor' }));
      expect(chosen).toMatchObject({ use: 'corridor', target: 100, plane: 0, wrong: {} });
      expect(chosen).toMatchObject({ absence: 40, day: 2250 });
    }
    const typed = setRoomUse(parse('day=x&length=y'), useOf({ use: 'ward' }));
    expect(typed).toMatchObject({ day: 3000, wrong: { length: 'y' } });
    expect(typed.wrong).not.toHaveProperty('day');
  });

  it('raises the target with the context modifiers', () => {
    const raised = setRoomSteps(parse('target=620'), '2');
    expect(raised).toMatchObject({ steps: 2, target: 1000 });
    expect(setRoomUse(raised, useOf({ use: 'stairs' }))).toMatchObject({ steps: 2, target: 200 });
    expect(setRoomSteps(raised, '3')).toMatchObject({ wrong: { steps: '3' } });
  });

  it('never changes a value to a permitted one, and keeps what was typed', () => {
    const query = 'length=1e9&width=-3&height=abc&walls=&floor=12%2C5&rows=2.5';
    const form = parse(query);
    expect(form).toMatchObject({ length: 8, width: 6, height: 3, walls: 50, floor: 12.5, rows: 0 });
    const typed = { length: '1e9', width: '-3', height: 'abc', walls: '', rows: '2.5' };
    expect(form.wrong).toEqual(typed);
    expect(parse(formatRoomForm(form))).toEqual(form);
    expect(parse(`length=${'9'.repeat(99)}`).wrong.length).toHaveLength(40);
  });

  it('reports positions that cannot be read, and keeps others as they are', () => {
    expect(formatRoomForm(parse('at=1-2.5_3-0.25'))).toBe('at=1-2.5_3-0.25');
    expect(parse('at=1-2.5_99-0.25&length=5').places).toEqual([
      { x: 1, y: 2.5 },
      { x: 99, y: 0.25 },
    ]);
    for (const text of ['1-2_x', '1', '1-2-3', '-1-2', '1e3-2', Array(301).fill('1-1').join('_')]) {
      expect(parse(`at=${text}`)).toMatchObject({ places: [], wrong: { places: text } });
      expect(formatRoomForm(parse(`at=${text}`))).toBe(`at=${text}`);
    }
  });

  it('sets a field as typed, and forgets what was wrong', () => {
    const wrong = setRoomFigure(parse(''), 'length', '0.5');
    expect(wrong).toMatchObject({ length: 8, wrong: { length: '0.5' } });
    expect(setRoomFigure(wrong, 'width', '7')).toMatchObject({
      width: 7,
      wrong: { length: '0.5' },
    });
    expect(setRoomFigure(wrong, 'length', '1')).toMatchObject({ length: 1, wrong: {} });
  });

  it('hangs luminaires from the ceiling unless a height is stated', () => {
    expect(toRoom(parse('height=2.5'))).toMatchObject({ heightM: 2.5, mountingHeightM: 2.5 });
    expect(toRoom(parse('height=3&mounting=2.5'))).toMatchObject({ mountingHeightM: 2.5 });
    expect(toRoom(parse('zone=0.5'))).toMatchObject({ marginalZoneM: 0.5 });
  });
});
