import type { Translate } from '#core/i18n/translate.ts';
import { reflectanceText } from '#core/photometry/reflectance-text.ts';
import { formatUgr } from '#core/photometry/ugr/format-ugr.ts';
import { formatNumber, formatQuantity } from '#core/units.ts';
import { listRequired, listSurrounds } from './around/surround-figures.ts';
import type { RoomEnergy } from './energy/room-energy.ts';
import { listMaintenance } from './maintenance/maintenance-figures.ts';
import { limitRoomIndex, MAX_LUMINAIRES } from './plan-lighting.ts';
import type { RoomForm } from './room-address.ts';
import { isShownWithin, type RoomFigure } from './room-figure.ts';
import { isWholeGrid, type RoomResult } from './room-result.ts';
import type { TabularUgr } from './tabular-ugr.ts';
import type { RoomUse } from './uses.ts';
import { directionOf, type View } from './views.ts';

/** Lists the figures of a calculated room as texts, in display sequence. */
export function listRoomFigures(
  t: Translate<'room'>,
  form: RoomForm,
  result: RoomResult,
): RoomFigure[] {
  const { grid, placed, plane, use } = result;
  const lux = (value: number) => formatQuantity(t.locale, value, 'lx', 0);
  const number = (value: number, digits = 2) => formatNumber(t.locale, value, digits);
  return [
    {
      label: t('room.result.count'),
      value: [
        `${number(placed.length)}${grid && isWholeGrid(result) ? ` (${grid.rows} × ${grid.columns})` : ''}`,
        ...result.further.map(({ count }) => number(count)),
      ].join(' + '),
    },
    ...(grid
      ? [
          {
            label: t('room.result.spacing'),
            value: `${number(grid.spacingXM)} × ${number(grid.spacingYM)}\u00a0m`,
          },
        ]
      : []),
    {
      label: t('room.result.average'),
      value: lux(plane.averageLux),
      note: t('room.wanted', { value: lux(form.target) }),
      isMet: isShownWithin(plane.averageLux, 0, { least: form.target }),
    },
    ...listRequired(t, form, result),
    { label: t('room.result.minimum'), value: lux(plane.minimumLux) },
    {
      label: t('room.result.uniformity'),
      value: number(plane.uniformity),
      note: t('room.least', { value: number(use.uniformity) }),
      isMet: isShownWithin(plane.uniformity, 2, { least: use.uniformity }),
    },
    ...listSurrounds(t, result),
    ...listUgr(t, result),
    ...listEnergy(t, result),
    ...listMaintenance(t, result),
    // Spacings and utilisation are of one type in even rows.
    ...(result.further.length > 0 ? [] : listSpacing(t, result)),
    { label: t('room.result.index'), value: number(result.roomIndex) },
    ...(result.further.length > 0 ? [] : [utilisationFigure(t, result)]),
  ];
}

function utilisationFigure(t: Translate<'room'>, result: RoomResult): RoomFigure {
  return {
    label: t('room.result.utilisation'),
    value: formatNumber(t.locale, result.utilisationFactor, 2),
    note: utilisationNote(t, result.roomIndex),
  };
}

/** Utilisation factors have a scale of room indices; beyond it those of its end are used. */
function utilisationNote(t: Translate<'room'>, roomIndex: number): string | undefined {
  const index = limitRoomIndex(roomIndex);
  return index === roomIndex
    ? undefined
    : t('room.utilisation.end', { index: formatNumber(t.locale, index, 2) });
}

/** The table of the standard with the requirements of a use: number and title. */
export function sourceText(t: Translate<'room'>, { table }: Pick<RoomUse, 'table'>): string {
  return t('room.use.source', { table, title: t(`room.table.${table}` as 'room.table.9') });
}

/** Note for a room that needs more luminaires than fit or are calculated. */
export function limitText(t: Translate<'room'>, { placed }: Pick<RoomResult, 'placed'>): string {
  const number = (value: number) => formatNumber(t.locale, value, 0);
  return t('room.most.reached', { max: number(MAX_LUMINAIRES), count: number(placed.length) });
}

/** Luminaires at individual positions have no spacing. */
function listSpacing(
  t: Translate<'room'>,
  { spacingRatio, maxSpacingRatio }: RoomResult,
): RoomFigure[] {
  if (spacingRatio === null) return [];
  return [
    {
      label: t('room.result.spacing-ratio'),
      value: formatNumber(t.locale, spacingRatio, 2),
      note: t('room.limit', { value: formatNumber(t.locale, maxSpacingRatio, 2) }),
      isMet: isShownWithin(spacingRatio, 2, { most: maxSpacingRatio }),
    },
  ];
}

