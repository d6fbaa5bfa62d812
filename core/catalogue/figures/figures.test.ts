import { describe, expect, test } from 'vitest';
import { compareVariants } from '#core/catalogue/compare/compare-variants.ts';
import { figureGroups } from '#core/catalogue/figure-texts.ts';
import { type Cell, camelCase } from '#core/catalogue/figures/cell.ts';
import { isLeftOut } from '#core/catalogue/figures/figure.ts';
import { figureCells, figureKeys } from '#core/catalogue/figures/figure-columns.ts';
import { type Figures, figureLabel, figures } from '#core/catalogue/figures/figures.ts';
import { keyFigures } from '#core/catalogue/key-figure-texts.ts';
import { facets } from '#core/catalogue/listing/facets.ts';
import { buildCompared, buildVariant } from '#core/catalogue/variant.fixtures.ts';
import { variantRecordSchema } from '#core/catalogue/variant-record.ts';
import { axes } from '#core/catalogue/variants/variant-choices.ts';
import { variantColumns } from '#core/catalogue/variants/variant-columns.ts';
import { texts } from '#server/texts.ts';

const t = texts.en;

/** A variant to which every figure applies. */
const full = buildVariant(
  Object.fromEntries(
    figureCells.map(([column, cell]) => [camelCase(column), exampleOf(cell)]),
  ) as Figures,
);

/** The last choice is never 'none'. */
function exampleOf({ example, hint, ...cell }: Cell) {
  if (cell.type === 'choice') return cell.values.at(-1);
  if (example !== null) return example;
  return cell.type === 'number' ? Number(hint) : hint;
}

/** Properties of a variant that the facets read. */
function listFilteredKeys(): Set<string> {
  const read = new Set<string>();
  const variant = new Proxy(full, {
    get(target, key, receiver) {
      read.add(String(key));
      return Reflect.get(target, key, receiver);
    },
  });
  const terms = { family: '', categories: [], types: [], applications: [] };
  for (const facet of facets) {
    facet.read({
      variant,
      product: { ...terms, warrantyYears: 5, archetype: 'downlight' },
      mounting: [],
      distribution: null,
      hasPhotometry: false,
      attributes: {},
    });
  }
  return read;
}

const filtered = listFilteredKeys();
const labelsIn = {
  specification: figureGroups(t, full).flatMap((group) =>
    group.figures.filter(({ value }) => value).map(({ label }) => label),
  ),
  keyFigure: keyFigures(t, full).map(({ label }) => label),
  table: variantColumns.filter(({ text }) => text(t, full)).map(({ label }) => label),
  comparison: compareVariants(t, [buildCompared({ variant: full })]).flatMap(({ rows }) =>
    rows.map(({ label }) => label),
  ),
};

describe.each(figures)('The figure $id', (figure) => {
  const label = figureLabel(figure.id);

  test.each(['specification', 'keyFigure', 'table'] as const)(
    'is shown in %s, or left out with a reason',
    (view) => {
      expect(labelsIn[view].includes(label)).toBe(isShown(figure[view]));
    },
  );

  test('is shown in a comparison, or left out with a reason', () => {
    expect(labelsIn.comparison.includes(t(label))).toBe(isShown(figure.comparison));
  });

  test('is a variant choice, or not with a reason', () => {
    const names: string[] = [figure.id, ...Object.keys(figure.cells).map(camelCase)];
    expect(axes.some((axis) => names.includes(axis))).toBe(isShown(figure.chooser));
  });

  test('is read by a filter, or by none with a reason', () => {
    const keys = Object.keys(figure.cells).map(camelCase);
    expect(keys.some((key) => filtered.has(key))).toBe(isShown(figure.filter));
  });
});

/** Fails if a figure has neither a place nor a reason. */
function isShown(place: unknown): boolean {
  expect(place).toBeDefined();
  if (!isLeftOut(place)) return true;
  expect(place.leftOut).toMatch(/^[A-Z].{15,}\.$/);
  return false;
}

test('Ids and columns are unique to a figure', () => {
  expect(new Set(figures.map(({ id }) => id)).size).toBe(figures.length);
  const columns = figures.flatMap(({ cells }) => Object.keys(cells));
  expect(new Set(columns).size).toBe(columns.length);
  expect(figureKeys.map(([column]) => column).toSorted()).toEqual(columns.toSorted());
});

test.each(figureCells)('The example of %s is valid in variants.csv', (column, { example }) => {
  const cell = example === null ? '' : String(example);
  expect(variantRecordSchema.shape[column].safeParse(cell)).toEqual({
    success: true,
    data: example,
  });
});
