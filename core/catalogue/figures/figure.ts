import type { Cells, Values } from '#core/catalogue/figures/cell.ts';
import type { Translate } from '#core/i18n/translate.ts';
import { formatQuantity } from '#core/units.ts';

/** A view does without the figure, and why. */
export type LeftOut = { leftOut: string };

/** A view shows the figure in the order of the registry, or after another figure. */
type Place = { after?: string };

export type SpecificationGroup = 'light' | 'electrical' | 'mechanical';

export type ComparisonGroupId =
  | 'light'
  | 'electrical'
  | 'control'
  | 'protection'
  | 'dimensions'
  | 'life';

export type KeyText = { value: string; unit?: string };

type KeyPlace<All> = Place & {
  /** Needs the room of two. */
  isWide?: true;
  /** In large type, where that is not the value with its unit; null where it is not worth the room. */
  text?: (t: Translate, values: All) => KeyText | null;
};

type TablePlace<All> = Place & {
  /** Stands in the heading; null where the cells say it. The figure's own unit unless given. */
  unit?: string | null;
  /** Without what the heading says. */
  text?: (t: Translate, values: All) => string | null;
  /** What rows are sorted by where neither the text nor the value would do. */
  rank?: (values: All) => number | null;
};

/** Where a figure shows, or why it does not: one line for each view. */
type Views<All> = {
  /** Rows of a product's page and of its datasheet. */
  specification: (Place & { group: SpecificationGroup }) | LeftOut;
  /** The figures in large type, from the most wanted to the least. */
  keyFigure: KeyPlace<All> | LeftOut;
  /** Columns of the table of variants and of its CSV file. */
  table: TablePlace<All> | LeftOut;
  comparison: (Place & { group: ComparisonGroupId }) | LeftOut;
  /** What a visitor chooses a variant of a product by; variants/variant-choices.ts says in which order. */
  chooser: 'axis' | LeftOut;
  /** Columns of the schedule of a project list; core/projects/schedule.ts has them. */
  schedule: 'column' | LeftOut;
  /** Cards of products: from the smallest number to the largest, or from the first text to the last. */
  card: 'span' | LeftOut;
  /** Filters of listings; listing/facets.ts says which. */
  filter: 'facet' | LeftOut;
};

type FigureEntry<Id, Columns, All> = Views<All> & {
  /** Also its name in the addresses of the table of variants; `figure.<id>` is its label. */
  id: Id;
  /** What it adds to a row of `variants.csv`; none where it is put together from others. */
  cells: Columns;
  /** Its place among the columns of records and in the API. */
  record?: Place;
  unit?: string;
  /** Decimals of its text. */
  digits?: number;
  /** The figure itself, where it is one number or one text. */
  value?: (values: All) => number | string | null;
  /** As a sentence would say it; null where it does not apply. Its value with its unit unless given. */
  text?: (t: Translate, values: All) => string | null;
  /** Which of two values is better whatever the task; neither unless given, because it depends on the room. */
  better?: 'more' | 'less';
  /** Values can only be compared where this is the same. */
  basis?: (values: All) => string | null;
};

/** A figure as views read it. */
export type Figure<All, Id = string, Columns = Cells> = Views<All> & {
  id: Id;
  cells: Columns;
  record: Place;
  unit: string | null;
  digits: number | undefined;
  value: (values: All) => number | string | null;
  text: (t: Translate, values: All) => string | null;
  better: 'more' | 'less' | null;
  basis: (values: All) => string | null;
};

/**
 * Declares a figure.
 *
 * @param entry its functions read its own cells and those of `reads`, which other figures declare.
 */
export function figure<
  const Id extends string,
  Columns extends Cells,
  Reads extends Cells = Record<never, never>,
>(
  entry: FigureEntry<Id, Columns, Values<Columns & Reads>> & { reads?: Reads },
): Figure<Values<Columns & Reads>, Id, Columns> {
  const { unit = null, digits, record = {}, better = null } = entry;
  const { value = () => null, basis = () => null } = entry;
  const text: typeof entry.text = (t, values) => {
    const raw = value(values);
    return typeof raw === 'number' ? formatQuantity(t.locale, raw, unit ?? '', digits) : raw;
  };
  return { text, ...entry, unit, digits, record, better, value, basis };
}

/** A view in which figures have a place. */
export type ViewName = 'record' | 'specification' | 'keyFigure' | 'table' | 'comparison';

type PlaceOf<All, View extends ViewName> = Exclude<Figure<All>[View], LeftOut>;

/** The figures that a view shows: each after the one that it names, the others as they come. */
export function sortFigures<All, Id extends string, View extends ViewName>(
  figures: readonly Figure<All, Id>[],
  view: View,
): { figure: Figure<All, Id>; place: PlaceOf<All, View> }[] {
  const shown = figures.flatMap((figure) => {
    const place = figure[view];
    return isLeftOut(place) ? [] : [{ figure, place: place as PlaceOf<All, View> }];
  });
  const listAfter = (id?: string): typeof shown =>
    shown
      .filter(({ place }) => place.after === id)
      .flatMap((entry) => [entry, ...listAfter(entry.figure.id)]);
  return listAfter();
}

export function isLeftOut(place: unknown): place is LeftOut {
  return typeof place === 'object' && place !== null && 'leftOut' in place;
}
