import { type Said, say } from '#core/say.ts';
import { quote } from '#server/import/content-problem.ts';
import {
  type DecimalSign,
  findDecimalSign,
  isEither,
  type NumberText,
  type SignChoice,
  signOf,
  toPlainNumber,
} from '#server/import/tables/decimal-sign.ts';
import { type Table, textOfCell } from '#server/import/tables/table.ts';

/** A number whose decimal sign is in doubt. */
type DoubtfulNumber = NumberText & { problem: Said; whatToDo: Said };

export type PlainNumbers = {
  /** The text of a cell, numbers with a decimal point; or why it cannot be told. */
  read(row: number, index: number, cell: string | number): string | DoubtfulNumber;
};

/** Reads the numbers of a table, which writes all of them with one decimal sign. @param numeric columns of numbers. */
export function createPlainNumbers(table: Table, numeric: ReadonlySet<string>): PlainNumbers {
  const { header } = table;
  const isNumeric = header.map((name) => numeric.has(name));
  const choice = findDecimalSign(listTexts(table, isNumeric), table.usualSign);
  return {
    read(row, index, cell) {
      const text = textOfCell(cell);
      const other = table.factors.get(header[index] ?? '');
      if (!isNumeric[index]) return other === undefined ? text : measuresOf(text, other);
      const number = { row, field: header[index] ?? '', text: textOfCell(cell) };
      const factor = table.factors.get(number.field) ?? 1;
      if (typeof cell === 'number') return times(number.text, factor);
      const doubt = findDoubt(number, choice);
      return doubt ?? times(toPlainNumber(cell, choice.sign ?? '.'), factor);
    },
  };
}

/** Measures within a text, `9,5 x 20` cm → `95x200`: whole numbers, as cut-outs are. */
function measuresOf(text: string, factor: number): string {
  if (!/^\d+([.,]\d+)?(\s*[x×]\s*\d+([.,]\d+)?)?$/i.test(text)) return text;
  const parts = text.split(/\s*[x×]\s*/i);
  return parts.map((part) => Math.round(Number(part.replace(',', '.')) * factor)).join('x');
}

/** A number in the unit of its column; other texts as they are. */
function times(text: string, factor: number): string {
  const isNumber = factor !== 1 && /^-?\d+(\.\d+)?$/.test(text);
  return isNumber ? textOfCell(Number((Number(text) * factor).toPrecision(12))) : text;
}

function* listTexts({ header, rows }: Table, isNumeric: boolean[]): Generator<NumberText> {
  for (const { row, cells } of rows) {
    for (const [index, cell] of cells.entries()) {
      if (typeof cell === 'number' || !isNumeric[index] || cell === '') continue;
      yield { row, field: header[index] ?? '', text: cell };
    }
  }
}

function findDoubt(number: NumberText, { sign, evidence }: SignChoice): DoubtfulNumber | null {
  const { text } = number;
  if (isEither(text) && (sign === null || (evidence === null && text.includes(',')))) {
    const [one, other] = [toPlainNumber(text, '.'), toPlainNumber(text, ',')];
    return {
      ...number,
      problem: say`${quote(text)} may be ${Number(one)} or ${Number(other)}: no number of the file shows its decimal sign`,
      whatToDo: say`Write numbers without a separator of thousands.`,
    };
  }
  const own = signOf(text);
  if (sign !== ',' || evidence === null || own !== '.') return null;
  const place = say`row ${evidence.row}, column ${evidence.field}: ${quote(evidence.text)}`;
  return {
    ...number,
    problem: say`${quote(text)} has a decimal ${nameOf(own)}, other numbers of the file a decimal ${nameOf(sign)} (${place})`,
    whatToDo: say`Write all numbers of a file with the same decimal sign.`,
  };
}

function nameOf(sign: DecimalSign): Said {
  return sign === ',' ? say`comma` : say`point`;
}
