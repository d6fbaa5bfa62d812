import { type FigureId, figureLabel, figuresOf } from '#core/catalogue/figures/figures.ts';
import type { Variant } from '#core/catalogue/product-view.ts';
import type { MessageKey } from '#core/i18n/messages.ts';
import type { Translate } from '#core/i18n/translate.ts';
import { formatNumber } from '#core/units.ts';

type ShownFigure = ReturnType<typeof figuresOf<'table'>>[number];

export type VariantColumnId = FigureId | 'description';

/** One figure of the table of variants; its id is its name in addresses. */
export type VariantColumn = {
  id: VariantColumnId;
  label: MessageKey;
  unit?: string;
  isNumeric?: boolean;
  /** As it is shown, without the unit that the heading names; null where it does not apply. */
  text: (t: Translate, variant: Variant) => string | null;
  /** What rows are sorted by where the text would not do: numbers by size. */
  rank?: (variant: Variant) => number | null;
};

/** What is no figure and still has a column, the last one. */
const description: VariantColumn = {
  id: 'description',
  label: 'figure.description',
  text: (_, variant) => variant.description,
};

/** Every column that the table of variants can show, in its order. */
export const variantColumns: VariantColumn[] = [...figuresOf('table').map(toColumn), description];

/** A number stands below the unit in its heading, and rows are sorted by it. */
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

/** The columns that at least one of the variants has something for. */
export function columnsFor(t: Translate, variants: Variant[]): VariantColumn[] {
  return variantColumns.filter(({ text }) => variants.some((variant) => text(t, variant) !== null));
}
