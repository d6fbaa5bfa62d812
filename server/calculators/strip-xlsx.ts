import type { SheetData } from 'write-excel-file/node';
import type { PartVariant } from '#core/calculators/led-strip/parts/strip-catalogue.ts';
import { materialRows, materialTitles } from '#core/calculators/led-strip/result-texts.ts';
import type { StripResult } from '#core/calculators/led-strip/strip-result.ts';
import type { Translate } from '#core/i18n/translate.ts';

const WIDTHS = [10, 24, 60, 60];
/** Rows above the lines: strip, an empty row, and titles. */
const HEAD_ROWS = 3;

/** Returns the bill of materials as a workbook: quantities are numbers, texts are never formulas. */
export async function stripXlsx(
  t: Translate<'strip'>,
  { variant, result, url }: { variant: PartVariant; result: StripResult; url: string },
): Promise<Buffer> {
  const textCell = (value: string) => ({ value, type: String, wrap: true });
  const data: SheetData = [
    [{ value: variant.description, type: String, fontWeight: 'bold', fontSize: 14 }],
    [],
    materialTitles(t).map((value) => ({
      value,
      type: String,
      fontWeight: 'bold' as const,
      backgroundColor: '#ecebe7',
    })),
    ...materialRows(t, result).map(([quantity, ...words]) => [
      { value: quantity, type: Number, format: '#,##0' },
      ...words.map(textCell),
    ]),
    [],
    [{ value: url, type: String }],
  ];
  const { default: writeXlsxFile } = await import('write-excel-file/node');
  return writeXlsxFile(data, {
    sheet: t('strip.material'),
    columns: WIDTHS.map((width) => ({ width })),
    stickyRowsCount: HEAD_ROWS,
    orientation: 'landscape',
  }).toBuffer();
}
