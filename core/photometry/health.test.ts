import { describe, expect, it } from 'vitest';
import en from '#core/i18n/messages/photometry/en.json' with { type: 'json' };
import type { Ldt, LdtLampSet } from '#core/photometry/eulumdat/ldt.ts';
import { findingText, refusalText } from '#core/photometry/finding-text.ts';
import { texts } from '#server/texts.ts';
import { createFinding, findingSeverities, PhotometryError } from './finding.ts';
import { checkHealth } from './health.ts';
import { cosinePower } from './luminaire.fixtures.ts';

const light = cosinePower(2, 2.5);
const lamps: LdtLampSet = {
  lampCount: -1,
  lampType: 'LED',
  fluxLm: 2000,
  colour: '3000 K',
  colourRendering: '80',
  powerW: 20,
};

const sound: Ldt = {
  company: 'Lumbrera',
  sourceType: 1,
  symmetry: 1,
  planeStepDeg: 0,
  gammaStepDeg: 2.5,
  reportNumber: '',
  luminaireName: 'Spot',
  luminaireNumber: '',
  fileName: 'a.ldt',
  dateAndUser: '',
  lengthMm: 200,
  widthMm: 0,
  heightMm: 100,
  luminousLengthMm: 180,
  luminousWidthMm: 0,
  luminousHeightsMm: [0, 0, 0, 0],
  downwardFluxPercent: 100,
  lightOutputRatioPercent: 100,
  conversionFactor: 1,
  tiltDeg: 0,
  lampSets: [lamps],
  directRatios: Array(10).fill(0.5),
  planesDeg: [0],
  gammasDeg: light.gammasDeg,
  intensities: light.intensities,
};

const row = light.intensities[0] ?? [];
const withLamps = (change: Partial<LdtLampSet>): Partial<Ldt> => ({
  lampSets: [{ ...lamps, ...change }],
});
const around = (planes: number[], rows: (readonly number[])[]): Partial<Ldt> => ({
  symmetry: 0,
  planesDeg: planes,
  intensities: rows,
});
const scaled = (factor: number) => row.map((value) => value * factor);
const upAndDown = {
  gammasDeg: [...light.gammasDeg, 120, 150, 180],
  intensities: [[...row, 12, 12, 12]],
};

describe('checkHealth', () => {
  it('finds nothing in a sound file', () => {
    expect(checkHealth(sound)).toEqual([]);
  });

  it.each([
    ['flux-differs', { intensities: [scaled(1.04)] }],
    ['flux-absurd', withLamps({ fluxLm: 0.01 })],
    ['lor-differs', { ...withLamps({ lampCount: 1 }), intensities: [scaled(0.7)] }],
    ['lor-above-100', { ...withLamps({ lampCount: 1 }), intensities: [scaled(1.05)] }],
    ['dff-differs', { ...upAndDown, downwardFluxPercent: 80 }],
    ['stray-uplight', upAndDown],
    ['uplight-outdoors', { ...upAndDown, intensities: [[...row, 0.5, 0.5, 0.5]] }],
    ['lor-not-applicable', { lightOutputRatioPercent: 0 }],
    [
      'source-not-rotational',
      around([0, 90, 180, 270], [scaled(1.3), scaled(0.7), scaled(1.3), scaled(0.7)]),
    ],
    ['nadir-spread', around([0, 90, 180, 270], [scaled(1.05), row, scaled(0.95), row])],
    ['symmetry-hidden', around([0, 90, 180, 270], [row, scaled(1.01), row, scaled(0.99)])],
    ['luminous-area-missing', { luminousLengthMm: 0 }],
    ['luminous-area-tiny', { luminousLengthMm: 1, luminousWidthMm: 1 }],
    ['luminous-area-housing', { luminousLengthMm: 200 }],
    ['luminous-area-outside', { luminousLengthMm: 99_999 }],
    ['measured-tilted', { tiltDeg: 15 }],
    ['gamma-gap', { gammasDeg: light.gammasDeg.slice(0, -5), intensities: [row.slice(0, -5)] }],
    ['plane-gap', around([0, 90, 180, 300], [row, row, row, scaled(0.999)])],
    ['spike', { intensities: [row.map((value, index) => (index === 30 ? 400 : value))] }],
    ['power-missing', withLamps({ powerW: 0 })],
    ['efficacy-absurd', withLamps({ powerW: 5 })],
    ['weak-intensities', { ...withLamps({ lampCount: 1 }), conversionFactor: 0.001 }],
  ] as [string, Partial<Ldt>][])('finds %s', (code, change) => {
    const findings = checkHealth({ ...sound, ...change });
    expect(findings.map((finding) => finding.code)).toContain(code);
    expect(findings.every(({ severity, code }) => severity === findingSeverities[code])).toBe(true);
  });

  it('reports different planes only if the file declares a symmetry', () => {
    const planes = around([0, 90, 180, 270], [scaled(1.3), scaled(0.7), scaled(1.3), scaled(0.7)]);
    const codes = (sourceType: number) =>
      checkHealth({ ...sound, ...planes, sourceType }).map(({ code }) => code);
    expect(codes(1)).toContain('source-not-rotational');
    expect(codes(3)).not.toContain('source-not-rotational');
  });

  it('compares absolute photometry with its flux, whatever its light output ratio says', () => {
    const codes = (lightOutputRatioPercent: number) =>
      checkHealth({ ...sound, lightOutputRatioPercent }).map(({ code }) => code);
    expect(codes(100)).toEqual([]);
    expect(codes(0)).toEqual(['lor-not-applicable']);
    expect(codes(80)).toEqual(['lor-not-applicable', 'flux-differs']);
  });

  it('reports the deviation of the flux from the declared one', () => {
    const [finding] = checkHealth({ ...sound, intensities: [scaled(1.04)] });
    expect(finding).toMatchObject({
      code: 'flux-differs',
      severity: 'warning',
      values: { declared: 2000, percent: expect.closeTo(4.1, 1) },
    });
  });
});

describe('the texts of findings', () => {
  it('exist for every code in both languages, without unfilled placeholders', () => {
    const finding = createFinding('flux-differs', { found: 2080.4, declared: 2000, percent: 4 });
    expect(findingText(texts.en, finding)).toBe(
      'The intensities add up to 2,080.4 lm, the file declares 2,000 lm: 4 % apart.',
    );
    expect(findingText(texts.es, finding)).toBe(
      'Las intensidades suman 2080,4 lm y el archivo declara 2000 lm: difieren un 4 %.',
    );
    for (const code of Object.keys(findingSeverities)) {
      expect(en).toHaveProperty([`photometry.finding.${code}`]);
    }
  });

  it('use the singular for one', () => {
    const finding = createFinding('blank-lines', { count: 1 });
    expect(findingText(texts.en, finding)).toMatch(/^There is 1 empty line/);
    expect(findingText(texts.es, finding)).toMatch(/^Hay 1 línea vacía/);
    const several = createFinding('trailing-content', { count: 2 });
    expect(findingText(texts.en, several)).toMatch(/^There are 2 values/);
  });

  it('say why a file is rejected', () => {
    const error = new PhotometryError('not-a-number', { value: 'n/a' }, 7);
    expect(refusalText(texts.es, error)).toBe('Aquí debería haber un número, no «n/a».');
    expect(error.line).toBe(7);
  });
});
