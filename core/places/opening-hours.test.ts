import { expect, test } from 'vitest';
import {
  formatOpeningHours,
  groupOpeningHours,
  parseOpeningHours,
} from '#core/places/opening-hours.ts';

test('Hours of a week are read, grouped and written again', () => {
  const hours = parseOpeningHours('Mo-Fr 08:00-18:00; Sa 09:00-13:00');
  expect(hours?.map((day) => day?.closes)).toEqual([
    ...['18:00', '18:00', '18:00', '18:00', '18:00'],
    '13:00',
    undefined,
  ]);
  expect(groupOpeningHours(hours ?? [])).toEqual([
    { from: 0, to: 4, times: [['08:00', '18:00']] },
    { from: 5, to: 5, times: [['09:00', '13:00']] },
  ]);
  expect(formatOpeningHours(hours ?? [])).toEqual(['Mo-Fr 08:00-18:00', 'Sa 09:00-13:00']);
});

test.each([
  'Mo-Fr 09:00-13:00,16:00-19:00; Sa 09:00-13:00',
  'Mo-Fr 09:00-13:00, 16:00-19:00; Sa 09:00-13:00',
  'Mo-Fr 09:00-13:00; Mo-Fr 16:00-19:00; Sa 09:00-13:00',
])('Hours with a pause at midday are read, grouped and written: %s', (text) => {
  const hours = parseOpeningHours(text) ?? [];
  expect(hours[0]).toEqual({
    opens: '09:00',
    closes: '19:00',
    pause: { from: '13:00', to: '16:00' },
  });
  expect(groupOpeningHours(hours)[0]).toEqual({
    ...{ from: 0, to: 4 },
    times: [
      ['09:00', '13:00'],
      ['16:00', '19:00'],
    ],
  });
  const written = ['Mo-Fr 09:00-13:00', 'Mo-Fr 16:00-19:00', 'Sa 09:00-13:00'];
  expect(formatOpeningHours(hours)).toEqual(written);
  expect(parseOpeningHours(written.join('; '))).toEqual(hours);
});

test('Days with a closed one between them do not join', () => {
  const hours = parseOpeningHours('Mo-Tu 08:00-18:00; Th 08:00-18:00');
  expect(formatOpeningHours(hours ?? [])).toEqual(['Mo-Tu 08:00-18:00', 'Th 08:00-18:00']);
});

test.each([
  '',
  'Mo-Fr',
  'Fr-Mo 08:00-18:00',
  'Mo-Fr 18:00-08:00',
  'Mo-Fr 08:00-25:00',
  'Mo-Fr 08:00-24:00',
  'Mo-Fr 24:00-25:00',
  'Mo-Fr 08:60-18:00',
  'Mo-Fr 08:00-18:60',
  'Mo-Fr 08:00-08:00',
  'Mo-Fr 09:00-13:00,13:00-19:00',
  'Lu-Vi 08:00-18:00',
  'Mo-Fr 09:00-13:00,12:00-19:00',
  'Mo-Fr 16:00-19:00,09:00-13:00',
  'Mo-Fr 09:00-11:00; Mo 12:00-13:00,14:00-15:00',
])('%j is not read as hours', (text) => {
  expect(parseOpeningHours(text)).toBeNull();
});
