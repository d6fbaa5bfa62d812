import { expect, it } from 'vitest';
import { fuzzGldf, fuzzPhotometry, fuzzSpdx } from '#scripts/fuzz-photometry.ts';

it('only reads or rejects broken files', () => {
  const report = fuzzPhotometry(1500, 7);
  expect(report.failures).toEqual([]);
  expect(report.read).toBeGreaterThan(100);
  expect(report.refused).toBeGreaterThan(100);
});

it('only reads or rejects broken or malicious containers', async () => {
  const report = await fuzzGldf(400, 7);
  expect(report.failures).toEqual([]);
  expect(report.read).toBeGreaterThan(30);
  expect(report.refused).toBeGreaterThan(30);
});

it('only reads or rejects broken or hostile spectra', () => {
  const report = fuzzSpdx(600, 7);
  expect(report.failures).toEqual([]);
  expect(report.read).toBeGreaterThan(30);
  expect(report.refused).toBeGreaterThan(200);
});
