import type { CheckedFigure } from '#core/calculators/checked-figure.ts';
import type { Translate } from '#core/i18n/translate.ts';
import { formatBug } from '#core/photometry/figures/bug-rating.ts';
import { findZones, type InstalledFault, zoneRules } from '#core/photometry/sky/sky-rules.ts';
import { formatNumber, formatQuantity } from '#core/units.ts';
import {
  type AreaCheck,
  type AreaFigureId,
  type AreaOutcome,
  type AreaSky,
  areaDecimals,
} from './area-outcome.ts';

/** Lists the figures of a calculated area as texts. */
export function listAreaFigures(
  t: Translate<'area'>,
  outcome: AreaOutcome,
  areaM2: number,
): CheckedFigure[] {
  const { verticalLux, glare, powerW, averageLux } = outcome;
  const lux = (value: number) => formatQuantity(t.locale, value, 'lx', 1);
  const ratio = (value: number) => formatNumber(t.locale, value, 2);
  const watts = (value: number) => formatQuantity(t.locale, value, 'W', 0);
  const density = powerW === null || averageLux <= 0 ? null : powerW / (areaM2 * averageLux);
  const checked = checkFigures(t, outcome);
  const rows: (CheckedFigure | null)[] = [
    checked('averageLux', lux(averageLux)),
    checked('uniformity', ratio(outcome.uniformity)),
    glare && checked('glare', formatNumber(t.locale, glare.rating, 0)),
    { label: t('area.result.minimumLux'), value: lux(outcome.minimumLux) },
    { label: t('area.result.maximumLux'), value: lux(outcome.maximumLux) },
    { label: t('area.result.diversity'), value: ratio(outcome.diversity) },
    verticalLux === null ? null : { label: t('area.result.verticalLux'), value: lux(verticalLux) },
    {
      label: t('area.result.upward'),
      value: `${formatNumber(t.locale, outcome.upwardPercent, 1)}\u00a0%`,
    },
    ...zoneRules.map((rule) => ({
      label: t(`area.result.zones.${rule}`),
      value: findZones(rule, outcome.upwardPercent).join(', ') || t('area.result.zones.none'),
    })),
    ...listSkyFigures(t, outcome.sky),
    { label: t('area.result.count'), value: formatNumber(t.locale, outcome.luminaires.length) },
    powerW === null ? null : { label: t('area.result.power'), value: watts(powerW) },
    density === null
      ? null
      : {
          label: t('area.result.density'),
          value: formatQuantity(t.locale, 1000 * density, 'mW/(lx·m²)', 1),
        },
  ];
  return rows.filter((row) => row !== null);
}

/** Figures for dark skies that do not follow from the aim alone. */
function listSkyFigures(t: Translate<'area'>, sky: AreaSky): (CheckedFigure | null)[] {
  const { bug, intensityClass, cctK, bluePercent, franceFaults } = sky;
  return [
    {
      label: t('area.result.intensity-class'),
      value:
        intensityClass === null ? t('area.result.intensity-class.none') : `G*${intensityClass}`,
    },
    { label: t('area.result.bug'), value: formatBug(bug) },
    cctK === null
      ? null
      : { label: t('area.result.cct'), value: formatQuantity(t.locale, cctK, 'K', 0) },
    bluePercent === null
      ? null
      : { label: t('area.result.blue'), value: formatQuantity(t.locale, bluePercent, '%', 1) },
    franceFaults && { label: t('area.result.france'), value: franceText(t, franceFaults) },
  ];
}

function franceText(t: Translate<'area'>, faults: readonly InstalledFault[]): string {
  if (faults.length === 0) return t('area.result.france.met');
  const names = faults.map((fault) => t(`area.fault.${fault}`));
  return t('area.result.france.missed', { faults: names.join(', ') });
}

/** Adds its limit to a figure. */
function checkFigures(t: Translate<'area'>, { checks }: AreaOutcome) {
  return (figure: AreaFigureId, value: string): CheckedFigure => {
    const label = t(`area.result.${figure}`);
    const check = checks.find((candidate) => candidate.figure === figure);
    if (!check) return { label, value };
    return { label, value, note: limitText(t, check), isMet: check.isMet };
  };
}

function limitText(t: Translate<'area'>, { figure, limit }: AreaCheck): string {
  const digits = areaDecimals[figure];
  const value =
    figure === 'averageLux'
      ? formatQuantity(t.locale, limit, 'lx', digits)
      : formatNumber(t.locale, limit, digits);
  return t(figure === 'glare' ? 'area.most' : 'area.least', { value });
}

/** What the drawing of an area shows, as a sentence. */
export function areaPlanText(
  t: Translate<'area'>,
  { minimumLux, maximumLux }: AreaOutcome,
): string {
  const show = (value: number) => formatNumber(t.locale, value, 1);
  return t('area.plan.text', { highest: show(maximumLux), lowest: show(minimumLux) });
}
