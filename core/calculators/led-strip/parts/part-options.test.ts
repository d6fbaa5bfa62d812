import { expect, test } from 'vitest';
import { buildCatalogue } from '#core/calculators/led-strip/catalogue.fixtures.ts';
import type { FieldOption } from '#core/calculators/led-strip/field-option.ts';
import {
  listPartOptions,
  type PartOptions,
} from '#core/calculators/led-strip/parts/part-options.ts';
import { parseStripRequest } from '#core/calculators/led-strip/strip-request.ts';
import { texts } from '#server/texts.ts';

const catalogue = buildCatalogue();

/** The options beside the chosen strip; null for none. */
function optionsOf(sku: string | null, query = ''): PartOptions {
  const strip = catalogue.strips.find((strip) => strip.sku === sku) ?? null;
  const request = parseStripRequest('en', new URLSearchParams(query));
  return listPartOptions({ t: texts.en, catalogue, conductors: [], request, strip });
}

/** What rules each option out; empty for an available one. */
function reasonsOf(options: FieldOption[]) {
  return Object.fromEntries(options.map(({ value, others }) => [value, others]));
}

test('without a strip everything is available, except for accessories of a profile', () => {
  const { drivers, controllers, profiles, accessories } = optionsOf(null);
  for (const options of [drivers, controllers, profiles]) {
    expect(options.every(({ others }) => others === '')).toBe(true);
  }
  const reasons = reasonsOf(accessories);
  expect([reasons['BOX/1'], reasons['WIPE/20'], reasons['HANG/1']]).toEqual(['', '', 'profile']);
  expect(drivers.map(({ label }) => label)[2]).toBe(
    'DALI/100: 100\u00a0W, 24\u00a0V, DALI-2 DT8, IP20',
  );
  expect(controllers.map(({ label }) => label)).toEqual(['CTL/4: DALI-2 DT8, 4 outputs']);
});

test('a driver is ruled out by voltage, then by the way of dimming, then by the colours', () => {
  expect(reasonsOf(optionsOf('LOW/1').drivers)['FIX/100']).toBe('voltage');
  expect(reasonsOf(optionsOf('DRY/1', 'dimmable=none').drivers)).toEqual({
    ...{ 'FIX/100': '', 'FIX/200': '' },
    ...{ 'DALI/100': 'dimmable type', 'ONE/100': 'dimmable type' },
  });
  expect(reasonsOf(optionsOf('COL/1').drivers)).toEqual({
    ...{ 'FIX/100': '', 'FIX/200': '', 'DALI/100': '' },
    ...{ 'ONE/100': 'colour' },
  });
  const spoken = optionsOf('COL/1', 'dimmable=dali-dt8').drivers;
  expect(reasonsOf(spoken)['ONE/100']).toBe('colour');
});

test('a controller is ruled out by another way of dimming, or by a driver that dims itself', () => {
  const reasonOf = (sku: string | null, query?: string) =>
    reasonsOf(optionsOf(sku, query).controllers)['CTL/4'];
  expect(reasonOf('DRY/1')).toBe('');
  expect(reasonOf('DRY/1', 'dimmable=none')).toBe('dimmable type');
  expect(reasonOf('DRY/1', 'driver=DALI/100')).toBe('driver');
  expect(reasonOf('DRY/1', 'driver=FIX/100')).toBe('');
});

test('profiles that are too narrow are not with the strip', () => {
  expect(optionsOf('DRY/1').profiles[0]).toMatchObject({ label: 'BAR', note: 'Surface' });
  expect(reasonsOf(optionsOf('DRY/1').profiles)).toEqual({ BAR: '', BARE: '' });
  expect(reasonsOf(optionsOf('WIDE/1').profiles)).toEqual({ BAR: 'strip', BARE: 'strip' });
});

test('finishes and diffusers are those of the chosen profile, and of diffusers sold apart', () => {
  expect(optionsOf('DRY/1').diffusers).toEqual([]);
  expect(optionsOf('DRY/1').finishes).toEqual([]);
  for (const profile of ['BAR', 'BARE']) {
    const { finishes, diffusers } = optionsOf('DRY/1', `profile=${profile}`);
    expect(finishes.map(({ value }) => value)).toEqual(['white']);
    const available = diffusers.filter(({ others }) => others === '');
    expect(available.map(({ value }) => value)).toEqual(['opal']);
    expect(new Set(Object.values(reasonsOf(diffusers)))).toEqual(new Set(['', 'profile']));
  }
});

test('accessories are ruled out by the profile, a junction box by the protection of the strip', () => {
  const dry = reasonsOf(optionsOf('DRY/1', 'profile=BARE').accessories);
  expect(dry['HANG/1']).toBe('profile');
  expect(dry['BOX/1']).toBe('');
  expect(reasonsOf(optionsOf('WET/1', 'profile=BAR').accessories)['BOX/1']).toBe('IP rating');
});
