import type { Translate } from '#core/i18n/translate.ts';
import type { Cone, ConeStep } from '#core/photometry/figures/cone.ts';
import { formatNumber, formatQuantity } from '#core/units.ts';
import { formatPlanePair } from './plane-pairs.ts';
import type { Polar } from './polar.ts';

/** What a polar diagram shows: its planes, its unit and its highest intensity. */
export function polarText(
  t: Translate<'photometry'>,
  { curves, peak }: Pick<Polar, 'curves' | 'peak'>,
): string {
  return t('photometry.polar.text', {
    planes: curves.map(({ planeDeg }) => formatPlanePair(t.locale, planeDeg)).join(', '),
    peak: formatNumber(t.locale, peak, peak < 10 ? 1 : 0),
  });
}

/** What a cone diagram shows. */
export function coneText(t: Translate<'photometry'>, { isUpward }: Pick<Cone, 'isUpward'>): string {
  return t(isUpward ? 'photometry.cone.text-up' : 'photometry.cone.text');
}

/** Width that the beam of each plane lights at a distance: `2.95 × 1.43 m`, `Ø 1.43 m` of one plane; dashes for none. */
export function coneWidthText(t: Translate, { strips }: ConeStep): string {
  const widths = strips.map((strip) => (strip === null ? null : strip.toM - strip.fromM));
  if (widths.every((width) => width === null)) return '';
  const shown = widths.map((width) => (width === null ? '–' : formatNumber(t.locale, width, 2)));
  return `${widths.length === 1 ? 'Ø ' : ''}${shown.join(' × ')}\u00a0m`;
}

/** Illuminance: one decimal below 10 lx. */
export function formatLux(t: Translate, lux: number): string {
  return formatQuantity(t.locale, lux, 'lx', lux < 10 ? 1 : 0);
}
