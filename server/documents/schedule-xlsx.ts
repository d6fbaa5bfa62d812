import type { CellObject, SheetData } from 'write-excel-file/node';
import {
  columnTitle,
  type ScheduleCell,
  scheduleColumns,
  scheduleRows,
} from '#core/projects/schedule.ts';
import { formatDate } from '#core/units.ts';
import type { ProjectSchedule } from '#server/documents/project-schedule.ts';

const INK = '#17191b';
const GROUND = '#ecebe7';

/** Rows above the lines: name, date of the data, an empty row, and titles. */
const HEAD_ROWS = 4;

/**
 * Returns a schedule as a workbook: numbers are numbers, texts are never formulas, the title row is frozen, and the
 * last row has the totals.
 */
export async function scheduleXlsx(schedule: ProjectSchedule): Promise<Buffer> {
  const { t, text, locale, name, date, lines, variantOf, totals, url } = schedule;
  const titles = scheduleColumns.map((column) => titleCell(columnTitle(t, column), column.width));
  const rows = scheduleRows(t, lines, variantOf).map((row) => {
    return row.map((value, index) => valueCell(value, scheduleColumns[index]?.isPlain));
  });
  const sums: Partial<Record<string, ScheduleCell>> = {
    'projects.position': t('projects.total'),
    'projects.quantity': totals.pieces,
    'projects.total-power': totals.powerW,
    'projects.total-flux': totals.fluxLm,
  };
  const data: SheetData = [
    [{ value: name, fontWeight: 'bold', fontSize: 16, height: 26 }],
    [textCell(date === null ? '' : text('schedule.data', { date: formatDate(locale, date) }))],
    [],
    titles,
    ...rows,
    scheduleColumns.map(({ title }) => ({
      ...valueCell(sums[title] ?? null),
      fontWeight: 'bold' as const,
      topBorderStyle: 'thin' as const,
    })),
    [],
    ...(totals.hasSupplies ? [[textCell(t('projects.supplies'))]] : []),
    ...(totals.darkCount > 0 ? [[textCell(t.count('projects.dark', totals.darkCount))]] : []),
    [textCell(url)],
  ];
  const { default: writeXlsxFile } = await import('write-excel-file/node');
  return writeXlsxFile(data, {
    sheet: t('projects.schedule'),
    columns: scheduleColumns.map(({ width }) => ({ width })),
    stickyRowsCount: HEAD_ROWS,
    orientation: 'landscape',
  }).toBuffer();
}

function titleCell(value: string, width: number): CellObject {
  return {
    value,
    type: String,
    fontWeight: 'bold',
    textColor: INK,
    backgroundColor: GROUND,
    wrap: width < 40,
    alignVertical: 'center',
    height: 34,
  };
}

function valueCell(value: ScheduleCell, isPlain = false): CellObject | null {
  if (value === null || value === '') return null;
  if (typeof value === 'string') return { value, type: String, wrap: true, alignVertical: 'top' };
  const whole = isPlain ? '0' : '#,##0';
  const format = Number.isInteger(value) ? whole : '#,##0.0##';
  return { value, type: Number, format, alignVertical: 'top' };
}

function textCell(value: string): CellObject {
  return { value, type: String };
}