function listUgr(
  t: Translate<'room'>,
  { ugr, tabularUgr, further, use }: RoomResult,
): RoomFigure[] {
  const { maximum, shareAbove, observers } = ugr;
  const limit = t('room.limit', { value: use.ugrLimit });
  const where = shareAbove === null ? t('room.ugr.black') : maximum && viewText(t, maximum);
  const share = shareAbove === null ? '–' : formatQuantity(t.locale, 100 * shareAbove, '%', 0);
  return [
    {
      label: t('room.result.ugr'),
      value: formatUgr(t.locale, maximum?.ugr ?? null),
      note: where ? `${limit}; ${where}` : limit,
      isMet: maximum ? isShownWithin(maximum.ugr, 1, { most: use.ugrLimit }) : undefined,
    },
    {
      label: t('room.result.ugr-share'),
      value: share,
      note: t('room.observers', {
        count: formatNumber(t.locale, observers, 0),
        height: formatNumber(t.locale, ugr.eyeM, 1),
        spacing: formatNumber(t.locale, ugr.spacingM, 2),
      }),
    },
    ...(tabularUgr ? [tabularFigure(t, tabularUgr, use)] : []),
    // The method knows rooms with one type of luminaire: each has a value of its own.
    ...further.flatMap((group, index) => {
      if (!group.tabularUgr) return [];
      const figure = tabularFigure(t, group.tabularUgr, use);
      return [{ ...figure, label: `${figure.label}: ${t('room.group', { number: index + 2 })}` }];
    }),
  ];
}

/** Where in the plan the observer with the highest rating is, and looks. */
function viewText(t: Translate<'room'>, view: View): string {
  const metres = (value: number) => formatNumber(t.locale, value, 2);
  const direction = t(`room.looking.${directionOf(view)}`);
  return t('room.observer', { x: metres(view.x), y: metres(view.y), direction });
}

/** The values of the tabular method, with the room and the reflectances of the table that they are for. */
function tabularFigure(
  t: Translate<'room'>,
  { crosswise, endwise, lengthH, widthH, isOutside, reflectances }: TabularUgr,
  { ugrLimit }: RoomUse,
): RoomFigure {
  const sides = [lengthH, widthH].map((side) => `${formatNumber(t.locale, side, 1)}H`).join(' × ');
  const basis = `${sides}, ${reflectanceText(reflectances)}`;
  return {
    label: t('room.result.ugr-table'),
    value: `${formatUgr(t.locale, crosswise)} / ${formatUgr(t.locale, endwise)}`,
    note: [
      t('room.limit', { value: ugrLimit }),
      basis,
      ...(isOutside ? [t('room.ugr-table.outside')] : []),
    ].join('; '),
    isMet: isShownWithin(Math.max(crosswise, endwise), 1, { most: ugrLimit }),
  };
}

/** The factors of EN 15193 that LENI is with, and the hours. */
function leniNote(t: Translate<'room'>, { factors, controls }: RoomEnergy): string {
  const number = (value: number, digits = 2) => formatNumber(t.locale, value, digits);
  const { occupancy, daylight, constant } = factors;
  const { hoursDay, hoursNight, standbyKwhM2 } = controls;
  const hours = { day: number(hoursDay, 0), night: number(hoursNight, 0) };
  return [
    t('room.leni.hours', hours),
    `F_O\u00a0${number(occupancy)}`,
    `F_D\u00a0${number(daylight)}`,
    `F_C\u00a0${number(constant)}`,
    ...(standbyKwhM2 > 0 ? [t('room.leni.standby', { value: number(standbyKwhM2, 1) })] : []),
  ].join('; ');
}

/** Average efficacy of luminaires for general lighting (Approved Document L, volume 2, 2021, England). */
const PART_L_LM_W = 95;

function listEnergy(t: Translate<'room'>, { energy }: RoomResult): RoomFigure[] {
  if (!energy) return [];
  const quantity = (value: number, unit: string, digits: number) =>
    formatQuantity(t.locale, value, unit, digits);
  return [
    { label: t('room.result.power'), value: quantity(energy.powerW, 'W', 0) },
    {
      label: t('room.result.efficacy'),
      value: quantity(energy.efficacyLmW, 'lm/W', 0),
      note: t('room.part-l'),
      // Less is allowed where LENI is within its limit.
      ...(isShownWithin(energy.efficacyLmW, 0, { least: PART_L_LM_W }) && { isMet: true }),
    },
    {
      label: t('room.result.density'),
      value: quantity(energy.wPerM2, 'W/m²', 1),
      note: t('room.density-limit', { value: energy.wPerM2Limit }),
    },
    {
      label: t('room.result.density-lux'),
      value: quantity(energy.wPerM2Per100Lx, 'W/m²', 2),
    },
    {
      label: t('room.result.veei'),
      value: formatNumber(t.locale, energy.veei, 2),
      note: [
        t('room.limit', { value: formatNumber(t.locale, energy.veeiLimit, 1) }),
        t('room.veei-scope'),
      ].join('; '),
      isMet: isShownWithin(energy.veei, 2, { most: energy.veeiLimit }),
    },
    {
      label: t('room.result.leni'),
      value: quantity(energy.leniKwhM2, 'kWh/m²', 1),
      note: leniNote(t, energy),
    },
  ];
}
