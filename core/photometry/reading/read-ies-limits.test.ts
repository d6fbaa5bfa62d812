import { describe, expect, it } from 'vitest';
import { readIes } from '#core/photometry/reading/read-ies.ts';
import { createIesFile, type IesParts, modern } from './ies-file.fixtures.ts';

const findingsOf = (parts: IesParts) =>
  readIes(createIesFile(parts)).findings.map(({ code, line, values }) => ({ code, line, values }));
const refuse = (parts: IesParts, code: string, details: object = {}) =>
  expect(() => readIes(createIesFile(parts))).toThrow(
    expect.objectContaining({ code, ...details }),
  );
const long = 'x'.repeat(60);
const tooLarge = { min: -1e12, max: 1e12 };

describe('the head of an IES file', () => {
  it.each([
    [{ head: [...modern, 'a line', 'another'] }, 'label-lines', 6, { count: 2 }],
    [{ head: ['IESNA91', 'first', '[TEST] 1'] }, 'label-lines', 2, { count: 1 }],
    [
      { head: ['IESNA:LM-63-2002', '[TEST] 1', '[ISSUEDATE] x'] },
      'keywords-missing',
      null,
      { keywords: 'TESTLAB, MANUFAC' },
    ],
    [
      { tilt: `TILT=NONE ${long}`.toLowerCase() },
      'tilt-spelling',
      7,
      { value: `tilt=none ${long.slice(0, 30)}` },
    ],
    [
      { head: [`IESNA:LM-63-2099 ${long}`] },
      'version-unknown',
      1,
      { value: `IESNA:LM-63-2099 ${long.slice(0, 23)}` },
    ],
    [
      { head: [`IESNA:LM-63-1995 ${long}`] },
      'version-spelling',
      1,
      { value: `IESNA:LM-63-1995 ${long.slice(0, 23)}` },
    ],
    [{ tilt: `TILT=${long}` }, 'tilt-file', 7, { value: long.toUpperCase().slice(0, 40) }],
    [{ tilt: 'TILT=INCLUDE\r\n1\r\n1\r\n0\r\n1' }, 'tilt-included', 7, { count: 1 }],
    [{ candela: ['300 200 0 7 8'] }, 'trailing-content', 12, { count: 2 }],
    [{ ballast: '1 0 12' }, 'future-use', 9, { value: 0 }],
  ] as [IesParts, string, number | null, object][])(
    '%j: %s in line %j',
    (parts, code, line, values) => {
      expect(findingsOf(parts)).toContainEqual({ code, line, values });
    },
  );

  it('has no label on an empty line', () => {
    const head = [modern[0] ?? '', '', ...modern.slice(1), ''];
    expect(findingsOf({ head })).toEqual([]);
    expect(readIes(createIesFile({ head })).ies.labels).toEqual([]);
  });

  it('may begin with TILT, or with the numbers', () => {
    expect(findingsOf({ head: [] })).toEqual([]);
    const numbers = createIesFile({ head: [] }).replace('TILT=NONE\r\n', '');
    expect(readIes(numbers).findings).toMatchObject([{ code: 'tilt-missing', line: 1 }]);
    expect(readIes(numbers).ies.candela).toEqual([[300, 200, 0]]);
  });

  it('without TILT ends where a line has seven numbers', () => {
    const head = [...modern, '1 2 3 4 5 6', 'seven words are no numbers at all'];
    const text = createIesFile({ head, record: '1 1000 1 3 1 1 2\r\n-0.1 -0.1 0' });
    const read = readIes(text.replace('TILT=NONE\r\n', ''));
    expect(read.findings.map(({ code, line }) => [code, line])).toEqual([
      ['label-lines', 6],
      ['tilt-missing', 8],
    ]);
    expect(() => readIes('A letter\r\nwithout numbers')).toThrow(
      expect.objectContaining({ code: 'not-photometry' }),
    );
  });
});

