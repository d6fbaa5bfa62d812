import { describe, expect, test } from 'vitest';
import type { Variant } from '#core/catalogue/product-view.ts';
import { listChoices } from '#core/catalogue/variants/variant-choices.ts';

function buildVariant(overrides: Partial<Variant>): Variant {
  return {
    id: 1,
    sku: 'A/1',
    finish: 'white',
    powerW: 12,
    cctK: 3000,
    cctMaxK: null,
    optic: 'Wide',
    cri: 80,
    dimming: 'none',
    emergency: 'none',
    ip: 'IP44',
    lengthMm: null,
    widthMm: null,
    diameterMm: 100,
    ...overrides,
  } as Variant;
}

describe('listChoices', () => {
  const variants = [
    buildVariant({ id: 1, powerW: 12, cctK: 3000 }),
    buildVariant({ id: 2, powerW: 12, cctK: 4000 }),
    buildVariant({ id: 3, powerW: 18, cctK: 4000 }),
    buildVariant({ id: 4, powerW: 8, cctK: 4000 }),
  ];
  const groups = listChoices(variants, variants[0] as Variant);

  test('lists only the axes in which the variants differ', () => {
    expect(groups.map(({ axis }) => axis)).toEqual(['powerW', 'cct']);
  });

  test('orders values by number, not by text', () => {
    expect(groups[0]?.choices.map(({ value }) => value)).toEqual(['8', '12', '18']);
  });

  test('orders decimals by their value, and no value first', () => {
    const drivers = [0.2, 0.16, 0.5, null].map((powerW, id) => buildVariant({ id, powerW }));
    const [power] = listChoices(drivers, drivers[0] as Variant);
    expect(power?.choices.map(({ value }) => value)).toEqual(['', '0.16', '0.2', '0.5']);
  });

  test('leads to the variant that changes nothing else, or lists the axes that change too', () => {
    const [power, colour] = groups;
    expect(colour?.choices[1]).toMatchObject({ variant: { id: 2 }, changes: [] });
    expect(power?.choices[2]).toMatchObject({ variant: { id: 3 }, changes: ['cct'] });
  });

  test('lists every axis that changes, in their sequence, and none for the chosen value', () => {
    const other = buildVariant({ id: 5, powerW: 30, cctK: 4000, cri: 90, dimming: 'dali-2' });
    const [power] = listChoices([...variants, other], variants[0] as Variant);
    expect(power?.choices[3]).toMatchObject({ value: '30', changes: ['cct', 'cri', 'dimming'] });
    expect(power?.choices[1]).toMatchObject({ isChosen: true, changes: [] });
  });

  test('marks the chosen value and keeps the chosen variant for it', () => {
    expect(groups[0]?.choices[1]).toMatchObject({ isChosen: true, variant: { id: 1 } });
  });
});

test('reels of several lengths share their power per metre', () => {
  const short = buildVariant({ id: 1, powerW: 48, powerWM: 9.6, diameterMm: null, lengthMm: 5000 });
  const long = buildVariant({
    id: 2,
    powerW: 96,
    powerWM: 9.6,
    diameterMm: null,
    lengthMm: 10_000,
  });
  expect(listChoices([short, long], short).map(({ axis }) => axis)).toEqual(['size']);
});
