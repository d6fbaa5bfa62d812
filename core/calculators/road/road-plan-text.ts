import { highestOf } from '#core/calculators/plane/plane-drawing.ts';
import type { Translate } from '#core/i18n/translate.ts';
import { formatNumber } from '#core/units.ts';
import type { RoadOutcome } from './road-outcome.ts';

/** What the drawing of a road shows, as a sentence. */
export function planText(t: Translate<'road'>, { plane }: Pick<RoadOutcome, 'plane'>): string {
  const show = (value: number) => formatNumber(t.locale, value, 2);
  const values = { highest: show(highestOf(plane)), lowest: show(Math.min(...plane.values)) };
  return plane.lane === null
    ? t('road.plan.lux', values)
    : t('road.plan.luminance', { ...values, lane: plane.lane + 1 });
}
