import { bodyFigures, finishFigure } from '#core/catalogue/figures/body-figures.ts';
import type { ColumnValues, Values } from '#core/catalogue/figures/cell.ts';
import { type Figure, sortFigures, type ViewName } from '#core/catalogue/figures/figure.ts';
import { installationFigures } from '#core/catalogue/figures/installation-figures.ts';
import { lifeFigures } from '#core/catalogue/figures/life-figures.ts';
import { lightFigures } from '#core/catalogue/figures/light-figures.ts';

const all = [
  finishFigure,
  ...lightFigures,
  ...installationFigures,
  ...bodyFigures,
  ...lifeFigures,
] as const;

type AnyFigure = (typeof all)[number];
/** Intersection of the columns of all figures. */
type Together<Each> = (Each extends unknown ? (each: Each) => void : never) extends (
  together: infer Whole,
) => void
  ? Whole
  : never;
type FigureCells = Together<AnyFigure['cells']>;

export type FigureId = AnyFigure['id'];

/** A figure column of `variants.csv` and of the database. */
export type FigureColumn = keyof FigureCells & string;

/** Figures of a row by column name; null means "does not apply". */
export type FigureRow = ColumnValues<FigureCells>;

/** Figures of a variant for views; the optic is its label in one language. */
export type Figures = Values<FigureCells>;

/** The same without a language: no label of the optic. */
export type StoredFigures = Omit<Figures, 'optic'>;

/**
 * Every figure of a variant, in view order. The columns of `variants.csv` and of the database, the API, the
 * specification, key figures, the variants table and comparisons are derived from it (ADR 31).
 */
export const figures: readonly Figure<Figures, FigureId>[] = all;

/** Figures of each view, in its order. */
export function figuresOf<View extends ViewName>(view: View) {
  return sortFigures(figures, view);
}

/** Message key of a figure's name. */
export function figureLabel(id: FigureId): `figure.${FigureId}` {
  return `figure.${id}`;
}
