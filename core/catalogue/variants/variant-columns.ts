import type { AttributeGroup } from '#core/catalogue/attributes/attribute-rows.ts';
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
  /** Title of the group of an attribute, which is shown on request only. */
  group?: string;
  /** Displayed text without the unit of the heading; null if it does not apply. */
  text: (t: Translate, variant: Variant) => string | null;
  /** Sort key of rows if the text is not suitable: numbers by size. */
  rank?: (variant: Variant) => number | null;
};

/** The last column, which is not a figure. */
const description: VariantColumn = {
  id: 'description',
  label: 'figure.description',
  text: (_, variant) => variant.description,
};

/** All columns of the variants table, in order. */
export const variantColumns: VariantColumn[] = [...figuresOf('table').map(toColumn), description];

/** Numbers have the unit in the heading and sort by value. */
function toColumn({ figure, place }: ShownFigure): VariantColumn {
  const { id, text, value } = figure;
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
    label: figureLabel(id),
    ...(unit !== null && { unit }),
    ...(rank && { isNumeric: true, rank }),
    text: place.text ?? (unit !== null && !place.rank ? numberText : text),
  };
}

function toPerMetre(column: VariantColumn): VariantColumn {
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
  const shown = figures.filter(({ text }) => variants.some((variant) => text(t, variant) !== null));
  const places = new Map(variants.map(({ id }, place) => [id, place]));
  const ofGroup = ({ title, rows }: AttributeGroup) =>
    rows.flatMap(({ name, label, values }): VariantColumn[] => {
      if (!values) return [];
      const text: VariantColumn['text'] = (_, { id }) => values[places.get(id) ?? -1] ?? null;
      return [{ id: `a.${name}`, label: { text: label }, group: title, text }];
    });
  return [...shown, ...attributes.flatMap(ofGroup)];
}

/** The heading of a column, without its unit. */
export function columnLabel(t: Translate, { label }: VariantColumn): string {
  return typeof label === 'string' ? t(label) : label.text;
}
