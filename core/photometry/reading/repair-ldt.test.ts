import { describe, expect, it } from 'vitest';
import { formatLdt } from '#core/photometry/eulumdat/format-ldt.ts';
import type { Ldt } from '#core/photometry/eulumdat/ldt.ts';
import { createLdt } from './ldt-file.fixtures.ts';
import { looksLikeLdt, readLdt } from './read-ldt.ts';

const linesOf = (ldt: Ldt) => formatLdt(ldt).split('\r\n').slice(0, -1);
const lines = linesOf(createLdt(4));
const withLines = (changes: Record<number, string>) =>
  lines.map((line, index) => changes[index + 1] ?? line).join('\n');
const findingsOf = (text: string) =>
  readLdt(text).findings.map(({ code, line, values }) => [code, line, values]);
const refuse = (text: string, code: string, line: number) =>
  expect(() => readLdt(text)).toThrow(expect.objectContaining({ code, line }));
const without = (count: number, source = lines) =>
  source.slice(0, source.length - count).join('\n');

/** The lamp of a rotational file with seven angles, one plane of 100 cd/klm. */
const single: Ldt = { ...createLdt(1), planesDeg: [0] };
const [lamps] = single.lampSets;

describe('readLdt', () => {
  it.each([
    ['600 300 80', '0', '0'],
    ['600;300;80', '', '0'],
  ])('spreads three sizes on one line over three: %j, %j, %j', (length, width, height) => {
    const text = withLines({ 13: length, 14: width, 15: height });
    expect(readLdt(text).ldt).toMatchObject({ lengthMm: 600, widthMm: 300, heightMm: 80 });
    expect(findingsOf(text)).toEqual([['several-values-on-line', 13, { count: 3 }]]);
  });

  it('spreads the sizes of the luminous area too, and still names the lines of the file', () => {
    const changes = { 16: '580 280 10', 17: '0', 18: '0' };
    expect(readLdt(withLines(changes)).ldt).toMatchObject({
      luminousLengthMm: 580,
      luminousWidthMm: 280,
      luminousHeightsMm: [10, 0, 0, 0],
    });
    const shifted = lines.toSpliced(12, 3, '600 300 80').with(40, 'n/a');
    refuse(shifted.join('\n'), 'not-a-number', 41);
  });

  it.each(['600 300', '600 300 80 1'])('does not spread %j', (text) => {
    refuse(withLines({ 13: text, 14: '0', 15: '0' }), 'not-a-number', 13);
  });

  it('takes text among sizes for text after a number', () => {
    const text = withLines({ 13: '600 x 80', 14: '0', 15: '0' });
    expect(findingsOf(text)).toEqual([['text-after-number', 13, { value: '600 x 80' }]]);
  });

  it('takes no line away that has a value, although it spreads sizes', () => {
    const ldt = { ...createLdt(4), widthMm: 0, heightMm: 0 };
    const text = linesOf(ldt).with(12, '600 300 80').with(14, '5').join('\n');
    // Two lines too many then: width and height again, and the rest is shifted.
    expect(() => readLdt(text)).toThrow();
  });

  it.each([
    ['4', { value: 4 }],
    ['9', { value: 9 }],
    ['-1', { value: -1 }],
    ['-9', { value: -9 }],
  ])('takes the type indicator %s as unknown', (text, values) => {
    expect(findingsOf(withLines({ 2: text }))).toEqual([['type-indicator', 2, values]]);
    expect(readLdt(withLines({ 2: text })).ldt.sourceType).toBe(0);
  });

  it.each([
    ['0', 0],
    ['3', 3],
  ])('reads the type indicator %s', (text, sourceType) => {
    const { ldt, findings } = readLdt(withLines({ 2: text }));
    expect([ldt.sourceType, findings]).toEqual([sourceType, []]);
  });

  it.each([
    ['10', 'out-of-range'],
    ['-10', 'out-of-range'],
    ['4.5', 'not-whole'],
    ['x', 'not-whole'],
  ])('rejects the type indicator %s', (text, code) => {
    refuse(withLines({ 2: text }), code, 2);
  });

  it.each([
    [20, []],
    [21, [['many-lamp-sets', 26, { count: 21 }]]],
  ])('reports more than twenty sets of lamps: %i', (count, findings) => {
    const lampSets = Array.from({ length: count }, () => lamps).flatMap((set) => set ?? []);
    expect(findingsOf(formatLdt({ ...single, lampSets }).trimEnd())).toEqual(findings);
  });

  it('reads an empty number as 0, an empty factor as 1', () => {
    const text = withLines({ 14: '', 24: '' });
    expect(readLdt(text).ldt).toMatchObject({ widthMm: 0, conversionFactor: 1 });
    expect(findingsOf(text)).toEqual([
      ['empty-number', 14, { value: 0 }],
      ['empty-number', 24, { value: 1 }],
    ]);
  });

  it('quotes the first forty characters of a line', () => {
    const text = `20 W ${'x'.repeat(60)}`;
    expect(findingsOf(withLines({ 32: text }))).toEqual([
      ['text-after-number', 32, { value: text.slice(0, 40) }],
    ]);
  });

  it('counts empty lines among intensities, and none after them', () => {
    const text = [...lines.slice(0, 60), '', '', ...lines.slice(60), '', ''].join('\n');
    expect(findingsOf(text)).toEqual([['blank-lines', 61, { count: 2 }]]);
    expect(findingsOf([...lines, '', ''].join('\n'))).toEqual([]);
  });

  it('counts the values of the first crowded line', () => {
    const crowded = [...lines.slice(0, 60), lines.slice(60).join('; ')].join('\n');
    expect(findingsOf(crowded)).toEqual([
      ['several-values-on-line', 61, { count: lines.length - 60 }],
    ]);
    expect(readLdt(crowded).ldt).toEqual(readLdt(lines.join('\n')).ldt);
  });

  it('reports the first intensity with a decimal comma', () => {
    expect(findingsOf(withLines({ 70: '1,5', 71: '0,5' }))).toEqual([
      ['decimal-comma', 70, { value: '1,5' }],
    ]);
  });

  const zeros = (step: string) =>
    withLines({
      5: step,
      ...Object.fromEntries(Array.from({ length: 12 }, (_, i) => [43 + i, '0'])),
    });

  it.each([
    ['30', 30],
    ['0.5', 0.5],
    ['32.7272', 32.7272],
  ])('rebuilds planes that are all zero from their step of %s°', (text, step) => {
    expect(findingsOf(zeros(text))).toEqual([['planes-rebuilt', 43, { step }]]);
    const { planesDeg } = readLdt(zeros(text)).ldt;
    expect(planesDeg).toEqual(Array.from({ length: 12 }, (_, i) => i * step));
  });

  it.each(['0', '-30', '32.73', '40', ''])('does not rebuild planes from a step of %j', (step) => {
    refuse(zeros(step), 'angles-order', 44);
  });

  it('leaves a single plane at zero', () => {
    expect(findingsOf(formatLdt(single).trimEnd())).toEqual([]);
  });

  it.each([1, 6])('takes %i missing intensities of the last plane as dark', (count) => {
    const { ldt } = readLdt(without(count));
    expect(ldt.intensities.at(-1)?.slice(-count)).toEqual(Array.from({ length: count }, () => 0));
    expect(findingsOf(without(count))).toEqual([
      ['missing-intensities', lines.length - count, { count }],
    ]);
  });

  it('rejects a file without its last plane, or without a quarter of its only one', () => {
    refuse(without(7), 'cut-short', lines.length - 7);
    const one = linesOf(single);
    expect(findingsOf(without(1, one))).toHaveLength(1);
    refuse(without(2, one), 'cut-short', one.length - 2);
  });

  it('leaves out values after the last plane, and says how many', () => {
    expect(findingsOf([...lines, '1', '2'].join('\n'))).toEqual([
      ['trailing-content', lines.length + 1, { count: 2 }],
    ]);
  });

  it.each([
    [0, '4', { symmetry: 4, wanted: 4, found: 12 }],
    [2, '4', { symmetry: 4, wanted: 4, found: 7 }],
    [4, '1', { symmetry: 1, wanted: 1, found: 4 }],
  ] as const)('finds that a file of symmetry %i declares %s', (symmetry, declared, values) => {
    const text = linesOf(createLdt(symmetry)).with(2, declared).join('\n');
    expect(findingsOf(text)).toEqual([['symmetry-mismatch', 3, values]]);
  });

  it.each([
    [3, '5', 'out-of-range'],
    [4, '1001', 'out-of-range'],
    [4, '10', 'planes-symmetry'],
    [4, '-1', 'out-of-range'],
    [6, '7.5', 'not-whole'],
    [6, 'x', 'not-whole'],
    [26, 'x', 'not-whole'],
    [26, '', 'not-whole'],
    [3, '', 'not-whole'],
  ])('rejects line %i with %j', (line, text, code) => {
    refuse(withLines({ [line]: text }), code, line);
  });
});

describe('looksLikeLdt', () => {
  it.each([
    [['a', '1', '4', '12', '30', '7', ...'abcdefg'], true],
    [['a', '1', '4', '12', '30', 'x', ...'abcdefg'], true],
    [['a', 'x', '4', '12', '30', '7', ...'abcdefg'], true],
    [['a', '1', '4', 'x', '30', 'x', ...'abcdefg'], false],
    [['a', '1', 'x', '12', '30', 'x', ...'abcdefg'], false],
    [['a', 'x', 'x', '12', '30', '7', ...'abcdefg'], false],
    [['a', '1', '4', '12', '30', '7', ...'abcdef'], false],
  ])('expects three of four counts and thirteen lines: %j', (text, expected) => {
    expect(looksLikeLdt(text.join('\r\n'))).toBe(expected);
  });
});
