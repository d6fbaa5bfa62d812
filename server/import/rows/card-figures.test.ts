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
  expect(Object.keys(summariseFigures([{ record: variant, attributes: {} }]))).toEqual(names);
  for (const { card } of figures) if (isLeftOut(card)) expect(card.leftOut).toMatch(/\.$/);
});

test('A card spans the figures of all variants, tunable white with both ends', () => {
  const variants = [
    { ...variant, cct_k: 3000, power_w: 12, ip: 'IP44' },
    { ...variant, cct_k: 2700, cct_max_k: 6500, power_w: 9, ip: 'IP20' },
  ];
  const sources = variants.map((record) => ({ record, attributes: {} }));
  expect(summariseFigures(sources)).toMatchObject({
    powerW: { min: 9, max: 12 },
    fluxLm: null,
    cctK: { min: 2700, max: 6500 },
    ip: 'IP20–IP44',
  });
});

test('Luminaires that are dark in use have no efficacy, whatever their test', () => {
  const light = { ...variant, emergency: '3h-self-test' as const, power_w: 2, flux_lm: 200 };
  const record = { ...light, efficacy_lm_w: 100 };
  const figuresIn = (emergency_mode: string) =>
    summariseFigures([{ record, attributes: { emergency_mode } }]);
  expect(figuresIn('non-maintained')).toMatchObject({ efficacyLmW: null, fluxLm: { max: 200 } });
  expect(figuresIn('maintained').efficacyLmW).toEqual({ min: 100, max: 100 });
});

test('A card of LED strip spans power and flux per metre, whatever the length of its reels', () => {
  const reel = { ...variant, power_w: 24, flux_lm: 2785, length_mm: 5000 };
  const longer = { ...variant, power_w: 96, flux_lm: null, length_mm: 10_000 };
  const figures = summariseFigures([
    { record: reel, attributes: { power_w_m: 4.8, flux_lm_m: 557 } },
    { record: longer, attributes: { power_w_m: 9.6 } },
  ]);
  expect(figures.perMetre).toEqual({
    powerW: { min: 4.8, max: 9.6 },
    fluxLm: { min: 557, max: 557 },
  });
});
