import { expect, test } from 'vitest';
import { calculateSpectralFigures } from '#core/photometry/spectrum/spectral-figures.ts';
import { gridNm } from '#core/photometry/spectrum/spectrum.ts';
import { createSpectrum } from './create-spectrum.ts';

test.each([
  [2700, 80],
  [2700, 90],
  [3000, 97],
  [4000, 80],
  [5700, 70],
])('a white LED of %i K and CRI %i has this colour and this index', (cctK, cri) => {
  const values = createSpectrum({ cctK, cri });
  const figures = calculateSpectralFigures({ wavelengthsNm: gridNm, values });
  expect(Math.abs((figures?.cctK ?? 0) / cctK - 1)).toBeLessThan(0.005);
  expect(Math.abs(figures?.duv ?? 1)).toBeLessThan(0.004);
  expect(figures?.rendering?.ra).toBeGreaterThanOrEqual(cri);
  expect(figures?.rendering?.ra).toBeLessThan(cri + 5);
  expect(figures?.melanopicRatio).toBeGreaterThan(0.3);
  // Phosphor white has more blue at a higher temperature, and always a gap between die and phosphor.
  const at = (nm: number) => values[gridNm.indexOf(nm)] ?? 0;
  expect(at(450)).toBeGreaterThan(at(400) * 10);
  expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
});

test('what no phosphors can do is said', () => {
  expect(() => createSpectrum({ cctK: 2700, cri: 100 })).toThrow('No phosphors reach');
});