describe('the numbers of an IES file', () => {
  it.each([
    [{ record: '1 0 1 3 1 1 2 0 0 0' }, 'flux-not-positive', 8, { value: 0 }],
    [{ record: '1 -2 1 3 1 1 2 0 0 0' }, 'flux-not-positive', 8, { value: -2 }],
    [{ record: '1 1000 0 3 1 1 2 0 0 0' }, 'factor-not-positive', 8, { value: 0 }],
    [{ record: '1 1000 1 0 1 1 2 0 0 0' }, 'out-of-range', 8, { value: 0, min: 1, max: 1000 }],
    [
      { record: '1 1000 1 3 1001 1 2 0 0 0' },
      'out-of-range',
      8,
      { value: 1001, min: 1, max: 1000 },
    ],
    [{ record: '1 1000 1 3 1 1 0 0 0 0' }, 'out-of-range', 8, { value: 0, min: 1, max: 2 }],
    [{ record: '2e12 1000 1 3 1 1 2 0 0 0' }, 'out-of-range', 8, { value: 2e12, ...tooLarge }],
    [{ record: '-2e12 1000 1 3 1 1 2 0 0 0' }, 'out-of-range', 8, { value: -2e12, ...tooLarge }],
    [{ ballast: '0 1 12' }, 'factor-not-positive', 9, { value: 0 }],
    [{ head: ['IESNA:LM-63-1995'], ballast: '1 0 12' }, 'factor-not-positive', 4, { value: 0 }],
    [{ ballast: '1 1 -0.5' }, 'negative-power', 9, { value: -0.5 }],
    [{ vertical: '0 45 361' }, 'out-of-range', 10, { value: 361, min: -180, max: 360 }],
    [{ vertical: '-361 45 90' }, 'out-of-range', 10, { value: -361, min: -180, max: 360 }],
    [{ candela: ['300', '-0.5 0'] }, 'negative-intensity', 13, { value: -0.5 }],
    [{ candela: ['300 2e12 0'] }, 'out-of-range', 12, { value: 2e12, ...tooLarge }],
    [{ candela: [`300 ${long} 0`] }, 'not-a-number', 12, { value: long.slice(0, 40) }],
    [{ tilt: 'TILT=INCLUDE\r\n1\r\n0' }, 'out-of-range', 9, { value: 0, min: 1, max: 1000 }],
    [
      { record: '1 1000 1 3 1', ballast: '', vertical: '', horizontal: '', candela: [] },
      'cut-short',
      11,
      {},
    ],
  ] as [IesParts, string, number, object][])(
    '%j are rejected with %s',
    (parts, code, line, values) => {
      refuse(parts, code, { line, values });
    },
  );

  it.each([
    [{ record: '1 -1 1 3 1 1 2 0 0 0' }, { lumensPerLamp: -1 }],
    [{ record: '1 0.5 1 3 1 1 2 0 0 0' }, { lumensPerLamp: 0.5 }],
    [{ record: '1e12 1000 1 3 1 1 2 0 0 0' }, { lampCount: 1e12 }],
    [{ ballast: '1 1 0' }, { powerW: 0 }],
    [{ vertical: '0 45 360' }, { verticalDeg: [0, 45, 360] }],
    [{ record: '1 1000 1 1 1 1 2 0 0 0', vertical: '0', candela: ['5'] }, { candela: [[5]] }],
    [{ candela: ['1e12 0 0'] }, { candela: [[1e12, 0, 0]] }],
    [{ record: '1 1000 0.5 3 1 1 2 0 0 0' }, { candela: [[150, 100, 0]] }],
    [
      { record: '1 1000 1 3 1 1 1 -0.5 -0.5 0' },
      { opening: { shape: 'circle', widthMm: 152.4, lengthMm: 152.4, heightMm: 0 } },
    ],
  ] as [IesParts, object][])('%j are read as %j', (parts, expected) => {
    expect(readIes(createIesFile(parts)).ies).toMatchObject(expected);
    expect(findingsOf(parts)).toEqual([]);
  });

  it.each([
    [
      '3 2',
      '0 45 90',
      '0 90',
      ['3 2 1', '6'],
      [
        [3, 2, 1],
        [6, 0, 0],
      ],
      2,
    ],
    ['8 1', '0 10 20 30 40 50 60 90', '0', ['8 7 6 5 4 3 2'], [[8, 7, 6, 5, 4, 3, 2, 0]], 1],
  ])(
    'of %s count as dark if a few are missing at the end',
    (counts, vertical, horizontal, candela, rows, count) => {
      const parts = { record: `1 1000 1 ${counts} 1 2 0 0 0`, vertical, horizontal, candela };
      expect(readIes(createIesFile(parts)).ies.candela).toEqual(rows);
      expect(findingsOf(parts)).toEqual([
        { code: 'missing-intensities', line: 11 + candela.length, values: { count } },
      ]);
      refuse({ ...parts, candela: candela.map((line) => line.slice(0, -2)) }, 'cut-short');
    },
  );

  it('are not dark if the last plane is missing', () => {
    const parts = { record: '1 1000 1 3 2 1 2 0 0 0', horizontal: '0 90', candela: ['3 2 1'] };
    refuse(parts, 'cut-short');
  });

  it('have decimal commas only where everything fits then', () => {
    expect(findingsOf({ candela: [`300,5 ${' '.repeat(50)}200 0`] })).toEqual([
      { code: 'decimal-comma', line: 12, values: { value: `300,5${' '.repeat(35)}` } },
    ]);
    expect(findingsOf({ candela: ['300,200,0'] })).toEqual([]);
    expect(findingsOf({ candela: ['300,200,0,7'] })).toEqual([
      { code: 'trailing-content', line: 12, values: { count: 1 } },
    ]);
  });
});
