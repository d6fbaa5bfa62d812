import { describe, expect, it } from 'vitest';
import { texts } from '#server/texts.ts';
import { createFinding } from './finding.ts';
import { sound } from './health.fixtures.ts';
import { createIntensityLookup } from './intensity-lookup.ts';
import { createLightSummary } from './light-summary.ts';
import { createLuminaire, readCct } from './luminaire.ts';
import { createReport } from './report.ts';
import { worstUgrText } from './ugr/ugr-text.ts';

const quarters = { symmetry: 0 as const, planesDeg: [0, 90, 180, 270] };
const lampsOf = (change: object) => sound.lampSets.map((set) => ({ ...set, ...change }));

describe('createLuminaire', () => {
  it('has the colour that the file states', () => {
    const colourOf = (colour: string) =>
      createLuminaire({ ...sound, lampSets: lampsOf({ colour }) }).colour;
    expect(colourOf('2700-6500 K')).toEqual({ cctK: 6500, bluePercent: null });
    expect(colourOf('RGBW')).toEqual({ cctK: null, bluePercent: null });
  });

  it('has metres, and a height for each side', () => {
    const area = {
      luminousLengthMm: 1180,
      luminousWidthMm: 58,
      luminousHeightsMm: [10, 20, 30, 40],
    };
    expect(createLuminaire({ ...sound, ...area }).luminousArea).toEqual({
      lengthM: 1.18,
      widthM: 0.058,
      heightsM: [0.01, 0.02, 0.03, 0.04],
    });
  });

  it('multiplies the intensities by the factor of the file, and the flux by that of its lamps', () => {
    const half = createLuminaire({ ...sound, conversionFactor: 0.5 });
    expect(half.light.intensities[0]?.[0]).toBeCloseTo(500 / (2 * Math.PI), 9);
    expect(half.fluxLm).toBeCloseTo(1000, 6);
    expect(half.lampFluxLm).toBe(2000);
    expect(createLuminaire(sound).fluxLm).toBeCloseTo(2000, 6);
  });

  it('reduces planes that are alike to one, and only those', () => {
    const alike = [1, 1, 1, 1].map((value) => [value, value, value]);
    const { light } = createLuminaire({ ...sound, ...quarters, intensities: alike });
    expect(light).toMatchObject({ planesDeg: [0], intensities: [[1, 1, 1]] });
    const other = [1, 1, 1, 1.001].map((value) => [value, value, value]);
    expect(
      createLuminaire({ ...sound, ...quarters, intensities: other }).light.planesDeg,
    ).toHaveLength(4);
  });

  it.each([
    [0.5, 0.5],
    [0, null],
  ])('has a power of %f W as %j', (powerW, expected) => {
    expect(createLuminaire({ ...sound, lampSets: lampsOf({ powerW }) }).powerW).toBe(expected);
  });
});

const reportOf = (
  change: object = {},
  findings: Parameters<typeof createReport>[0]['findings'] = [],
) => {
  const ldt = { ...sound, ...change };
  return createReport({ ldt, luminaire: createLuminaire(ldt), findings, spectrum: null });
};

describe('createReport', () => {
  it('tells absolute from relative photometry, and names the lamp', () => {
    expect(reportOf()).toMatchObject({
      isAbsolute: true,
      lamp: 'LED, 3000 K',
      name: 'Spot',
      luminousSizeMm: { length: 180, width: 0 },
    });
    for (const lampCount of [0, 1]) {
      expect(reportOf({ lampSets: lampsOf({ lampCount }) }).isAbsolute).toBe(false);
    }
    expect(reportOf({ lampSets: lampsOf({ lampType: '' }) }).lamp).toBe('3000 K');
  });

  it('has luminances for each 15° of the part of the circle that differs', () => {
    const planesOf = (sides?: number[]) =>
      reportOf(sides && { ...quarters, intensities: sides.map((side) => [100, side, 0]) }).luminance
        ?.planesDeg;
    expect(planesOf()).toEqual([0, 15, 30, 45, 60, 75, 90]);
    expect(planesOf([90, 30, 90, 30])).toEqual([0, 15, 30, 45, 60, 75, 90]);
    expect(planesOf([90, 30, 10, 30])).toEqual(Array.from({ length: 13 }, (_, i) => i * 15));
    expect(planesOf([90, 30, 90, 60])).toEqual([
      270, 285, 300, 315, 330, 345, 0, 15, 30, 45, 60, 75, 90,
    ]);
    expect(planesOf([90, 30, 10, 60])).toEqual(Array.from({ length: 24 }, (_, i) => i * 15));
  });
});

