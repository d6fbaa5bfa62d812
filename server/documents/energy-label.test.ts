import { expect, test } from 'vitest';
import { buildVariant } from '#core/catalogue/variant.fixtures.ts';
import { drawEnergyLabel, energyLabelOf } from '#server/documents/kinds/energy-label.ts';

const strip = { isLightSource: true };
const reel = buildVariant({ sku: 'TIRA/24', powerW: 24.2, energyClass: 'F', eprel: '1302002' });

test('a strip with a class and a number in the register has a label; consumption is rounded up', () => {
  expect(energyLabelOf(strip, reel)).toEqual({
    model: 'TIRA/24',
    energyClass: 'F',
    consumptionKwh: 25,
    register: 'https://eprel.ec.europa.eu/qr/1302002',
  });
});

test.each([
  ['a luminaire, which only contains a light source', { isLightSource: false }, {}],
  ['coloured light, which has no class', strip, { energyClass: null }],
  ['an unknown class', strip, { energyClass: 'A++' as 'A' }],
  ['a strip that is not registered', strip, { eprel: null }],
  ['a strip without power', strip, { powerW: null }],
])('%s has none', (_what, product, other) => {
  expect(energyLabelOf(product, { ...reel, ...other })).toBeNull();
});

test('names are escaped and fit beside each other', () => {
  const label = energyLabelOf(strip, { ...reel, sku: 'A'.repeat(60) });
  if (!label) throw new Error('It has a label.');
  const svg = drawEnergyLabel({ ...label, supplier: 'Luz & <Co>' });
  expect(svg).toContain('Luz &amp; &lt;Co>');
  const size = Number(/font-size="([\d.]+)" text-anchor="end">A{60}</.exec(svg)?.[1]);
  expect(size * 60 * 0.68).toBeLessThan(151);
});
