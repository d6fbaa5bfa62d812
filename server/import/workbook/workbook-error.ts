import { UnreadableFile } from '#server/import/unreadable-file.ts';

/** Why a workbook is not read: the fault and what to do. */
const reasons = {
  'old-format': [
    'is a workbook of Excel 97–2003 or one with a password',
    'Remove the password, or save it as “Excel workbook (.xlsx)”.',
  ],
  macros: ['holds macros', 'Save it as “Excel workbook (.xlsx)”, which has none.'],
  'not-a-workbook': [
    'is not a workbook, whatever its name says',
    'Open it in a spreadsheet and save it as “Excel workbook (.xlsx)”.',
  ],
  binary: ['is a binary workbook', 'Save it as “Excel workbook (.xlsx)”.'],
  broken: [
    'is damaged and cannot be read as a whole',
    'Open it in a spreadsheet, compare it, and save it again.',
  ],
  'document-type': [
    'has a document type, as no spreadsheet writes it',
    'Open it in a spreadsheet and save it again.',
  ],
  'too-large': [
    'is too large: a sheet may have 50 MB unpacked, the whole workbook 200 MB',
    'Remove empty rows and formats below the table, or divide it into several workbooks.',
  ],
  'too-many-cells': [
    'has more than 4 million cells with content',
    'Divide it into several workbooks.',
  ],
} as const;

export type WorkbookReason = keyof typeof reasons;

/** A workbook that cannot be read as a whole. */
export class WorkbookError extends UnreadableFile {
  constructor(reason: WorkbookReason) {
    super(reasons[reason]);
  }
}
