import type { Cells, Values } from '#core/catalogue/figures/cell.ts';
import type { Translate } from '#core/i18n/translate.ts';
import { formatQuantity } from '#core/units.ts';

/** Excludes a figure from a view, with the reason. */
export type LeftOut = { leftOut: string };

/** Shows the figure in the order of the registry, or after another figure. */
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
  /** Takes the space of two. */
  isWide?: true;
  /** Text in large type, if it is not the value with its unit; null to omit it. */
  text?: (t: Translate, values: All) => KeyText | null;
};

type SpecificationPlace<All> = Place & {
  group: SpecificationGroup;
  /** Text, if it is not the one for sentences. */
  text?: (t: Translate, values: All) => string | null;
};

type TablePlace<All> = Place & {
  /** Unit in the heading; null if the cells have it. Defaults to the figure's unit. */
  unit?: string | null;
  /** Cell text without the unit of the heading. */
  text?: (t: Translate, values: All) => string | null;
  /** Sort key of rows, if neither the text nor the value is suitable. */
  rank?: (values: All) => number | null;
};

/** Where a figure is shown or why not: one property per view. */
type Views<All> = {
  /** Rows of the product page and of the datasheet. */
  specification: SpecificationPlace<All> | LeftOut;
  /** Figures in large type, by priority. */
  keyFigure: KeyPlace<All> | LeftOut;
  /** Columns of the table of variants and of its CSV file. */
  table: TablePlace<All> | LeftOut;
  comparison: (Place & { group: ComparisonGroupId }) | LeftOut;
  /** Variant choice on the product page; the sequence is in variants/variant-choices.ts. */
  chooser: 'axis' | LeftOut;
  /** Columns of the schedule of a project list, defined in core/projects/schedule.ts. */
  schedule: 'column' | LeftOut;
  /** Product cards: from the smallest number to the largest, or from the first text to the last. */
  card: 'span' | LeftOut;
  /** Filters of listings, defined in listing/facets.ts. */
  filter: 'facet' | LeftOut;
};

type FigureEntry<Id, Columns, All> = Views<All> & {
  /** Also its name in URLs of the variants table; its label is `figure.<id>`. */
  id: Id;
  /** Columns it adds to `variants.csv`; none if it combines others. */
  cells: Columns;
  /** Position among the columns of records and in the API. */
  record?: Place;
  unit?: string;
  /** Decimals in texts. */
  digits?: number;
  /** Raw value, if it is one number or one text. */
  value?: (values: All) => number | string | null;
  /** Text for sentences; null if it does not apply. Defaults to the value with its unit. */
  text?: (t: Translate, values: All) => string | null;
  /** Which value is better for any task; neither by default, because it depends on the room. */
  better?: 'more' | 'less';
  /** Values are comparable only if this is equal. */
  basis?: (values: All) => string | null;
};

/** A figure for views. */
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
 * @param entry its functions read its own columns and those of `reads`, which other figures declare.
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

/** A view with an order of figures. */
export type ViewName = 'record' | 'specification' | 'keyFigure' | 'table' | 'comparison';

type PlaceOf<All, View extends ViewName> = Exclude<Figure<All>[View], LeftOut>;

/** Returns the figures of a view: each after the one it names, the others in registry order. */
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
