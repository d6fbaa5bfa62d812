import { expect, test } from 'vitest';
import { findManagerOfPlace } from '#core/places/manager-of-place.ts';

const province = (code: string, name: string) => ({ code, name });
const staff = [
  { name: 'Ann', postcodeAreas: ['S', 'LS'], counties: ['South Yorkshire'], provinces: [] },
  {
    name: 'Eva',
    postcodeAreas: [],
    counties: [],
    provinces: [province('46', 'Valencia'), province('48', 'Biscay')],
  },
];

test.each([
  ['S1 2HH', 'Ann'],
  [' ls 6 ', 'Ann'],
  ['south  yorkshire', 'Ann'],
  ['46940', 'Eva'],
  ['46 940', 'Eva'],
  ['VALENCIA', 'Eva'],
  ['Bizkaia', 'Eva'],
  ['28001', undefined],
  ['SW1A 1AA', undefined],
  ['Madrid', undefined],
  ['Ann', undefined],
  ['Yorkshire', 'Ann'],
  ['Leeds', 'Ann'],
  ['', undefined],
])('the manager of %j is %s', (text, name) => {
  expect(findManagerOfPlace(staff, text)?.name).toBe(name);
});
