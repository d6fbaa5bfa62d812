import { expect, test } from 'vitest';
import { catalogueVariant } from '#core/calculators/energy/catalogue-zone.fixtures.ts';
import {
  type CatalogueVariant,
  countVariants,
  fillFromVariant,
  listCodes,
  variantOf,
  variantTable,
} from '#core/calculators/energy/catalogue-zone.ts';
import { decodeEnergyForm, encodeEnergyForm } from '#core/calculators/energy/energy-address.ts';
import { calculation } from '#core/calculators/energy/energy-form.fixtures.ts';
import { createZone, type ZoneForm } from '#core/calculators/energy/energy-form.ts';
import { texts } from '#server/texts.ts';

const t = texts.es;
const variants = { 'ard150/12': catalogueVariant, gone: null };

/** A zone that is filled from the catalogue, with changes of its proposed luminaire. */
function filled(change: Partial<ZoneForm['proposed']> = {}): ZoneForm {
  const zone = fillFromVariant('es', createZone('Hall'), catalogueVariant);
  return { ...zone, proposed: { ...zone.proposed, ...change } };
}
const stateOf = (zone: ZoneForm) => variantOf('es', zone, variants).state;

test('a zone takes code, power, flux and life of a variant, and keeps price and number', () => {
  const zone = createZone('Hall');
  const before = { ...zone, proposed: { ...zone.proposed, unitCost: '60', lifetime: '1' } };
  expect(fillFromVariant('es', before, catalogueVariant)).toEqual({
    ...before,
    code: 'ARD150/12',
    proposed: {
      ...before.proposed,
      wattage: '12,5',
      lumens: '1340',
      lifetime: '90000',
    },
  });
  const noLife = { ...catalogueVariant, lifetimeH: null };
  expect(fillFromVariant('es', before, noLife).proposed.lifetime).toBe('1');
});

test('what has no power or no flux fills in nothing and gives no light', () => {
  for (const part of [{ powerW: null }, { fluxLm: null }]) {
    const pole: CatalogueVariant = { ...catalogueVariant, ...part };
    const zone = createZone('Hall');
    expect(fillFromVariant('es', zone, pole)).toBe(zone);
    const coded = { ...zone, code: 'pole' };
    expect(variantOf('es', coded, { pole }).state).toBe('no-light');
  }
});

test('a zone is that of its variant with the same power and flux only, in any notation', () => {
  expect(stateOf(filled())).toBe('same');
  expect(stateOf({ ...filled(), code: ' ard150/12 ' })).toBe('same');
  expect(stateOf(filled({ wattage: '12.5', lumens: '1 340' }))).toBe('same');
  expect(stateOf(filled({ wattage: '12,5 W', lumens: '1,34 klm' }))).toBe('same');
  // Without a flux nothing contradicts it; price, life and number are the visitor's.
  expect(stateOf(filled({ lumens: '', unitCost: '80', lifetime: '40000' }))).toBe('same');
  expect(stateOf(filled({ wattage: '14' }))).toBe('changed');
  expect(stateOf(filled({ wattage: '' }))).toBe('changed');
  expect(stateOf(filled({ lumens: '1500' }))).toBe('changed');
});

test('codes are unknown, not looked up yet, or none', () => {
  expect(stateOf({ ...filled(), code: 'Gone' })).toBe('unknown');
  expect(stateOf({ ...filled(), code: 'later' })).toBe('waiting');
  expect(stateOf({ ...filled(), code: 'constructor' })).toBe('waiting');
  expect(stateOf({ ...filled(), code: ' ' })).toBe('none');
});

test('different codes are looked up once', () => {
  const zones = ['A1', '', ' a1', 'B2'].map((code) => ({ ...createZone(''), code }));
  expect(listCodes({ zones })).toEqual(['a1', 'B2']);
});

test('the address of a calculation holds its codes in every language', () => {
  const form = { ...calculation, zones: [filled()] };
  const read = decodeEnergyForm('en', encodeEnergyForm('es', form));
  expect(read?.zones[0]).toMatchObject({ code: 'ARD150/12', proposed: { wattage: '12.5' } });
});

test('only unchanged variants are counted, each with the number of its zone', () => {
  const zones = [filled(), filled({ wattage: '14' }), filled()];
  const found = zones.map((zone) => variantOf('es', zone, variants));
  const numbers = [3, 4, 5].map((quantity, index) => ({
    name: ` Zone ${index}`,
    proposed: { quantity },
  }));
  const counted = countVariants(found, numbers);
  expect(counted.map(({ zone, quantity }) => [zone, quantity])).toEqual([
    ['Zone 0', 3],
    ['Zone 2', 5],
  ]);
  expect(variantTable(t, counted)).toEqual([
    [],
    [t('energy.zones'), t('energy.product'), t('energy.product-code'), t('energy.quantity')],
    ['Zone 0', 'Ardea 150', 'ARD150/12', 3],
    ['Zone 2', 'Ardea 150', 'ARD150/12', 5],
  ]);
  expect(variantTable(t, [])).toEqual([]);
});
