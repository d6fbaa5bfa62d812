import { expect, it } from 'vitest';
import { fuzzGldf, fuzzPhotometry } from '#scripts/fuzz-photometry.ts';

it('reads or refuses broken files, and nothing else', () => {
  const report = fuzzPhotometry(1500, 7);
  expect(report.failures).toEqual([]);
  expect(report.read).toBeGreaterThan(100);
  expect(report.refused).toBeGreaterThan(100);
});

it('reads or refuses containers that are broken or mean harm, and nothing else', async () => {
  const report = await fuzzGldf(400, 7);
  expect(report.failures).toEqual([]);
  expect(report.read).toBeGreaterThan(30);
  expect(report.refused).toBeGreaterThan(30);
});
