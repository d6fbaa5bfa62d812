import type { Translate } from '#core/i18n/translate.ts';
import { type BugRating, formatBug, rateBug } from '#core/photometry/figures/bug-rating.ts';
import {
  findIntensityClass,
  type IntensityClass,
} from '#core/photometry/figures/intensity-class.ts';
import { calculateUpwardRatio } from '#core/photometry/figures/upward-ratio.ts';
import { formatNumber } from '#core/units.ts';
import type { Luminaire } from './luminaire.ts';

/** Figures that rules against light pollution name, of a level luminaire. */
export type OutdoorFigures = {
  /** ULR, percent. */
  upwardPercent: number;
  bug: BugRating;
  /** Null if none is met. */
  intensityClass: IntensityClass | null;
};

export function calculateOutdoorFigures(luminaire: Luminaire): OutdoorFigures {
  return {
    upwardPercent: 100 * calculateUpwardRatio(luminaire.light),
    bug: rateBug(luminaire),
    intensityClass: findIntensityClass(luminaire),
  };
}

/** Labels and values; none for a luminaire that is not for outdoors. */
export function listOutdoorFigures(
  t: Translate<'photometry'>,
  figures: OutdoorFigures | null,
): [label: string, value: string][] {
  if (!figures) return [];
  const { upwardPercent, bug, intensityClass } = figures;
  return [
    [t('photometry.ulr'), `${formatNumber(t.locale, upwardPercent, 1)}\u00a0%`],
    [
      t('photometry.intensity-class'),
      intensityClass === null ? t('photometry.intensity-class.none') : `G*${intensityClass}`,
    ],
    [t('photometry.bug'), formatBug(bug)],
  ];
}
