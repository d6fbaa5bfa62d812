import type { AttributeGroup } from '#core/catalogue/attributes/attribute-rows.ts';
import type { SpecificationGroup } from '#core/catalogue/figures/figure.ts';
import { type FigureId, figureLabel, figuresOf } from '#core/catalogue/figures/figures.ts';
import {
  isPerMetreId,
  isPlannedByMetre,
  perMetreNumber,
  perMetreUnit,
  perMetreValue,
} from '#core/catalogue/figures/per-metre.ts';
import type { Variant } from '#core/catalogue/product-view.ts';
import type { MessageKey } from '#core/i18n/messages.ts';
import type { Translate } from '#core/i18n/translate.ts';
import { formatNumber } from '#core/units.ts';

type Described = { variants: Variant[]; attributes: AttributeGroup[] };

type ShownFigure = ReturnType<typeof figuresOf<'table'>>[number];

/** The column of an attribute, `a.inrush`. */
type AttributeColumnId = `a.${string}`;

export type VariantColumnId = FigureId | 'description' | AttributeColumnId;

/** A column of the variants table; its id is its name in URLs. */
export type VariantColumn = {
  id: VariantColumnId;
  label: MessageKey | { text: string };
  unit?: string;
  isNumeric?: boolean;
  /** Title of the group in which visitors find it; the description has none. */
  group?: string;
  /** An attribute: it is shown on request only. */
  isAttribute?: true;
  /** Visitors choose a variant by it, or look for it first. */
  isMain?: true;
  /** Displayed text without the unit of the heading; null if it does not apply. */
  text: (t: Translate, variant: Variant) => string | null;
  /** Sort key of rows if the text is not suitable: numbers by size. */
  rank?: (variant: Variant) => number | null;
};

type StaticColumn = VariantColumn & { section?: SpecificationGroup };

/** The last column, which is not a figure. */
const description: StaticColumn = {
  id: 'description',
  label: 'figure.description',
  text: (_, variant) => variant.description,
};

/** All columns of the variants table, in order. */
export const variantColumns: StaticColumn[] = [...figuresOf('table').map(toColumn), description];

/** Numbers have the unit in the heading and sort by value. */
function toColumn({ figure, place }: ShownFigure): StaticColumn {
  const { id, text, value, specification, chooser } = figure;
  const unit = place.unit === undefined ? figure.unit : place.unit;
  const readNumber = (variant: Variant) => {
    const number = value(variant);
    return typeof number === 'number' ? number : null;
  };
  const numberText = ({ locale }: Translate, variant: Variant) => {
    const number = readNumber(variant);
    return number === null ? null : formatNumber(locale, number, 2);
  };
  const rank = place.rank ?? (figure.unit === null ? undefined : readNumber);
  return {
    id,
    // The size, whose sides the specification lists, is with them.
    section: 'group' in specification ? specification.group : 'mechanical',
    label: figureLabel(id),
    ...((chooser === 'axis' || id === 'flux') && { isMain: true }),
    ...(unit !== null && { unit }),
    ...(rank && { isNumeric: true, rank }),
    text: place.text ?? (unit !== null && !place.rank ? numberText : text),
  };
}

function toPerMetre(column: StaticColumn): StaticColumn {
  const { id } = column;
  if (!isPerMetreId(id)) return column;
  return {
    ...column,
    unit: perMetreUnit(id),
    text: (t, variant) => perMetreNumber(t, id, variant),
    rank: (variant) => perMetreValue(id, variant),
  };
}

/** The columns of LED strip, of the same ids. */
export const perMetreColumns = variantColumns.map(toPerMetre);

/**
 * Returns the columns with a value in at least one variant, then the attributes in which the variants differ; LED strip has
 * power and flux per metre.
 */
export function columnsFor(t: Translate, { variants, attributes }: Described): VariantColumn[] {
  const isByMetre = variants.some(isPlannedByMetre);
  const figures = isByMetre ? perMetreColumns : variantColumns;
  const shown = figures
    .filter(({ text }) => variants.some((variant) => text(t, variant) !== null))
    .map(({ section, ...column }) => ({
      ...column,
      ...(section && { group: t(`specification.${section}`) }),
    }));
  const places = new Map(variants.map(({ id }, place) => [id, place]));
  const ofGroup = ({ title, rows }: AttributeGroup) =>
    rows.flatMap(({ name, label, values }): VariantColumn[] => {
      if (!values) return [];
      const text: VariantColumn['text'] = (_, { id }) => values[places.get(id) ?? -1] ?? null;
      return [{ id: `a.${name}`, label: { text: label }, group: title, isAttribute: true, text }];
    });
  return [...shown, ...attributes.flatMap(ofGroup)];
}

/** How many figures the table shows at first; with the files they are eight columns. */
const USUAL_FIGURES = 7;

/**
 * Returns the columns that the table shows unless the visitor chooses others, in order: figures in which the variants
 * differ, those that visitors choose by first, then further ones. The description repeats them.
 */
export function usualColumns(
  t: Translate,
  columns: VariantColumn[],
  variants: Variant[],
): VariantColumn[] {
  const figures = columns.filter(({ id, isAttribute }) => !isAttribute && id !== 'description');
  const differs = ({ text }: VariantColumn) =>
    new Set(variants.map((variant) => text(t, variant))).size > 1;
  const rankOf = (column: VariantColumn) => (differs(column) ? (column.isMain ? 0 : 1) : 2);
  const ranked = figures.map((column) => ({ column, rank: rankOf(column) }));
  const first = ranked.toSorted((a, b) => a.rank - b.rank).slice(0, USUAL_FIGURES);
  const usual = new Set(first.map(({ column }) => column));
  return columns.filter((column) => usual.has(column));
}

/** The heading of a column, without its unit. */
export function columnLabel(t: Translate, { label }: VariantColumn): string {
  return typeof label === 'string' ? t(label) : label.text;
}
