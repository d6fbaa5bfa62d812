import { expect, test } from 'vitest';
import { z } from 'zod';
import { optionalNumberCell } from '#core/csv-cell.ts';
import { inEnglish } from '#core/say.ts';
import { createReport } from '#server/import/content-problem.ts';
import { parseCsv } from '#server/import/read/parse-csv.ts';

const schema = z.strictObject({
  code: z.string().min(1),
  old_code: z.string().default(''),
  power_w: optionalNumberCell(z.number()),
});

function parse(text: string) {
  const report = createReport();
  const { rows } = parseCsv({ file: 'lamps.csv', text }, schema, report);
  const errors = report.errors.map(({ field, problem }) => `${field} ${inEnglish(problem)}`);
  return { records: rows.map(({ record }) => record), errors };
}

test('A column whose cells may stay empty may be absent: its cells are empty', () => {
  expect(parse('code\nA1\n')).toEqual({
    records: [{ code: 'A1', old_code: '', power_w: null }],
    errors: [],
  });
});

test('A missing required column and an unknown one are errors', () => {
  const { records, errors } = parse('power_w,cod\n12,A1\n');
  expect(records).toEqual([]);
  expect(errors).toEqual(['code the column is missing', 'cod is not a known column']);
});

const record = (code: string, power_w: number | null) => ({ code, old_code: '', power_w });

test.each([
  ['semicolons and a decimal comma, as Excel of Spain writes them', 'code;power_w\r\nA1;12,5\r\n'],
  ['semicolons and a decimal point', 'code;power_w\nA1;12.5\n'],
  ['tabs and a decimal comma', 'code\tpower_w\nA1\t12,5\n'],
  ['a named separator', 'sep=;\r\ncode;power_w\r\nA1;12,5\r\n'],
  ['quoted decimal commas between commas', 'code,power_w\nA1,"12,5"\n'],
  ['quoted heads', '"code";"power_w"\n"A1";"12,5"\n'],
])('Reads %s', (_, text) => {
  expect(parse(text)).toEqual({ records: [record('A1', 12.5)], errors: [] });
});

test('Line breaks, quotation marks and delimiters inside cells are texts, and rows count as in a spreadsheet', () => {
  const text = 'code;old_code;power_w\r\n"a ""5""\nb;c";x;1,5\r\n\r\nA2;y;12 W\r\n';
  expect(parse(text)).toEqual({
    records: [{ code: 'a "5"\nb;c', old_code: 'x', power_w: 1.5 }],
    errors: ["power_w '12 W' is not a number"],
  });
  const report = createReport();
  parseCsv({ file: 'lamps.csv', text }, schema, report);
  expect(report.errors[0]?.place).toEqual({ row: 4 });
});

test('Groups of thousands are read when another number shows the decimal sign', () => {
  expect(parse('code;power_w\nA1;1.200\nA2;0,5\n').records).toEqual([
    record('A1', 1200),
    record('A2', 0.5),
  ]);
  expect(parse('code,power_w\nA1,"1,200"\nA2,0.5\n').records).toEqual([
    record('A1', 1200),
    record('A2', 0.5),
  ]);
});

test('A number that may be a thousand times another one is refused', () => {
  expect(parse('code;power_w\nA1;1.200\nA2;12\n')).toEqual({
    records: [record('A2', 12)],
    errors: ["power_w '1.200' may be 1.2 or 1200: no number of the file shows its decimal sign"],
  });
  expect(parse('code,power_w\nA1,"1,200"\n').errors).toEqual([
    "power_w '1,200' may be 1200 or 1.2: no number of the file shows its decimal sign",
  ]);
  // Between commas a point is the decimal sign.
  expect(parse('code,power_w\nA1,1.200\n').records).toEqual([record('A1', 1.2)]);
});

test('Two decimal signs in one file are refused at the rarer one', () => {
  expect(parse('code;power_w\nA1;12,5\nA2;3,2\nA3;4.1\n')).toEqual({
    records: [record('A1', 12.5), record('A2', 3.2)],
    errors: [
      "power_w '4.1' has a decimal point, other numbers of the file a decimal comma (row 2, column power_w: '12,5')",
    ],
  });
  expect(parse('code;power_w\nA1;12.5\nA2;3.2\nA3;4,1\n').errors).toEqual([
    "power_w '4,1' is not a number",
  ]);
});

test('Numbers are converted from the unit in brackets in the head', () => {
  expect(parse('code;Power (kW)\nA1;0,0125\n')).toEqual({
    records: [record('A1', 12.5)],
    errors: [],
  });
});

test('Two heads of one column are an error', () => {
  expect(parse('code;power_w;Power (W)\nA1;1;2\n').errors).toEqual([
    'power_w the column occurs twice',
  ]);
});
