import type { SpecificationGroup } from '#core/catalogue/figures/figure.ts';
import { figureLabel, figuresOf } from '#core/catalogue/figures/figures.ts';
import type { Variant } from '#core/catalogue/product-view.ts';
import type { MessageKey } from '#core/i18n/messages.ts';
import type { Translate } from '#core/i18n/translate.ts';

/** One figure of a variant as text; null if it does not apply. */
type FigureText = { label: MessageKey; value: string | null };

type FigureGroup = { id: SpecificationGroup; title: MessageKey; figures: FigureText[] };

const groups: readonly SpecificationGroup[] = ['light', 'electrical', 'mechanical'];
const figures = figuresOf('specification');

/** Tells whether attributes of a group are listed below its figures. */
export function isFigureGroup(id: string): boolean {
  return groups.some((group) => group === id);
}

/** Formats every figure of a variant, grouped as in the specification table. */
export function figureGroups(t: Translate, variant: Variant): FigureGroup[] {
  return groups.map((group) => ({
    id: group,
    title: `specification.${group}`,
    figures: figures
      .filter(({ place }) => place.group === group)
      .map(({ figure, place }) => ({
        label: figureLabel(figure.id),
        value: (place.text ?? figure.text)(t, variant),
      })),
  }));
}
