import type { CheckedFigure } from '#core/calculators/checked-figure.ts';
import type { Translate } from '#core/i18n/translate.ts';
import { formatNumber, formatQuantity } from '#core/units.ts';
import { type RoadFigureId, roadDecimals, roadFigureIds } from './road-class.ts';
import { type RoadOutcome, widestSpacing } from './road-outcome.ts';

const units: Partial<Record<RoadFigureId, string>> = {
  luminance: 'cd/m²',
  thresholdIncrement: '%',
  averageLux: 'lx',
  minimumLux: 'lx',
};

/** Lists the figures of a calculated road as texts: those of its class first. */
export function listRoadFigures(t: Translate<'road'>, outcome: RoadOutcome): CheckedFigure[] {
  const { checks, figures, spacingM, powerPerKm, powerDensity } = outcome;
  const others = roadFigureIds.filter((id) => checks.every(({ figure }) => figure !== id));
  const quantity = (value: number, unit: string, digits: number) =>
    formatQuantity(t.locale, value, unit, digits);
  return [
    { label: t('road.field.spacing'), value: quantity(spacingM, 'm', 1) },
    ...checks.map(({ figure, value, least, most, isMet }) => ({
      label: t(`road.result.${figure}`),
      value: formatFigure(t, figure, value),
      note: limitText(t, figure, { least, most }),
      isMet,
    })),
    ...others.map((figure) => ({
      label: t(`road.result.${figure}`),
      value: formatFigure(t, figure, figures[figure]),
    })),
    ...(powerPerKm === null
      ? []
      : [{ label: t('road.result.power'), value: quantity(powerPerKm / 1000, 'kW/km', 2) }]),
    ...(powerDensity === null
      ? []
      : [
          {
            label: t('road.result.density'),
            value: quantity(powerDensity * 1000, 'mW/(lx·m²)', 1),
          },
        ]),
  ];
}

function formatFigure(t: Translate<'road'>, figure: RoadFigureId, value: number): string {
  const digits = roadDecimals[figure];
  const unit = units[figure];
  return unit
    ? formatQuantity(t.locale, value, unit, digits)
    : formatNumber(t.locale, value, digits);
}

function limitText(
  t: Translate<'road'>,
  figure: RoadFigureId,
  { least, most }: { least?: number | undefined; most?: number | undefined },
): string {
  const show = (value: number) => formatFigure(t, figure, value);
  if (least !== undefined && most !== undefined)
    return t('road.between', { least: show(least), most: show(most) });
  return least === undefined
    ? t('road.most', { value: show(most ?? 0) })
    : t('road.least', { value: show(least) });
}

/** A sentence about the spacings that meet the class; null if the spacing was given. */
export function spacingText(
  t: Translate<'road'>,
  { met }: RoadOutcome,
  roadClass: string,
): string | null {
  if (met === null) return null;
  const metres = (value: number) => formatNumber(t.locale, value, 1);
  const widest = widestSpacing({ met });
  if (widest === null) return t('road.spacing.none', { class: roadClass });
  const ranges = met.map(({ fromM, toM }) =>
    fromM === toM
      ? t('road.spacing.one', { value: metres(toM) })
      : t('road.spacing.range', { from: metres(fromM), to: metres(toM) }),
  );
  return t('road.spacing.met', { class: roadClass, ranges: ranges.join(', ') });
}
