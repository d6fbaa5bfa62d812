import { expect, test } from 'vitest';
import {
  showroomRecordSchema,
  staffRecordSchema,
  stockistRecordSchema,
} from '#core/places/place-record.ts';
import { acceptedBy } from '#core/record-limits.fixtures.ts';

const both = (text: string) => ({ en: text, es: text });
const address = {
  street: 'Calle Mayor 1',
  town: 'Valencia',
  region: 'Valencia',
  postcode: '46001',
};

const showroom = acceptedBy(showroomRecordSchema, {
  code: 'valencia',
  slug: both('valencia'),
  title: both('Valencia'),
  summary: both('A showroom in the middle of the town.'),
  description: both('A showroom in the middle of the town.'),
  address: { ...address, country: 'es' },
  latitude: 39.47,
  longitude: -0.38,
  phone: '+34 960 000 000',
  email: 'valencia@lumbrera.example',
  hours: 'Mo-Fr 09:00-18:00',
  image: { file: 'valencia.jpg', alt: both('The showroom') },
});

// The southernmost land is El Hierro at 27.6° N, the northernmost Shetland at 60.9° N, the westernmost El Hierro at
// 18.2° W, the easternmost Menorca at 4.3° E.
test.each([
  ['latitude', [27, 27.6, 60.9, 61], [26.9, 61.1, -39.47]],
  ['longitude', [-19, -18.2, 4.3, 5], [-19.1, 5.1, 39.47]],
  ['summary.en', ['x'.repeat(20), 'x'.repeat(220)], ['x'.repeat(19), 'x'.repeat(221)]],
  ['description.en', ['x'.repeat(20)], ['x'.repeat(19)]],
  ['phone', ['1'], ['', ' ']],
  ['address.town', ['x'], ['']],
  ['image.file', ['x'], ['']],
  ['hours', ['Sa 09:00-13:00'], ['daily']],
])('%s of a showroom may be at the ends of its range, not beyond', (path, allowed, refused) => {
  expect(showroom(path, [...allowed, ...refused])).toEqual(allowed);
});

const manager = {
  ...{ code: 'ann', name: 'An', role: both('Manager'), phone: '1', email: 'ann@lumbrera.example' },
  ...{ country: 'gb', region: both('North'), languages: ['en'], postcode_areas: ['S'] },
};

test('a manager has a name, a language, and an area in the own country', () => {
  const accepted = acceptedBy(staffRecordSchema, manager);
  expect(accepted('name', ['An', 'A'])).toEqual(['An']);
  expect(accepted('languages', [['en'], ['en', 'es'], [], ['english']])).toHaveLength(2);
  expect(accepted('postcode_areas', [['S'], ['S', 'L'], [], ['QX']])).toHaveLength(2);
  expect(accepted('country', ['gb', 'es'])).toEqual(['gb']);
  const spanish = { ...manager, country: 'es', postcode_areas: [], provinces: ['46'] };
  expect(acceptedBy(staffRecordSchema, spanish)('provinces', [['46'], [], ['99']])).toEqual([
    ['46'],
  ]);
  expect(acceptedBy(staffRecordSchema, spanish)('country', ['gb', 'es'])).toEqual(['es']);
});

test('a row of a stockist holds numbers as texts, and an empty cell is no zero', () => {
  const row = {
    ...{ code: 'a', name: 'A', ...address, country: 'es', latitude: '39.47', longitude: '-0.38' },
    ...{ phone: '1', email: '', website: '', hours: 'Mo 09:00-13:00', categories: 'a||b' },
  };
  expect(stockistRecordSchema.parse(row)).toMatchObject({
    ...{ latitude: 39.47, longitude: -0.38, categories: ['a', 'b'] },
  });
  expect(acceptedBy(stockistRecordSchema, row)('longitude', ['0', '', 'x'])).toEqual(['0']);
});
