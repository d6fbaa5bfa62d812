import { expect, it } from 'vitest';
import { lambert } from '#core/calculators/room/room.fixtures.ts';
import { parseRoomForm, useOf } from '#core/calculators/room/room-address.ts';
import { type RoomResult, solveRoom, toRoomTask } from '#core/calculators/room/room-result.ts';
import { texts } from '#server/texts.ts';
import { listRequired, listSurrounds } from './surround-figures.ts';

const form = parseRoomForm(new URLSearchParams());
const solved = solveRoom(toRoomTask(form, lambert));
const plain = (text?: string) => text?.replaceAll('\u00a0', ' ');

function surrounds(changes: Partial<RoomResult>) {
  return listSurrounds(texts.en, { ...solved, ...changes }).map(({ value, note, isMet }) => {
    return [plain(value), plain(note), isMet];
  });
}

it.each([
  [0, 499.6, '500 lx', true],
  [0, 499.4, '500 lx', false],
  [1, 700, '750 lx', false],
  [2, 1000, '1,000 lx', true],
])('judges the average of a room with %i steps by the standard: %f lx', (...entry) => {
  const [steps, averageLux, value, isMet] = entry;
  const plane = { ...solved.plane, averageLux };
  const [figure] = listRequired(texts.en, { ...form, steps }, { ...solved, plane });
  expect([plain(figure?.value), figure?.isMet]).toEqual([value, isMet]);
  expect(plain(figure?.note)).toBe('the standard: 500 lx, modified 1,000 lx');
});

it('has no modified illuminance where the table has none', () => {
  const use = useOf({ use: 'warehouse' });
  expect(listRequired(texts.en, form, { ...solved, use })[0]).toMatchObject({ note: undefined });
});

it('judges faces, the darkest wall and the ceiling by their average and uniformity', () => {
  const modelling = { least: 0.314, most: 0.5 };
  const faces = { heightM: 1.2, averageLux: 149.6, minimumLux: 60, uniformity: 0.4, modelling };
  const walls = { averageLux: 200, darkestLux: 149.4, uniformity: 0.4 };
  const ceiling = { averageLux: 120, uniformity: 0.094 };
  const surfaces = { walls, ceiling };
  expect(surrounds({ cylindrical: faces, surfaces })).toEqual([
    ['150 lx', 'U0 0.4; at 1.2 m; at least 150 lx with U0 0.1', true],
    ['0.31 to 0.5', '0.3 to 0.6 shapes faces well', undefined],
    ['149 lx', 'U0 0.4; all walls: 200 lx; at least 150 lx with U0 0.1', false],
    ['120 lx', 'U0 0.09; at least 100 lx with U0 0.1', false],
  ]);
});

it('does not judge a use whose requirements are unknown', () => {
  const met = surrounds({ use: useOf({ use: 'warehouse' }) }).map(([, , isMet]) => isMet);
  expect(met).toEqual([undefined, undefined, undefined, undefined]);
});
