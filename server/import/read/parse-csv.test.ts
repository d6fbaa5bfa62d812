import { expect, test } from 'vitest';
import { z } from 'zod';
import { optionalNumberCell } from '#core/csv-cell.ts';
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
  const errors = report.errors.map(({ field, problem }) => `${field} ${problem}`);
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
