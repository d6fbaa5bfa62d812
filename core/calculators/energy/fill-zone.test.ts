import { expect, test } from 'vitest';
import { catalogueVariant } from '#core/calculators/energy/catalogue-zone.fixtures.ts';
import { emptyForm } from '#core/calculators/energy/energy-form.fixtures.ts';
import { createZone } from '#core/calculators/energy/energy-form.ts';
import {
  fieldAfterFill,
  fillChange,
  fillZones,
  readFillChange,
} from '#core/calculators/energy/fill-zone.ts';

const variants = { 'ard150/12': catalogueVariant, gone: null };
const hall = { ...createZone('Hall'), code: 'ard150/12' };
const typedHall = {
  ...hall,
  hours: '9',
  current: { ...hall.current, wattage: '70' },
  proposed: { ...hall.proposed, wattage: '30' },
};
const chosen = new URLSearchParams({
  'zones-0-usual': '4 × 18 W T8 magnetic',
  'zones-0-use': 'hospital',
});
const fill = (zone: typeof hall, change: string | null) => {
  const form = { ...emptyForm, zones: [zone] };
  const pressed = readFillChange(change);
  return fillZones('es', form, { typed: chosen, variants, pressed }).zones[0];
};

test('any button fills in what is empty: lamps, hours and code', () => {
  expect(fill(hall, null)).toMatchObject({
    code: 'ARD150/12',
    current: { wattage: '86' },
    proposed: { wattage: '12,5', lumens: '1340', lifetime: '90000' },
    hours: '13,7',
    days: '7',
    weeks: '52',
  });
});

test('what is typed is replaced by its own button only', () => {
  expect(fill(typedHall, null)).toEqual(typedHall);
  expect(fill(typedHall, fillChange(1, 'code'))).toEqual(typedHall);
  const { current, proposed } = typedHall;
  expect(fill(typedHall, fillChange(0, 'usual'))).toEqual({
    ...typedHall,
    current: { ...current, wattage: '86' },
  });
  const hours = { hours: '13,7', days: '7', weeks: '52' };
  expect(fill(typedHall, fillChange(0, 'use'))).toEqual({ ...typedHall, ...hours });
  expect(fill(typedHall, fillChange(0, 'code'))).toEqual({
    ...typedHall,
    code: 'ARD150/12',
    proposed: { ...proposed, wattage: '12,5', lumens: '1340', lifetime: '90000' },
  });
});

test('a code that no variant has, and a choice that is no entry, lose nothing', () => {
  const zone = { ...typedHall, code: 'gone' };
  expect(fill(zone, fillChange(0, 'code'))).toEqual(zone);
  const form = { ...emptyForm, zones: [hall] };
  const typed = new URLSearchParams({ 'zones-0-usual': 'torches', 'zones-0-use': 'cave' });
  expect(fillZones('es', form, { typed, variants: {}, pressed: null })).toEqual(form);
});

test('the form goes on at what was filled in, or at the code that nothing has', () => {
  const after = (filler: 'usual' | 'use' | 'code', code = 'ARD150/12') =>
    fieldAfterFill({ zone: 2, filler }, variants, code);
  expect(after('usual')).toBe('zones-2-current-wattage');
  expect(after('use')).toBe('zones-2-hours');
  expect(after('code')).toBe('zones-2-proposed-wattage');
  expect(after('code', 'gone')).toBe('zones-2-code');
});

test('other buttons fill in nothing of their own', () => {
  expect(readFillChange('fill-3-use')).toEqual({ zone: 3, filler: 'use' });
  for (const wrong of [null, '', 'add', 'fill', 'fill-3', 'fill-3-lamps', 'fill-300-use'])
    expect(readFillChange(wrong)).toBeNull();
});
