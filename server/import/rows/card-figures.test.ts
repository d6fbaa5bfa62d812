import { expect, test } from 'vitest';
import { camelCase } from '#core/catalogue/figures/cell.ts';
import { isLeftOut } from '#core/catalogue/figures/figure.ts';
import { figures } from '#core/catalogue/figures/figures.ts';
import { emptyRow } from '#core/catalogue/variant.fixtures.ts';
import type { VariantRecord } from '#core/catalogue/variant-record.ts';
import { summariseFigures } from '#server/import/rows/card-figures.ts';

const variant = emptyRow as VariantRecord;

test('Cards show the figures that are meant for cards, and no others', () => {
  const onCards = figures.filter(({ card }) => !isLeftOut(card));
  const names = onCards.map(({ cells }) => camelCase(Object.keys(cells)[0] ?? ''));
  expect(Object.keys(summariseFigures([variant]))).toEqual(names);
  for (const { card } of figures) if (isLeftOut(card)) expect(card.leftOut).toMatch(/\.$/);
});

test('A card spans the figures of all variants, tunable white with both ends', () => {
  const variants = [
    { ...variant, cct_k: 3000, power_w: 12, ip: 'IP44' },
    { ...variant, cct_k: 2700, cct_max_k: 6500, power_w: 9, ip: 'IP20' },
  ];
  expect(summariseFigures(variants)).toMatchObject({
    powerW: { min: 9, max: 12 },
    fluxLm: null,
    cctK: { min: 2700, max: 6500 },
    ip: 'IP20–IP44',
  });
});
