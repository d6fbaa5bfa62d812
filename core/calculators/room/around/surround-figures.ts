import type { RoomForm } from '#core/calculators/room/room-address.ts';
import { isShownWithin, type RoomFigure } from '#core/calculators/room/room-figure.ts';
import type { RoomResult } from '#core/calculators/room/room-result.ts';
import { SURROUND_UNIFORMITY } from '#core/calculators/room/uses.ts';
import type { Translate } from '#core/i18n/translate.ts';
import { formatNumber, formatQuantity } from '#core/units.ts';
import { raiseIlluminance } from './illuminance-steps.ts';

/** The maintained illuminance that the standard requires of the use, with the chosen context modifiers. */
export function listRequired(
  t: Translate<'room'>,
  { steps }: RoomForm,
  { plane, use }: RoomResult,
): RoomFigure[] {
  const lux = (value: number) => formatQuantity(t.locale, value, 'lx', 0);
  const required = raiseIlluminance(use.targetLux, steps);
  const { modifiedLux } = use;
  return [
    {
      label: t('room.result.required'),
      value: lux(required),
      note: modifiedLux
        ? t('room.required.range', { least: lux(use.targetLux), modified: lux(modifiedLux) })
        : undefined,
      isMet: isShownWithin(plane.averageLux, 0, { least: required }),
    },
  ];
}

/** Light on faces, walls and ceiling, with what the standard requires of them (EN 12464-1:2021, 5.2.3 and 5.6). */
export function listSurrounds(t: Translate<'room'>, result: RoomResult): RoomFigure[] {
  const { cylindrical, surfaces, use } = result;
  const { walls, ceiling } = surfaces;
  const number = (value: number, digits = 2) => formatNumber(t.locale, value, digits);
  const { least, most } = cylindrical.modelling;
  return [
    surround(t, use.cylindricalLux, {
      label: t('room.result.cylindrical'),
      ...cylindrical,
      note: t('room.cylindrical.at', { height: number(cylindrical.heightM, 1) }),
    }),
    {
      label: t('room.result.modelling'),
      value: t('room.modelling.range', { least: number(least), most: number(most) }),
      note: t('room.modelling.note', { least: number(0.3), most: number(0.6) }),
    },
    surround(t, use.wallLux, {
      label: t('room.result.walls'),
      averageLux: walls.darkestLux,
      uniformity: walls.uniformity,
      note: t('room.walls.all', { value: formatQuantity(t.locale, walls.averageLux, 'lx', 0) }),
    }),
    surround(t, use.ceilingLux, { label: t('room.result.ceiling'), ...ceiling }),
  ];
}

type Surround = { label: string; averageLux: number; uniformity: number; note?: string };

/** An illuminance around the task; judged where the requirement of the use is known. */
function surround(
  t: Translate<'room'>,
  leastLux: number | null,
  { label, averageLux, uniformity, note }: Surround,
): RoomFigure {
  const lux = (value: number) => formatQuantity(t.locale, value, 'lx', 0);
  const number = (value: number) => formatNumber(t.locale, value, 2);
  const evenness = `U0\u00a0${number(uniformity)}`;
  const limit =
    leastLux === null
      ? null
      : t('room.least.even', { value: lux(leastLux), uniformity: number(SURROUND_UNIFORMITY) });
  return {
    label,
    value: lux(averageLux),
    note: [evenness, note, limit].filter(Boolean).join('; '),
    isMet:
      leastLux === null
        ? undefined
        : isShownWithin(averageLux, 0, { least: leastLux }) &&
          isShownWithin(uniformity, 2, { least: SURROUND_UNIFORMITY }),
  };
}
