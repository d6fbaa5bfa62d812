import { expect, test } from 'vitest';
import { areaAddress } from '#core/calculators/area/area-address.ts';
import { areaPresets } from '#core/calculators/area/area-presets.ts';
import { escapeAddress, isEscapeRight } from '#core/calculators/escape/escape-address.ts';
import { escapePresets } from '#core/calculators/escape/escape-presets.ts';
import { linkPresets } from '#core/calculators/presets.ts';
import { roadAddress } from '#core/calculators/road/road-address.ts';
import { roadPresets } from '#core/calculators/road/road-presets.ts';
import { formatRoomForm, parseRoomForm } from '#core/calculators/room/room-address.ts';
import { roomPresets } from '#core/calculators/room/room-presets.ts';
import { findRoomProblems } from '#core/calculators/room/room-problems.ts';

const presets = [
  { label: 'Road', query: '' },
  { label: 'Path', query: 'class=P5&lanes=1' },
];
const linksOf = (query: string) =>
  linkPresets(presets, roadAddress, {
    form: roadAddress.parse(new URLSearchParams(query)),
    path: '/road',
  });

test('presets keep the luminaire', () => {
  expect(linksOf('').map(({ href }) => href)).toEqual(['/road', '/road?class=P5&lanes=1']);
  expect(linksOf('luminaire=A%2F1&lanes=6').map(({ href }) => href)).toEqual([
    '/road?luminaire=A%2F1',
    '/road?luminaire=A%2F1&class=P5&lanes=1',
  ]);
});

test('the preset of the form is shown, with whatever luminaire', () => {
  expect(linksOf('luminaire=A').map(({ isShown }) => isShown)).toEqual([true, false]);
  expect(linksOf('lanes=1&class=P5').map(({ isShown }) => isShown)).toEqual([false, true]);
  expect(linksOf('lanes=6').map(({ isShown }) => isShown)).toEqual([false, false]);
});

// A value that is not permitted would become the usual one, and vanish from the address.
const addresses = [
  ...[{ presets: roadPresets, address: roadAddress }],
  ...[{ presets: areaPresets, address: areaAddress }],
  ...[{ presets: escapePresets, address: escapeAddress }],
  { presets: roomPresets, address: { parse: parseRoomForm, format: formatRoomForm } },
].map(({ presets, address }) => ({
  queries: presets.map(({ query }) => query),
  roundTrip: (query: string) => address.format(address.parse(new URLSearchParams(query)) as never),
}));

test('every preset is an address of its calculator, and the first is the usual one', () => {
  for (const { queries, roundTrip } of addresses) {
    expect(queries.map(roundTrip)).toEqual(queries);
    expect(queries[0]).toBe('');
    expect(new Set(queries).size).toBe(queries.length);
  }
});

test('every preset can be calculated', () => {
  const parsed = (query: string) => new URLSearchParams(query);
  for (const { query } of roadPresets) {
    expect(roadAddress.findWrong(roadAddress.parse(parsed(query)))).toEqual([]);
  }
  for (const { query } of areaPresets) {
    expect(areaAddress.findWrong(areaAddress.parse(parsed(query)))).toEqual([]);
  }
  for (const { query } of escapePresets) {
    expect(isEscapeRight(escapeAddress.parse(parsed(query)))).toBe(true);
  }
  for (const { query } of roomPresets) {
    expect(findRoomProblems(parseRoomForm(parsed(query)), null, [])).toEqual([]);
  }
});
