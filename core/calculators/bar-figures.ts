import type { CheckedFigure } from '#core/calculators/checked-figure.ts';
import type { Translate } from '#core/i18n/translate.ts';

/** A figure of a result, at its shortest. */
export type KeyFigure = Pick<CheckedFigure, 'label' | 'value' | 'isMet'>;

/**
 * Returns the figures that stay in sight: the first, the first further one with a limit (or else the second), and, if
 * there are limits, whether all of them are met.
 */
export function pickKeyFigures(
  t: Translate<'calculation'>,
  figures: readonly CheckedFigure[],
): KeyFigure[] {
  const [first, ...others] = figures;
  const second = others.find(({ isMet }) => isMet !== undefined) ?? others[0];
  const checked = figures.filter(({ isMet }) => isMet !== undefined);
  const missed = checked.filter(({ isMet }) => !isMet).length;
  const verdict: KeyFigure = {
    label: t('calculation.limits'),
    value:
      missed === 0 ? t('calculation.limits.met') : t.count('calculation.limits.missed', missed),
    isMet: missed === 0,
  };
  const picked = [first, second, checked.length > 0 ? verdict : undefined];
  return picked.flatMap((figure) => (figure ? [figure] : []));
}
