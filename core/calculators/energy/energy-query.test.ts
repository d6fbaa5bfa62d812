import { expect, test } from 'vitest';
import { createZone, type EnergyForm, MAX_ZONES } from '#core/calculators/energy/energy-form.ts';
import {
  changeZones,
  energyFieldNames,
  energyQuery,
  readEnergyQuery,
  readTypedEnergy,
} from '#core/calculators/energy/energy-query.ts';
import { keysOf } from '#core/keys.ts';

const zone = createZone('Hall');
const form: EnergyForm = {
  project: 'Harbour',
  currency: 'EUR',
  tariff: '0,25',
  factor: 'ES-2024',
  ownFactor: '',
  rate: '',
  growth: '',
  co2Fall: '',
  hasMaintenance: true,
  zones: [
    { ...zone, hours: '8', current: { ...zone.current, wattage: '70,5' } },
    createZone('Stairs'),
  ],
};

/** The query that a browser sends for the fields of a form. */
function typedOf({ hasMaintenance, zones, ...fields }: EnergyForm): URLSearchParams {
  const typed = new URLSearchParams(fields);
  if (hasMaintenance) typed.set('hasMaintenance', 'on');
  zones.forEach(({ current, proposed, ...usage }, index) => {
    const sides = { current, proposed };
    for (const [key, value] of Object.entries(usage)) typed.set(`zones-${index}-${key}`, value);
    // The lists of usual luminaires and hours, nothing chosen.
    for (const list of ['usual', 'use']) typed.set(`zones-${index}-${list}`, '');
    for (const [side, values] of Object.entries(sides)) {
      for (const [key, value] of Object.entries(values))
        typed.set(`zones-${index}-${side}-${key}`, value);
    }
  });
  return typed;
}

test('fields as a browser sends them are the form', () => {
  expect(readTypedEnergy('es', typedOf(form))).toEqual(form);
  const unchecked = { ...form, hasMaintenance: false };
  expect(readTypedEnergy('es', typedOf(unchecked))).toEqual(unchecked);
});

test('every field that is sent has a name that the page reads, and no other', () => {
  const sent = [...typedOf(form).keys()];
  expect(sent.filter((name) => !energyFieldNames.includes(name))).toEqual([]);
  const ofTwoZones = energyFieldNames.filter((name) => !/^zones-([2-9]|\d\d)-/.test(name));
  expect(new Set(ofTwoZones)).toEqual(new Set(sent));
});

test('an address holds the same calculation in every language', () => {
  const query = new URLSearchParams(energyQuery('es', form, true));
  expect(query.get('check')).toBe('on');
  expect(readEnergyQuery('es', query)).toEqual(form);
  expect(readEnergyQuery('en', query)?.tariff).toBe('0.25');
});

test('other addresses are no calculation', () => {
  expect(readEnergyQuery('en', new URLSearchParams('d=x'))).toBeNull();
  expect(readTypedEnergy('en', new URLSearchParams('d=x'))).toBeNull();
  expect(readTypedEnergy('en', new URLSearchParams('tariff=1'))).toBeNull();
});

test('zones are added, copied and removed', () => {
  const namesOf = (change: string | null) => {
    const changed = changeZones(form, change, (number) => `Zone ${number}`);
    return changed && [changed.at, ...changed.form.zones.map(({ name }) => name)];
  };
  expect(namesOf('add')).toEqual([2, 'Hall', 'Stairs', 'Zone 3']);
  expect(namesOf('copy-0')).toEqual([1, 'Hall', 'Zone 3', 'Stairs']);
  expect(namesOf('remove-0')).toEqual([0, 'Stairs']);
  expect(namesOf('remove-1')).toEqual([1, 'Hall']);
  for (const wrong of [null, '', 'copy', 'copy-7', 'remove-2', 'rename-0'])
    expect(namesOf(wrong)).toBeNull();
  const copied = changeZones(form, 'copy-0', String);
  expect(copied?.form.zones[1]?.current.wattage).toBe('70,5');
});

test('the last zone stays, and there are no more than forty', () => {
  const alone = { ...form, zones: [zone] };
  expect(changeZones(alone, 'remove-0', String)).toBeNull();
  const full = { ...form, zones: Array.from({ length: 40 }, () => zone) };
  expect(changeZones(full, 'add', String)).toBeNull();
  expect(changeZones(full, 'copy-0', String)).toBeNull();
});

test('the most zones with all their fields fit into the addresses of a form without scripts', () => {
  const texts = <Fields extends object>(fields: Fields) =>
    Object.fromEntries(keysOf(fields).map((key) => [key, '12345.5'])) as Fields;
  const full = createZone('Workshop of the north wing');
  const { current, proposed, ...usage } = full;
  const zone = {
    ...full,
    ...texts({ ...usage, name: '' }),
    name: full.name,
    code: 'ARD150/12/840/60D/B/DD',
    current: texts(current),
    proposed: texts(proposed),
  };
  const largest = { ...form, zones: Array.from({ length: MAX_ZONES }, () => zone) };
  // The server reads 48 kB of headers, and responds with as much as proxies pass on: deploy/nginx.conf.
  expect(typedOf(largest).toString().length).toBeLessThan(40 * 1024);
  expect(readTypedEnergy('en', typedOf(largest))?.zones).toHaveLength(MAX_ZONES);
  const query = energyQuery('en', largest, true);
  expect(query.length).toBeLessThan(30 * 1024);
  expect(readEnergyQuery('en', new URLSearchParams(query))?.zones).toHaveLength(MAX_ZONES);
});

test('an address has no empty fields', () => {
  const named = { ...form, zones: Array.from({ length: MAX_ZONES }, () => createZone('Hall')) };
  expect(energyQuery('es', named).length).toBeLessThan(4 * 1024);
  const query = new URLSearchParams(energyQuery('es', named));
  expect(readEnergyQuery('es', query)).toEqual(named);
});
