import type { KeyText } from '#core/catalogue/figures/figure.ts';
import { figureLabel, figuresOf } from '#core/catalogue/figures/figures.ts';
import type { Variant } from '#core/catalogue/product-view.ts';
import type { MessageKey } from '#core/i18n/messages.ts';
import type { Translate } from '#core/i18n/translate.ts';
import { formatNumber } from '#core/units.ts';

/** A figure in large type. A wide one takes the space of two. */
export type KeyFigure = KeyText & { label: MessageKey; isWide?: boolean };

type ShownFigure = ReturnType<typeof figuresOf<'keyFigure'>>[number];

const figures = figuresOf('keyFigure');

/** Lists key figures by priority, without those the variant lacks. */
export function keyFigures(t: Translate, variant: Variant): KeyFigure[] {
  return figures.flatMap(({ figure, place }) => {
    const text = place.text ?? ((): KeyText | null => valueText(t, variant, figure));
    const shown = text(t, variant);
    if (shown === null) return [];
    return [{ label: figureLabel(figure.id), ...shown, ...(place.isWide && { isWide: true }) }];
  });
}

/** A number separate from its unit, or a text. */
function valueText(t: Translate, variant: Variant, figure: ShownFigure['figure']): KeyText | null {
  const value = figure.value(variant);
  if (typeof value === 'number' && figure.unit !== null) {
    return { value: formatNumber(t.locale, value, figure.digits), unit: figure.unit };
  }
  const text = figure.text(t, variant);
  return text === null ? null : { value: text };
}
