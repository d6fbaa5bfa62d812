import { describe, expect, it } from 'vitest';
import type { Ldt } from '#core/photometry/eulumdat/ldt.ts';
import { checkAgreement, type PrintedFigures } from './agreement.ts';
import { createDistribution } from './distribution.ts';

const createLdt = (overrides: Partial<Ldt> = {}): Ldt => ({
  company: 'Lumbrera',
  sourceType: 1,
  reportNumber: '',
  luminaireName: '',
  luminaireNumber: '',
  fileName: '',
  dateAndUser: '',
  lengthMm: 150,
  widthMm: 0,
  heightMm: 90,
  luminousLengthMm: 110,
  luminousWidthMm: 0,
  luminousHeightsMm: [0, 0, 0, 0],
  downwardFluxPercent: 100,
  lightOutputRatioPercent: 100,
  conversionFactor: 1,
  tiltDeg: 0,
  lampSets: [
    {
      lampCount: -1,
      lampType: 'LED',
      fluxLm: 1200,
      colour: '3000 K',
      colourRendering: '90',
      powerW: 12.5,
    },
  ],
  directRatios: Array(10).fill(0),
  ...createDistribution({ kind: 'rotational', beamDeg: 36 }),
  ...overrides,
});

const printed: PrintedFigures = {
  fluxLm: 1200,
  powerW: 12.5,
  cctK: 3000,
  cri: 90,
  beamDeg: 36,
  beamC90Deg: null,
};
const codesOf = (figures: Partial<PrintedFigures>, ldt = createLdt()) =>
  checkAgreement(ldt, { ...printed, ...figures }).map((finding) => finding.code);

describe('checkAgreement', () => {
  it('finds nothing if file and catalogue agree, or if nothing is printed', () => {
    expect(codesOf({})).toEqual([]);
    expect(codesOf({ fluxLm: 1204, beamDeg: 36.1, beamC90Deg: 36 })).toEqual([]);
    const nothing = { fluxLm: null, powerW: null, cctK: null, cri: null, beamDeg: null };
    expect(codesOf(nothing)).toEqual([]);
  });

  it('finds each deviating figure', () => {
    expect(codesOf({ fluxLm: 1210 })).toEqual(['lamp-flux', 'distribution-flux']);
    expect(codesOf({ powerW: 12.6 })).toEqual(['power']);
    expect(codesOf({ cctK: 4000 })).toEqual(['cct']);
    expect(codesOf({ cri: 80 })).toEqual(['cri']);
    expect(codesOf({ beamDeg: 38, beamC90Deg: 60 })).toEqual(['beam', 'beam-c90']);
  });

  it('finds a distribution that does not add up to the flux the file declares', () => {
    expect(codesOf({}, createLdt({ conversionFactor: 0.98 }))).toEqual(['distribution-flux']);
  });

  it('finds a printed beam that the distribution lacks', () => {
    const globe = createLdt(createDistribution({ kind: 'omnidirectional' }));
    expect(checkAgreement(globe, printed)).toEqual([
      {
        code: 'beam',
        field: 'beamDeg',
        expected: 36,
        found: null,
        message: 'The distribution has no single beam in C0-C180, the catalogue says 36°.',
      },
    ]);
  });

  it('reads colour figures in the ways laboratories write them', () => {
    const withTexts = (colour: string, colourRendering: string) =>
      createLdt({
        lampSets: createLdt().lampSets.map((set) => ({ ...set, colour, colourRendering })),
      });
    expect(codesOf({}, withTexts('LED 930/3000K', 'Ra>90'))).toEqual([]);
    expect(codesOf({}, withTexts('30000', '190'))).toEqual(['cct', 'cri']);
  });

  it('compares within half a percent, 0.2° of a narrow beam and half a hundredth of a watt', () => {
    expect(codesOf({ fluxLm: 1205.9 })).toEqual([]);
    expect(codesOf({ fluxLm: 1206.1 })).toEqual(['lamp-flux', 'distribution-flux']);
    expect(codesOf({ powerW: 12.504 })).toEqual([]);
    expect(codesOf({ powerW: 12.506 })).toEqual(['power']);
    const narrow = createLdt(createDistribution({ kind: 'rotational', beamDeg: 10 }));
    expect(codesOf({ beamDeg: 10.15 }, narrow)).toEqual([]);
    expect(codesOf({ beamDeg: 10.25 }, narrow)).toEqual(['beam']);
    const wide = createLdt(createDistribution({ kind: 'lambertian', beamDeg: 120 }));
    expect(codesOf({ beamDeg: 120.4 }, wide)).toEqual([]);
    expect(codesOf({ beamDeg: 121 }, wide)).toEqual(['beam']);
  });

  it('includes the factor of the file in its flux, and says what it found', () => {
    const half = createLdt({ conversionFactor: 0.5 });
    const [finding] = checkAgreement(half, printed);
    expect(finding).toMatchObject({ code: 'distribution-flux', found: expect.closeTo(600, 0) });
    expect(finding?.message).toMatch(/adds up to (600|599\.\d{1,2}|600\.\d{1,2}) lm/);
    const [power] = checkAgreement(createLdt(), { ...printed, powerW: 20 });
    expect(power?.message).toBe('The file declares 12.5 W, the catalogue 20 W.');
    const [beam] = checkAgreement(createLdt(), { ...printed, beamDeg: 50 });
    expect(beam?.message).toBe(
      'The beam of the distribution in C0-C180 is 36°, the catalogue says 50°.',
    );
    const oval = createLdt(createDistribution({ kind: 'elliptical', beamDeg: 36, beamC90Deg: 60 }));
    expect(codesOf({ beamC90Deg: 60 }, oval)).toEqual([]);
    expect(codesOf({ beamC90Deg: 36 }, oval)).toEqual(['beam-c90']);
  });
});
