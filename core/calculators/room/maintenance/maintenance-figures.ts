import type { RoomFigure } from '#core/calculators/room/room-figure.ts';
import type { RoomResult } from '#core/calculators/room/room-result.ts';
import type { Translate } from '#core/i18n/translate.ts';
import { formatNumber, formatQuantity } from '#core/units.ts';

/** The maintenance factor and its parts, each with what it is from; none if it is given as one figure. */
export function listMaintenance(
  t: Translate<'room'>,
  { maintenance, roomIndex }: Pick<RoomResult, 'maintenance' | 'roomIndex'>,
): RoomFigure[] {
  const { factor, parts } = maintenance;
  if (!parts) return [];
  const number = (value: number, digits = 2) => formatNumber(t.locale, value, digits);
  const hours = (value: number) => formatQuantity(t.locale, value, 'h', 0);
  const { plan } = parts;
  const { life } = plan;
  const isBeyond = parts.hours > life.hours;
  const dirt = t(`room.dirt.${plan.dirt}`);
  const cleaned = (years: number) =>
    years === 1
      ? t('room.maintenance.yearly')
      : t('room.maintenance.cleaned', { years: number(years, 1) });
  const rated = t(`room.life.${life.source}`, { name: life.name, hours: hours(life.hours) });
  return [
    {
      label: t('room.result.maintenance'),
      value: number(factor),
      note: 'LLMF × LSF × LMF × RSMF',
    },
    {
      label: t('room.result.llmf'),
      value: number(parts.lumen),
      note: [hours(parts.hours), rated, isBeyond ? t('room.life.beyond') : null]
        .filter(Boolean)
        .join('; '),
      isMet: isBeyond ? false : undefined,
    },
    { label: t('room.result.lsf'), value: number(parts.survival), note: t('room.maintenance.own') },
    {
      label: t('room.result.lmf'),
      value: number(parts.luminaire),
      note: `CIE 97; ${t(`room.housing.${plan.housing}`)}; ${dirt}; ${cleaned(plan.cleaningYears)}`,
    },
    {
      label: t('room.result.rsmf'),
      value: number(parts.surfaces),
      note: `CIE 97; ${t(`room.light.${parts.direction}`)}; ${dirt}; ${cleaned(plan.surfaceYears)}; k ${number(roomIndex)}`,
    },
  ];
}
