import type { PlanKind } from '#core/calculators/room/room-address.ts';
import type { RoomResult } from '#core/calculators/room/room-result.ts';
import type { Translate } from '#core/i18n/translate.ts';
import { formatNumber, formatQuantity } from '#core/units.ts';
import { type PlanDrawing, shareReached } from './plan-drawing.ts';

/** An entry of a plan's legend: what it looks like, and what it means. */
export type LegendEntry = {
  look: 'line' | 'target' | 'reached' | 'lowest' | 'highest' | 'zone' | 'plain';
  text: string;
};

type Drawn = { drawing: PlanDrawing; plane: RoomResult['plane']; targetLux: number };

/** The legend of a plan besides its colours. */
export function listLegend(t: Translate<'room'>, kind: PlanKind, drawn: Drawn): LegendEntry[] {
  const light = listLight(t, kind, drawn);
  const zone = { look: 'zone', text: t('room.legend.zone') } as const;
  return drawn.drawing.zone ? [...light, zone] : light;
}

function listLight(
  t: Translate<'room'>,
  kind: PlanKind,
  { drawing, plane, targetLux }: Drawn,
): LegendEntry[] {
  const lux = (value: number) => formatQuantity(t.locale, value, 'lx', 0);
  const target = {
    look: 'target',
    text: t('room.legend.target', { lux: lux(targetLux) }),
  } as const;
  const hasTarget = drawing.contours.some(({ isTarget }) => isTarget);
  if (kind === 'colours') return hasTarget ? [target] : [];
  if (kind === 'isolines') {
    return [
      {
        look: 'line',
        text: t('room.legend.steps', {
          lux: formatQuantity(t.locale, drawing.light.step, 'lx', 1),
        }),
      },
      ...(hasTarget ? [target] : []),
      ...(drawing.reached
        ? [{ look: 'reached', text: t('room.legend.above', { lux: lux(targetLux) }) } as const]
        : []),
    ];
  }
  const number = (value: number) => formatNumber(t.locale, value, 0);
  const extremes = drawing.values.flatMap(({ extreme, lux: value }): LegendEntry[] => {
    if (!extreme) return [];
    return [{ look: extreme, text: t(`room.legend.${extreme}`, { lux: lux(value) }) }];
  });
  return [
    ...extremes,
    {
      look: 'plain',
      text: t('room.legend.points', {
        columns: number(plane.columns),
        rows: number(plane.rows),
      }),
    },
  ];
}

/** How much of the working plane has the illuminance that is wanted. */
export function reachedText(
  t: Translate<'room'>,
  plane: RoomResult['plane'],
  targetLux: number,
): string {
  // Rounded down: 100 % means all of it.
  const percent = Math.floor(100 * shareReached(plane, targetLux));
  return t('room.reached', {
    share: formatQuantity(t.locale, percent, '%', 0),
    lux: formatQuantity(t.locale, targetLux, 'lx', 0),
  });
}
