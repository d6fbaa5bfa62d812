import { describe, expect, test } from 'vitest';
import { buildVariant } from '#core/catalogue/variant.fixtures.ts';
import { createInformationSheet } from '#core/documents/information-sheet.ts';
import { calculateFigures } from '#core/photometry/figures/photometric-figures.ts';
import type { LightDistribution } from '#core/photometry/light-distribution.ts';
import {
  cosinePower,
  createTestLuminaire,
  uniformLight,
} from '#core/photometry/luminaire.fixtures.ts';
import type { PhotometryReport } from '#core/photometry/report.ts';

const reel = buildVariant({
  sku: 'TIRA/24',
  powerW: 24.2,
  fluxLm: 2000,
  cctK: 2680,
  cctMaxK: null,
  voltage: '24 V DC',
  dimming: 'pwm',
  lifetimeH: 60_000,
  lifetimeClass: 'L80B10',
  energyClass: 'F',
});

function reportOn(light: LightDistribution, size = { length: 5000, width: 10 }): PhotometryReport {
  const luminaire = createTestLuminaire(light, { lampFluxLm: 2000 });
  const figures = calculateFigures(luminaire);
  return { luminaire, figures, luminousSizeMm: size, spectrum: null } as PhotometryReport;
}

function sheetOf(
  light: LightDistribution | null,
  variant: Partial<typeof reel> = {},
  stated: Record<string, number | string> = {},
) {
  const report = light && reportOn(light);
  const sheet = createInformationSheet({ variant: { ...reel, ...variant }, stated, report });
  if (!sheet) throw new Error('It has a sheet.');
  return sheet;
}

describe('useful flux, (EU) 2019/2015, Annex I', () => {
  // Within half angle γ a cos^m distribution has 1 − cos^(m+1) γ of its light: Lambertian 75 % within 120°.
  test('Lambertian light is not directional: all of its flux counts', () => {
    expect(sheetOf(cosinePower(1))).toMatchObject({
      isDirectional: false,
      cone: 'sphere',
      usefulFluxLm: 2000,
      peakCd: null,
      beamDeg: null,
    });
  });

  test('a beam of 90° or more counts within 120°', () => {
    // m = 2: 87.5 % within 120°; half of the peak at arccos √½ = 45°, the beam is 90°.
    const sheet = sheetOf(cosinePower(2));
    expect(sheet).toMatchObject({ isDirectional: true, cone: 'wide-cone' });
    expect(sheet.usefulFluxLm).toBeCloseTo(1750, 0);
    expect(sheet.beamDeg).toBeCloseTo(90, 1);
    // I0 = Φ (m + 1) / 2π.
    expect(sheet.peakCd).toBeCloseTo((2000 * 3) / (2 * Math.PI), 0);
  });

  test('a narrower beam counts within 90°', () => {
    // m = 7: 1 − 0.7071^8 = 93.75 % within 90°.
    const sheet = sheetOf(cosinePower(7));
    expect(sheet.cone).toBe('narrow-cone');
    expect(sheet.usefulFluxLm).toBeCloseTo(1875, 0);
  });

  test.each([
    ['light to all sides', uniformLight(180)],
    ['no file', null],
  ])('%s is not directional', (_what, light) => {
    expect(sheetOf(light)).toMatchObject({ isDirectional: false, usefulFluxLm: 2000 });
  });
});

test('figures are rounded as the annex says', () => {
  const sheet = sheetOf(null, { cctMaxK: 6540 });
  expect(sheet.consumptionKwh).toBe(25);
  expect(sheet.cctK).toEqual({ min: 2700, max: 6500 });
  // 0.8^(3000 / 60000).
  expect(sheet.lumenMaintenance).toBeCloseTo(0.9889, 4);
});

test('parameters of mains light sources are absent at 24 V DC', () => {
  const stated = { flicker_pst: 0.5, flicker_svm: 0.2 };
  expect(sheetOf(null, {}, stated)).toMatchObject({
    sdcm: null,
    flickerPst: null,
    flickerSvm: null,
  });
  const onMains = sheetOf(null, { voltage: '220-240 V AC' }, stated);
  expect(onMains).toMatchObject({ isOnMains: true, sdcm: 3, flickerPst: 0.5, flickerSvm: 0.2 });
});

test('radio makes standby power that of a network; colour takes three channels', () => {
  expect(sheetOf(null, {}, { standby_w: 0.4 })).toMatchObject({
    isConnected: false,
    standbyW: 0.4,
    networkedStandbyW: null,
  });
  expect(sheetOf(null, { dimming: 'casambi' }, { standby_w: 0.4 })).toMatchObject({
    isConnected: true,
    standbyW: null,
    networkedStandbyW: 0.4,
    dimmable: 'yes',
  });
  expect(sheetOf(null, {}, { channels: 2 }).isColourTuneable).toBe(false);
  expect(sheetOf(null, {}, { channels: 4 }).isColourTuneable).toBe(true);
});

test('high luminance is above 30 cd/mm² at the peak', () => {
  const light = cosinePower(7);
  // I0 = 2000 · 8 / 2π = 2546 cd over 80 mm² and 90 mm²: 31.8 and 28.3 cd/mm².
  const isHigh = (width: number) => {
    const report = reportOn(light, { length: 10, width });
    return createInformationSheet({ variant: reel, stated: {}, report })?.isHighLuminance;
  };
  expect([isHigh(8), isHigh(9)]).toEqual([true, false]);
});

test.each([{ powerW: null }, { fluxLm: null }, { energyClass: null }])('%o has none', (missing) => {
  const variant = { ...reel, ...missing };
  expect(createInformationSheet({ variant, stated: {}, report: null })).toBeNull();
});
