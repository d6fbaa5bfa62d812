import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatCsv } from '#core/csv.ts';

describe('formatCsv', () => {
  test('uses the decimal sign of the language and the separator that its spreadsheets expect', () => {
    const rows = [
      ['Power', 'Flux'],
      [12.5, 1420],
    ];
    expect(formatCsv('en', rows)).toBe('\ufeffPower,Flux\r\n12.5,1420\r\n');
    expect(formatCsv('es', rows)).toBe('\ufeffPower;Flux\r\n12,5;1420\r\n');
    expect(formatCsv('es', [['a;b', 'c,d']])).toBe('\ufeff"a;b";c,d\r\n');
  });

  test('quotes fields with separators, quotes or line breaks', () => {
    expect(formatCsv('en', [['a,b', 'say "x"', 'one\r\ntwo', 'plain', null]])).toBe(
      '\ufeff"a,b","say ""x""","one\r\ntwo",plain,\r\n',
    );
  });

  test.each(['=1+1', '+44', '-2', '@SUM(A1)', '\t=1', '  =1', '\u00a0=1', '\r=1'])(
    'lets no spreadsheet take %j for a formula',
    (text) => {
      const [[cell]] = parse(formatCsv('en', [[text]]), { bom: true }) as [[string]];
      expect(cell).toBe(`'${text.replaceAll('\u00a0', ' ')}`);
    },
  );

  test('has common spaces for filters, or every space as it was', () => {
    const text = '262\u202f322\u00a0GWh';
    expect(formatCsv('en', [[text]])).toBe('\ufeff262 322 GWh\r\n');
    expect(formatCsv('en', [[text]], 'exact')).toBe(`\ufeff${text}\r\n`);
  });

  test('keeps the sign of a number', () => {
    expect(formatCsv('en', [[-2]])).toBe('\ufeff-2\r\n');
  });

  test('is read back by a parser for any text', () => {
    const cell = fc.string({ unit: 'binary', maxLength: 20 });
    const table = fc
      .integer({ min: 1, max: 5 })
      .chain((width) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1 }),
      );
    fc.assert(
      fc.property(table, (rows) => {
        const text = formatCsv('es', rows);
        const read = parse(text, { bom: true, delimiter: ';', record_delimiter: '\r\n' });
        const plain = (value: string) => value.replaceAll(/[\u00a0\u202f]/g, ' ').replace(/^'/, '');
        expect((read as string[][]).map((row) => row.map(plain))).toEqual(
          rows.map((row) => row.map(plain)),
        );
      }),
    );
  });
});
