import type { CellObject, SheetData } from 'write-excel-file/node';
import { companyTime } from '#core/forms/company-day.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { formatMessage } from '#core/i18n/messages.ts';
import type { CaseWithText } from '#server/studio/desk/entered-texts.ts';
import { studioTexts } from '#server/texts.ts';

/** So many rows take less than a second of processor; a CSV file has more. */
export const WORKBOOK_ROWS = 5_000;

const COLUMNS = [
  ['received', 18],
  ['kind', 20],
  ['number', 14],
  ['name', 28],
  ['e-mail', 32],
  ['language', 10],
  ['state', 14],
  ['assignee', 20],
  ['due', 12],
  ['changed', 18],
  ['text', 80],
] as const;

/** A cell of a workbook has no more. */
const CELL_CHARACTERS = 32_767;
const DAY = 'yyyy-mm-dd';
const TIME = 'yyyy-mm-dd hh:mm';

/**
 * Cases as a workbook with heads, kinds and states in a language. Times are those of the company, as dates that can be
 * calculated with; texts are never formulas.
 *
 * `total`: how many there are; when they are more than `items`, the last row says so.
 */
export async function casesWorkbook(
  locale: LocaleCode,
  { items, total }: { items: readonly CaseWithText[]; total: number },
): Promise<Buffer> {
  const texts: Record<string, string> = studioTexts[locale];
  const named = (group: string, name: string) => texts[`export.${group}.${name}`] ?? name;
  const heads = COLUMNS.map(([name]): CellObject => {
    return { value: named('column', name), type: String, fontWeight: 'bold' };
  });
  const rows = items.map((item) => [
    dateCell(companyTime(Date.parse(item.received)), TIME),
    textCell(named('kind', item.kind)),
    textCell(item.reference),
    textCell(item.sender),
    textCell(item.email),
    textCell(item.locale),
    textCell(named('state', item.state)),
    textCell(item.assignee),
    dateCell(item.due, DAY),
    dateCell(companyTime(Date.parse(item.updated)), TIME),
    textCell(item.text.slice(0, CELL_CHARACTERS).toWellFormed()),
  ]);
  const left = total - items.length;
  const note = formatMessage(texts['export.left'] ?? '', { left });
  const data: SheetData = [heads, ...rows, ...(left > 0 ? [[textCell(note)]] : [])];
  const { default: writeXlsxFile } = await import('write-excel-file/node');
  return writeXlsxFile(data, {
    sheet: texts['export.sheet'] ?? '',
    columns: COLUMNS.map(([, width]) => ({ width })),
    stickyRowsCount: 1,
  }).toBuffer();
}

function textCell(value: string | null): CellObject | null {
  return value ? { value, type: String } : null;
}

/** A workbook's times have no zone: the wall clock is written as UTC. */
function dateCell(iso: string | null, format: string): CellObject | null {
  if (iso === null) return null;
  return { value: new Date(iso.length > 10 ? `${iso}Z` : iso), type: Date, format };
}
