import { expect, test } from 'vitest';
import { compareVariants } from '#core/catalogue/compare/compare-variants.ts';
import { figureGroups } from '#core/catalogue/figure-texts.ts';
import { pieceOfReel } from '#core/catalogue/figures/per-metre.ts';
import { keyFigures } from '#core/catalogue/key-figure-texts.ts';
import { buildCompared, buildVariant } from '#core/catalogue/variant.fixtures.ts';
import { columnsFor } from '#core/catalogue/variants/variant-columns.ts';
import { formatVariantsCsv } from '#core/catalogue/variants/variants-csv.ts';
import { texts } from '#server/texts.ts';

// 24 W and 2785 lm in 5 m.
const strip = buildVariant({
  id: 7,
  sku: 'TRA128/4.8',
  powerW: 24,
  fluxLm: 2785,
  lengthMm: 5000,
  powerWM: 4.8,
  fluxLmM: 557,
});
const { en, es } = texts;

test('Key figures of LED strip are per metre', () => {
  const shown = keyFigures(es, strip).map(({ value, unit }) => `${value} ${unit}`);
  expect(shown).toContain('557 lm/m');
  expect(shown).toContain('4,8 W/m');
  expect(shown.join()).not.toMatch(/2\.?785|24 W/);
});

test('Its specification has both, the reel with its length', () => {
  const shown = figureGroups(en, strip).flatMap(({ figures }) => figures);
  const textUnder = (label: string) => shown.find((figure) => figure.label === label)?.value;
  expect(textUnder('figure.power')).toBe('4.8\u00a0W/m (24\u00a0W per reel of 5 m)');
  expect(textUnder('figure.flux')).toBe('557\u00a0lm/m (2,785\u00a0lm per reel of 5 m)');
});

test('What takes less than a watt has two decimals', () => {
  const sensor = buildVariant({ id: 8, powerW: 0.15 });
  const shown = figureGroups(es, sensor).flatMap(({ figures }) => figures);
  expect(shown.find(({ label }) => label === 'figure.power')?.value).toBe('0,15\u00a0W');
  const inLarge = keyFigures(en, sensor).map(({ value, unit }) => `${value} ${unit}`);
  expect(inLarge).toContain('0.15 W');
});

test('A comparison shows strip per metre beside the luminaire that it is compared with', () => {
  const compared = [buildCompared({ variant: strip }), buildCompared({ variant: { id: 8 } })];
  const rows = compareVariants(en, compared).flatMap((group) => group.rows);
  expect(rows.find(({ label }) => label === 'Power')?.values).toEqual([
    '4.8\u00a0W/m',
    '12\u00a0W',
  ]);
});

test('The table of variants and its file have the unit in the head, numbers in the cells', () => {
  const columns = columnsFor(en, { variants: [strip], attributes: [] }).filter(({ id }) =>
    ['power', 'flux'].includes(id),
  );
  const product = { variants: [strip], attributes: [], etim: null };
  expect(columns.map(({ unit }) => unit)).toEqual(['W/m', 'lm/m']);
  expect(columns.map(({ rank }) => rank?.(strip))).toEqual([4.8, 557]);
  expect(formatVariantsCsv(es, { product, variants: [strip], columns })).toContain(
    'TRA128/4.8;4,8;557',
  );
});

test('A variant without light has no flux per metre', () => {
  const rgb = buildVariant({ powerW: 36, fluxLm: null, lengthMm: 5000, powerWM: 7.2 });
  expect(columnsFor(en, { variants: [rgb], attributes: [] }).map(({ id }) => id)).not.toContain(
    'flux',
  );
  expect(keyFigures(en, rgb).map(({ label }) => label)).not.toContain('figure.flux');
});

test('Other variants are as they were', () => {
  const columns = columnsFor(en, { variants: [buildVariant()], attributes: [] }).filter(
    ({ id }) => id === 'power',
  );
  expect(columns.map(({ unit }) => unit)).toEqual(['W']);
  expect(keyFigures(en, buildVariant())).toContainEqual({
    label: 'figure.power',
    value: '12',
    unit: 'W',
  });
});

test('A piece of a reel has its share of the figures', () => {
  const reel = { sku: 'SED/5', powerW: 24, fluxLm: 2785, lengthMm: 5000, weightKg: 0.34 };
  expect(pieceOfReel(reel, 1000)).toEqual({
    ...{ sku: 'SED/5', powerW: 4.8, fluxLm: 557, lengthMm: 1000, weightKg: 0.068 },
  });
  expect(pieceOfReel({ ...reel, powerW: null, lengthMm: null }, 1000)).toMatchObject({
    ...{ powerW: null, fluxLm: 2785, lengthMm: 1000 },
  });
});
