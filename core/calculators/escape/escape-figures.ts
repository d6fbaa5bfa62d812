import type { CheckedFigure } from '#core/calculators/checked-figure.ts';
import type { Translate } from '#core/i18n/translate.ts';
import { formatNumber, formatQuantity } from '#core/units.ts';
import { isPointMet } from './escape-drawing.ts';
import { type EscapeFigureId, type EscapeOutcome, escapeDecimals } from './escape-outcome.ts';

const units: Record<EscapeFigureId, string | null> = {
  ...{ centre: 'lx', band: 'lx', open: 'lx', ratio: null, near: 'm', equipment: 'lx', glare: 'cd' },
};
const fromAbove: readonly EscapeFigureId[] = ['ratio', 'near', 'glare'];

/** Lists the figures of a calculated route or area as texts: the number of luminaires first. */
export function listEscapeFigures(
  t: Translate<'escape'>,
  { checks, lights, axis }: EscapeOutcome,
): CheckedFigure[] {
  return [
    { label: t('escape.result.count'), value: formatNumber(t.locale, lights.length) },
    ...checks.map(({ figure, value, limit, isMet }) => ({
      label: t(`escape.result.${figure}`),
      value: formatFigure(t, figure, value),
      note: t(fromAbove.includes(figure) ? 'escape.most' : 'escape.least', {
        value: formatFigure(t, figure, limit),
      }),
      isMet,
    })),
    { label: t('escape.axis'), value: t(`escape.axis.${axis}`) },
  ];
}

function formatFigure(t: Translate<'escape'>, figure: EscapeFigureId, value: number): string {
  const unit = units[figure];
  const digits = escapeDecimals[figure];
  return unit
    ? formatQuantity(t.locale, value, unit, digits)
    : `${formatNumber(t.locale, value, digits)}\u00a0:\u00a01`;
}

/** Rows of texts about the places of the luminaires, and about the points of emphasis. */
export type PlaceRow = { head: string; cells: string[] };

/** Number, metres along the centre line and from the wall on the left of each luminaire. */
export function listLightRows(t: Translate<'escape'>, { lights }: EscapeOutcome): PlaceRow[] {
  return lights.map(({ alongM, acrossM }, index) => ({
    head: formatNumber(t.locale, index + 1),
    cells: [metres(t, alongM), metres(t, acrossM)],
  }));
}

/** Kind, place, distance to the nearest luminaire and vertical illuminance of each point. */
export function listPointRows(
  t: Translate<'escape'>,
  { points }: EscapeOutcome,
): (PlaceRow & { isMet: boolean })[] {
  return points.map((point) => ({
    head: t(`escape.point.${point.kind}`),
    cells: [
      metres(t, point.alongM),
      metres(t, point.distanceM),
      point.verticalLux === null ? '–' : formatQuantity(t.locale, point.verticalLux, 'lx', 1),
    ],
    isMet: isPointMet(point),
  }));
}

/** What the drawing shows, as a sentence. */
export function escapePlanText(
  t: Translate<'escape'>,
  { lights, sections }: EscapeOutcome,
): string {
  const values = sections.flatMap(({ plane }) => plane.values);
  const show = (value: number) => formatNumber(t.locale, value, 1);
  return t.count('escape.plan.text', lights.length, {
    highest: show(Math.max(...values)),
    lowest: formatNumber(t.locale, Math.min(...values), 2),
  });
}

function metres(t: Translate, value: number): string {
  return formatQuantity(t.locale, value, 'm', 2);
}
