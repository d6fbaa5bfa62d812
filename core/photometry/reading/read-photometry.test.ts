import { describe, expect, it } from 'vitest';
import { formatLdt } from '#core/photometry/eulumdat/format-ldt.ts';
import type { Ldt } from '#core/photometry/eulumdat/ldt.ts';
import { expandDistribution } from '#core/photometry/eulumdat/ldt-symmetry.ts';
import { calculateFlux } from '#core/photometry/figures/flux.ts';
import { formatIes } from '#core/photometry/ies/format-ies.ts';
import { interpolateGamma, interpolatePlane } from '#core/photometry/light-distribution.ts';
import { readPhotometry } from '#core/photometry/reading/read-photometry.ts';
import { createLdt } from './ldt-file.fixtures.ts';

const encode = (text: string) => new TextEncoder().encode(text);
const read = (text: string) => readPhotometry(encode(text));
const codes = (text: string) => read(text).findings.map(({ code, line }) => `${code}@${line}`);

const lines = formatLdt(createLdt(4)).split('\r\n').slice(0, -1);
const withLines = (changes: Record<number, string>) =>
  lines.map((line, index) => changes[index + 1] ?? line).join('\r\n');

describe('readPhotometry of EULUMDAT', () => {
  it('reads a clean file without a finding', () => {
    const { format, ldt, findings } = read(lines.join('\r\n'));
    expect(format).toBe('eulumdat');
    expect(findings).toEqual([]);
    expect(ldt.luminaireName).toBe('Downlight');
  });

  it.each([
    ['byte-order-mark@1', `\uFEFF${lines.join('\r\n')}`],
    ['line-ends@null', lines.join('\r')],
    ['dos-end-of-file@null', `${lines.join('\r\n')}\u001A`],
    ['decimal-comma@13', withLines({ 13: '600,0' })],
    ['thousands-mark@29', withLines({ 29: '2_000' })],
    ['text-after-number@27', withLines({ 27: '-1 x LED' })],
    ['text-after-number@32', withLines({ 32: '20 W' })],
    ['empty-number@24', withLines({ 24: '' })],
    ['type-indicator@2', withLines({ 2: '5' })],
    ['name-missing@9', withLines({ 9: '' })],
    ['trailing-content@90', `${lines.join('\r\n')}\r\n7\r\n`],
    ['blank-lines@43', [...lines.slice(0, 42), '', ...lines.slice(42)].join('\r\n')],
    ['several-values-on-line@13', withLines({ 13: '600 300 80', 14: '0', 15: '0' })],
    [
      'several-values-on-line@13',
      [...lines.slice(0, 12), '600 300 80', ...lines.slice(15)].join('\r\n'),
    ],
    ['several-values-on-line@43', [...lines.slice(0, 42), lines.slice(42).join(' ')].join('\n')],
    [
      'planes-rebuilt@43',
      withLines(Object.fromEntries(lines.slice(42, 54).map((_, index) => [43 + index, '0']))),
    ],
  ])('tells %s and reads the same light', (finding, text) => {
    const clean = read(lines.join('\n')).ldt;
    const { ldt } = read(text);
    expect(codes(text)).toEqual([finding]);
    expect(ldt.intensities).toEqual(clean.intensities);
    expect(ldt).toMatchObject({ lengthMm: 600, widthMm: 300, heightMm: 80, conversionFactor: 1 });
    expect(ldt.planesDeg).toEqual(clean.planesDeg);
    expect(ldt.lampSets).toEqual(clean.lampSets);
  });

  it('reports if a file stores the planes of a different symmetry than declared', () => {
    const whole = formatLdt(createLdt(0)).split('\r\n');
    const declared = whole.map((line, index) => (index === 2 ? '2' : line)).join('\r\n');
    const { ldt, findings } = read(declared);
    expect(findings).toMatchObject([
      { code: 'symmetry-mismatch', line: 3, values: { symmetry: 2, wanted: 7, found: 12 } },
    ]);
    expect(ldt.intensities).toHaveLength(7);
  });

  it('counts a few missing intensities at the end as darkness, as an error', () => {
    const { ldt, findings } = read(lines.slice(0, -2).join('\r\n'));
    expect(findings).toMatchObject([
      { code: 'missing-intensities', severity: 'error', values: { count: 2 } },
    ]);
    expect(ldt.intensities.at(-1)?.slice(-2)).toEqual([0, 0]);
  });

  it('reads Windows-1252 and UTF-8 alike', () => {
    const text = withLines({ 9: 'Línea' });
    const latin = Uint8Array.from(text, (sign) => sign.charCodeAt(0));
    expect(readPhotometry(latin).ldt.luminaireName).toBe('Línea');
    expect(read(text).ldt.luminaireName).toBe('Línea');
  });

  it.each([
    ['empty', null, ' \r\n '],
    ['binary', null, 'PNG\u0000\u0001'],
    ['not-photometry', null, 'A letter to somebody about something.\nYours'],
    ['not-photometry', null, 'A letter to somebody about something.'],
    ['cie-102', null, 'CIEF=CIE File Format, Version 1.0\r\nIDNM=1\r\nLUMN=Lantern'],
    ['one-line', null, lines.join(' ')],
    ['one-line', null, `IESNA:LM-63-2002 TILT=NONE ${'1 '.repeat(60)}`],
    ['not-whole', 4, withLines({ 4: '1O' })],
    ['out-of-range', 3, withLines({ 3: '7' })],
    ['cut-short', 79, lines.slice(0, 79).join('\r\n')],
    ['not-a-number', 70, withLines({ 70: 'n/a' })],
    ['angles-order', 44, withLines({ 44: '0' })],
    ['planes-symmetry', 4, withLines({ 4: '10' })],
    ['negative-intensity', 70, withLines({ 70: '-0.5' })],
    ['not-a-number', 70, withLines({ 70: 'NaN' })],
    ['not-a-number', 70, withLines({ 70: 'Infinity' })],
    ['not-a-number', 70, withLines({ 70: '1e999' })],
    ['out-of-range', 70, withLines({ 70: '1e300' })],
    ['out-of-range', 61, withLines({ 61: '190' })],
    ['flux-not-positive', 29, withLines({ 29: '0' })],
    ['flux-not-positive', 29, withLines({ 29: '-2000' })],
    ['factor-not-positive', 24, withLines({ 24: '-1' })],
    ['negative-power', 32, withLines({ 32: '-20' })],
    ['dark', null, [...lines.slice(0, 61), ...lines.slice(61).map(() => '0')].join('\n')],
  ])('rejects with %s in line %j', (code, line, text) => {
    expect(() => read(text)).toThrow(expect.objectContaining({ code, line }));
  });

  it.each([
    ['lines of numbers', '1\n'.repeat(4_950_000), 'too-many-values'],
    ['lines without anything', `${'\n'.repeat(9_000_000)}x`, 'too-many-values'],
    [
      'numbers in one line',
      `${lines.slice(0, 42).join('\n')}\n${'1 '.repeat(4_900_000)}`,
      'too-many-values',
    ],
    ['counts that are not met', '100\n'.repeat(1_000_000), 'out-of-range'],
    ['one endless number', withLines({ 13: `${'1'.repeat(9_000_000)}x` }), 'not-a-number'],
    ['numbers of an IES file', `IESNA91\nTILT=NONE\n${'1 '.repeat(4_900_000)}`, 'too-many-values'],
    ['words of an IES file', `IESNA91\nTILT=NONE\n${'x '.repeat(1_000_000)}`, 'not-a-number'],
    ['one endless word of an IES file', `TILT=NONE\n${'1'.repeat(9_000_000)}x`, 'not-a-number'],
    ['one endless keyword', `IESNA91\n[${' '.repeat(9_000_000)}x\nTILT=NONE\n1`, 'cut-short'],
    ['one endless TILT', `IESNA91\nTILT${' '.repeat(9_000_000)}x\u2028y\n1`, 'cut-short'],
    ['a count of tilt angles', 'TILT=INCLUDE\n1\n1000000000\n1 1', 'out-of-range'],
  ])('refuses %s soon, whatever is announced or repeated', (_, text, code) => {
    const bytes = encode(text);
    // Processor time, which other processes on a busy machine do not affect.
    const start = process.threadCpuUsage();
    expect(() => readPhotometry(bytes)).toThrow(expect.objectContaining({ code }));
    const { user, system } = process.threadCpuUsage(start);
    expect(user + system).toBeLessThan(15_000_000);
  });

  it('rejects more than ten megabytes before decoding them', () => {
    const bytes = new Uint8Array(10_000_001);
    expect(() => readPhotometry(bytes)).toThrow(expect.objectContaining({ code: 'too-large' }));
  });
});

