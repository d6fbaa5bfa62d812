import { say } from '#core/say.ts';
import { UnreadableFile } from '#server/import/unreadable-file.ts';

/** Why a workbook is not read: the fault and what to do. */
const reasons = {
  'old-format': [
    say`is a workbook of Excel 97–2003 or one with a password`,
    say`Remove the password, or save it as “Excel workbook (.xlsx)”.`,
  ],
  macros: [say`holds macros`, say`Save it as “Excel workbook (.xlsx)”, which has none.`],
  'not-a-workbook': [
    say`is not a workbook, whatever its name says`,
    say`Open it in a spreadsheet and save it as “Excel workbook (.xlsx)”.`,
  ],
  binary: [say`is a binary workbook`, say`Save it as “Excel workbook (.xlsx)”.`],
  broken: [
    say`is damaged and cannot be read as a whole`,
    say`Open it in a spreadsheet, compare it, and save it again.`,
  ],
  'document-type': [
    say`has a document type, as no spreadsheet writes it`,
    say`Open it in a spreadsheet and save it again.`,
  ],
  'too-large': [
    say`is too large: a sheet may have 50 MB unpacked, the whole workbook 200 MB`,
    say`Remove empty rows and formats below the table, or divide it into several workbooks.`,
  ],
  'too-many-cells': [
    say`has more than 4 million cells with content`,
    say`Divide it into several workbooks.`,
  ],
} as const;

export type WorkbookReason = keyof typeof reasons;

/** A workbook that cannot be read as a whole. */
export class WorkbookError extends UnreadableFile {
  constructor(reason: WorkbookReason) {
    super(reasons[reason]);
  }
}
