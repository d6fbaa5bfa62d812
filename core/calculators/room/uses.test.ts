import { expect, it } from 'vitest';
import { useOf } from './room-address.ts';
import { findRoomUse, roomUses } from './uses.ts';

/** Hours by day and by night of EN 15193:2007, table G.1. */
const office = [2250, 250];
const education = [1800, 200];
const hospital = [3000, 2000];
const retail = [3000, 2000];
const restaurant = [1250, 1250];
const factory = [2500, 1500];

// EN 12464-1:2021: number of the table, Em, UGR and Uo; height of the task; VEEI of CTE DB-HE 3:2019.
it.each([
  ['office-writing', 34, [500, 19, 0.6], 0.75, office, 3],
  ['office-drawing', 34, [750, 16, 0.7], 0.75, office, 3],
  ['meeting-room', 34, [500, 19, 0.6], 0.75, office, 8],
  ['reception', 34, [300, 22, 0.6], 0.75, office, 6],
  ['corridor', 9, [100, 28, 0.4], 0, office, 6],
  ['stairs', 9, [100, 25, 0.4], 0, office, 6],
  ['classroom', 44, [500, 19, 0.6], 0.75, education, 3.5],
  ['retail', 35, [300, 22, 0.4], 0.85, retail, 8],
  ['warehouse', 13, [200, 25, 0.4], 0, factory, 4],
  ['assembly-medium', 19, [500, 22, 0.6], 0.85, factory, 4],
  ['ward', 47, [100, 19, 0.4], 0, hospital, 4],
  ['restaurant', 37, [200, 22, 0.4], 0.75, restaurant, 8],
  ['car-park', 42, [75, 25, 0.4], 0, factory, 4],
])('%s has the requirements of table %i: %j', (id, table, lit, workPlaneM, hours, veeiLimit) => {
  const use = useOf({ use: id });
  expect(use).toMatchObject({ id, table, workPlaneM, veeiLimit });
  expect([use.targetLux, use.ugrLimit, use.uniformity]).toEqual(lit);
  expect([use.hoursDay, use.hoursNight]).toEqual(hours);
});

it('have standing people in traffic zones, sales areas, warehouses and car parks', () => {
  const standing = roomUses.filter(({ eyeM }) => eyeM === 1.7).map(({ id }) => id);
  expect(standing).toEqual(['corridor', 'stairs', 'retail', 'warehouse', 'car-park']);
  expect(roomUses.filter(({ eyeM }) => eyeM === 1.2)).toHaveLength(8);
});

it('are thirteen, and no other', () => {
  expect(roomUses).toHaveLength(13);
  expect(findRoomUse('ballroom')).toBeNull();
});

// EN 12464-1:2021: Em modified, Em,z, Em,wall, Em,ceiling.
it.each([
  ['office-writing', 1000, 150, 150, 100],
  ['office-drawing', 1500, 150, 150, 100],
  ['meeting-room', 1000, 150, 150, 100],
  ['reception', 750, 100, 100, 75],
  ['corridor', 150, 50, 50, 30],
  ['stairs', 150, 50, 50, 30],
  ['classroom', 1000, 150, 150, 100],
  ['warehouse', null, null, null, null],
])('%s requires %j modified, %j on faces, %j on walls, %j on the ceiling', (...entry) => {
  const [id, modifiedLux, cylindricalLux, wallLux, ceilingLux] = entry;
  const around = { modifiedLux, cylindricalLux, wallLux, ceilingLux };
  expect(useOf({ use: id })).toMatchObject(around);
});

it('have faces at 1.2 m where people sit, and at 1.6 m where they stand', () => {
  for (const { eyeM, faceM } of roomUses) expect(faceM).toBe(eyeM === 1.2 ? 1.2 : 1.6);
});
