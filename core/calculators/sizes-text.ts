import type { Translate } from '#core/i18n/translate.ts';
import { formatNumber } from '#core/units.ts';

/** Sizes as one text, such as `8 × 6 × 3 m`; a missing one is a dash. */
export function sizesText({ locale }: Pick<Translate, 'locale'>, sizes: readonly number[]): string {
  const texts = sizes.map((size) => (Number.isNaN(size) ? '–' : formatNumber(locale, size, 2)));
  return `${texts.join(' × ')}\u00a0m`;
}