describe('LDT to IES to LDT', () => {
  it.each([0, 1, 2, 3, 4] as const)('keeps the distribution of symmetry %i', (symmetry) => {
    const before = createLdt(symmetry);
    const { ldt: after, format } = readPhotometry(encode(formatIes(before)));
    expect(format).toBe('ies');
    const factor = (after.lampSets[0]?.fluxLm ?? 0) / 2000;
    for (const plane of [0, 17, 45, 90, 133, 180, 225, 270, 300]) {
      for (const gamma of [0, 20, 45, 61.5, 89]) {
        const intensityOf = (ldt: Ldt) => {
          const light = expandDistribution(ldt);
          return interpolateGamma(light.gammasDeg, interpolatePlane(light, plane), gamma);
        };
        expect(intensityOf(after) * factor).toBeCloseTo(intensityOf(before), 2);
      }
    }
    expect(after.symmetry).toBe(symmetry === 0 ? 0 : symmetry);
    expect(after).toMatchObject({ luminaireName: 'Downlight', luminaireNumber: 'DL1' });
    expect(after.luminousLengthMm).toBe(580);
    expect(after.luminousWidthMm).toBe(280);
    expect(after.lampSets[0]?.lampCount).toBe(-1);
    const flux = calculateFlux(expandDistribution(after));
    expect(flux).toBeCloseTo(1000, 6);
  });
});