describe('createLightSummary', () => {
  const summaryOf = (...args: Parameters<typeof reportOf>) =>
    createLightSummary(texts.en, reportOf(...args));
  const figure = (summary: ReturnType<typeof summaryOf>, label: string) =>
    summary.figures.find((entry) => entry.label === label)?.value.replaceAll('\u00a0', ' ');
  const rows = (sides: number[]) => sides.map((side) => [100, side, 0]);

  it('is checked unless a finding is worse than good to know', () => {
    expect(summaryOf().checked).not.toBeNull();
    expect(summaryOf({}, [createFinding('symmetry-hidden')]).checked).not.toBeNull();
    const mixed = [createFinding('symmetry-hidden'), createFinding('spike')];
    expect(summaryOf({}, mixed).checked).toBeNull();
  });

  it('labels rings with a decimal below ten, and the peak of the diagram', () => {
    expect(summaryOf().rings.map(({ label }) => label)).toEqual(['40', '80', '120', '160']);
    const weak = summaryOf({ conversionFactor: 0.05 });
    expect(weak.rings.map(({ label }) => label)).toEqual(['2', '4', '6', '8']);
    expect(weak.label).toContain('8');
    const odd = summaryOf({ conversionFactor: 0.06 });
    expect(odd.rings.map(({ label }) => label)).toEqual(['2.5', '5', '7.5', '10']);
    const [label] = [summaryOf({ conversionFactor: 0.058 }).label];
    expect(label).toContain('9.2');
  });

  it('has one legend for each pair of planes', () => {
    expect(summaryOf().legend).toEqual(['C0–C180']);
    const oval = summaryOf({ ...quarters, intensities: rows([90, 30, 90, 30]) });
    expect(oval.legend).toEqual(['C0–C180', 'C90–C270']);
  });

  it('has the UGR of both directions, or the worst of all where the light is not symmetric', () => {
    const main = texts.en('photometry.ugr-4h8h');
    const worst = texts.en('photometry.ugr-worst');
    expect(figure(summaryOf(), main)).toMatch(/^\d+\.\d \/ \d+\.\d$/);
    expect(figure(summaryOf(), worst)).toBeUndefined();
    const thrown = { ...quarters, intensities: rows([90, 30, 10, 30]) };
    expect(figure(summaryOf(thrown), main)).toBeUndefined();
    const report = reportOf(thrown);
    const { value, planeDeg } = report.ugr4h8h ?? { value: 0, planeDeg: 0 };
    expect(figure(summaryOf(thrown), worst)).toBe(`${value.toFixed(1)} (C${planeDeg})`);
    expect(worstUgrText(texts.en, report.ugr4h8h)).toContain(
      `from C${planeDeg}, with a UGR of ${value.toFixed(1)}`,
    );
    expect(worstUgrText(texts.en, reportOf().ugr4h8h)).toBeNull();
    expect(worstUgrText(texts.en, null)).toBeNull();
  });

  it('has whole candela, one beam where both planes agree, and both where they differ', () => {
    expect(figure(summaryOf(), texts.en('photometry.peak'))).toBe('318 cd');
    expect(figure(summaryOf(), texts.en('photometry.dff'))).toBe('100 %');
    expect(figure(summaryOf(), texts.en('photometry.flux-code'))).toBe('25 50 75 100 100');
    const beam = texts.en('photometry.beam');
    expect(figure(summaryOf(), beam)).toBe('180°');
    const oval = { ...quarters, intensities: rows([50, 0, 50, 0]) };
    expect(figure(summaryOf(oval), beam)).toBe('C0 90°, C90 45°');
    const split = {
      ...quarters,
      intensities: [
        [10, 100, 0],
        [10, 5, 0],
        [10, 100, 0],
        [10, 5, 0],
      ],
    };
    expect(figure(summaryOf(split), beam)).toBe('C0 –, C90 90°');
    const globe = { gammasDeg: [0, 90, 180] };
    expect(figure(summaryOf(globe), beam)).toBeUndefined();
  });
});

describe('createIntensityLookup', () => {
  it.each([
    [
      [0, 90],
      [0, 10, 30, 90],
    ],
    [
      [0, 90, 180, 270],
      [0, 30, 60, 90],
    ],
    [
      [10, 20, 200],
      [5, 6, 80],
    ],
  ])('has the values of the file at its angles: planes %j, angles %j', (planesDeg, gammasDeg) => {
    const intensities = planesDeg.map((plane) => gammasDeg.map((gamma) => plane * 7 + gamma));
    const lookup = createIntensityLookup({ planesDeg, gammasDeg, intensities });
    for (const plane of planesDeg) {
      for (const gamma of gammasDeg) {
        for (const turn of [-720, -360, 0, 360]) {
          expect(lookup(plane + turn, gamma)).toBeCloseTo(plane * 7 + gamma, 9);
        }
      }
      expect(lookup(plane, (gammasDeg[0] ?? 0) - 0.001)).toBe(0);
      expect(lookup(plane, (gammasDeg.at(-1) ?? 0) + 0.001)).toBe(0);
    }
  });
});

it('the highest colour temperature of a text counts', () => {
  expect(readCct('3000 K')).toBe(3000);
  expect(readCct('2700-6500 K')).toBe(6500);
  expect(readCct('LED 830 / 3000K')).toBe(3000);
  for (const text of ['', '830', 'RGBW', '123456']) expect(readCct(text)).toBeNull();
});
