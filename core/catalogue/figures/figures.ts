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
/** The columns of all figures together: what is in one of them. */
type Together<Each> = (Each extends unknown ? (each: Each) => void : never) extends (
  together: infer Whole,
) => void
  ? Whole
  : never;
type FigureCells = Together<AnyFigure['cells']>;

export type FigureId = AnyFigure['id'];

/** A column of `variants.csv` and of the database that holds a figure. */
export type FigureColumn = keyof FigureCells & string;

/** The figures of a row, under the names of their columns; null means "does not apply". */
export type FigureRow = ColumnValues<FigureCells>;

/** The figures of a variant as views read them; the optic is its label, in one language. */
export type Figures = Values<FigureCells>;

/** The same in no language: without the label of the optic. */
export type StoredFigures = Omit<Figures, 'optic'>;

/**
 * Every figure of a variant, in the order of its views. The columns of `variants.csv` and of the database, the API,
 * the specification, key figures, the table of variants and comparisons are made of it (ADR 31).
 */
export const figures: readonly Figure<Figures, FigureId>[] = all;

/** The figures that a view shows, in its order. */
export function figuresOf<View extends ViewName>(view: View) {
  return sortFigures(figures, view);
}

/** The text of a figure's name. */
export function figureLabel(id: FigureId): `figure.${FigureId}` {
  return `figure.${id}`;
}
