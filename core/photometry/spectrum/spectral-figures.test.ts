import { describe, expect, it, test } from 'vitest';
import { illuminants } from './illuminants.fixtures.ts';
import { daylight } from './reference-light.ts';
import { calculateSpectralFigures } from './spectral-figures.ts';
import { gridNm, sampleSpectrum } from './spectrum.ts';

const figuresOf = (values: readonly number[]) => {
  const figures = calculateSpectralFigures({ wavelengthsNm: gridNm, values });
  if (!figures) throw new Error('dark');
  return figures;
};

describe('calculateSpectralFigures', () => {
  // CIE 15:2018 for chromaticity and temperature; the melanopic ratio of A and D65 in the CIE S 026 toolbox.
  test.each([
    { name: 'a' as const, x: 0.44758, y: 0.40745, cctK: 2856, ra: 100, melanopic: 0.496, sp: 1.41 },
    { name: 'd65' as const, x: 0.31272, y: 0.32903, cctK: 6503, ra: 100, melanopic: 1, sp: 2.47 },
    { name: 'f2' as const, x: 0.3721, y: 0.3751, cctK: 4224, ra: 64, melanopic: null, sp: null },
  ])('$name has the published colour', ({ name, x, y, cctK, ra, melanopic, sp }) => {
    const figures = figuresOf(illuminants[name]);
    expect(figures.chromaticity.x).toBeCloseTo(x, 4);
    expect(figures.chromaticity.y).toBeCloseTo(y, 4);
    expect(Math.abs((figures.cctK ?? 0) - cctK)).toBeLessThan(2);
    expect(figures.rendering?.ra).toBeCloseTo(ra, 0);
    if (melanopic === null) return;
    expect(figures.melanopicRatio).toBeCloseTo(melanopic, 2);
    expect(figures.scotopicRatio).toBeCloseTo(sp, 1);
  });

  it('gives F2 the special indices of CIE 13.3 and the figures of TM-30', () => {
    const { rendering, fidelity, duv } = figuresOf(illuminants.f2);
    expect(rendering?.ra).toBeCloseTo(64.2, 0);
    expect(rendering?.special[8]).toBeCloseTo(-84, -1);
    expect(duv).toBeCloseTo(0.0018, 3);
    expect(fidelity?.rf).toBeCloseTo(70.1, 0);
    expect(fidelity?.rg).toBeCloseTo(86, 0);
    // TM-30-18, example of F2.
    const wanted = [-25, -18, -9, 5, 11, 4, -8, -15, -17, -15, -4, 5, 11, 7, -6, -16];
    fidelity?.bins.forEach((bin, index) => {
      expect(Math.abs(bin.chromaShiftPercent - (wanted[index] ?? 0))).toBeLessThan(0.75);
    });
    const local = [60, 61, 53, 68, 80, 88, 77, 73, 76, 62, 70, 77, 81, 71, 64, 65];
    fidelity?.bins.forEach((bin, index) => {
      expect(Math.abs(bin.fidelity - (local[index] ?? 0))).toBeLessThan(0.75);
    });
  });

  it('finds a reference light perfect: Rf, Rg and Ra of 100', () => {
    const { rendering, fidelity, duv, cctK } = figuresOf(daylight(5500));
    expect(cctK).toBeCloseTo(5500, -1);
    expect(duv).toBeGreaterThan(0.002);
    expect(rendering?.ra).toBeGreaterThan(99.5);
    expect(fidelity?.rf).toBeGreaterThan(99.5);
    expect(fidelity?.rg).toBeCloseTo(100, 0);
  });

  it('gives coloured light no temperature, and darkness no figures', () => {
    const green = figuresOf(gridNm.map((nm) => (nm === 530 ? 1 : 0)));
    expect(green).toMatchObject({ cctK: null, duv: null, rendering: null, fidelity: null });
    expect(green.peakNm).toBe(530);
    expect(figuresOf(gridNm.map((nm) => (nm < 500 ? 1 : 0))).bluePercent).toBe(100);
    expect(
      calculateSpectralFigures({ wavelengthsNm: gridNm, values: gridNm.map(() => 0) }),
    ).toBeNull();
  });
});

describe('sampleSpectrum', () => {
  it('keeps values in steps of 5 nm, and means finer ones', () => {
    expect(sampleSpectrum({ wavelengthsNm: gridNm, values: illuminants.f2 })).toEqual(
      illuminants.f2.map((value) => expect.closeTo(value, 10)),
    );
    const fine = Array.from({ length: 801 }, (_, index) => 380 + index / 2);
    const sample = sampleSpectrum({ wavelengthsNm: fine, values: fine.map((nm) => 2 * nm) });
    expect(sample[10]).toBeCloseTo(860, 6);
    const line = sampleSpectrum({
      wavelengthsNm: fine,
      values: fine.map((nm) => (nm === 432 ? 1 : 0)),
    });
    expect((line[10] ?? 0) / (line[11] ?? 1)).toBeCloseTo(1.5, 6);
  });

  it('interpolates wide steps and is dark outside of the range', () => {
    const sample = sampleSpectrum({ wavelengthsNm: [400, 440], values: [0, 8] });
    expect([sample[0], sample[8], sample[20]]).toEqual([0, expect.closeTo(4, 6), 0]);
  });
});
