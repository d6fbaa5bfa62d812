import { describe, expect, it } from 'vitest';
import { createDistribution, type DistributionParameters } from '#core/photometry/distribution.ts';
import type { Ldt } from '#core/photometry/eulumdat/ldt.ts';
import { inEnglish } from '#core/say.ts';
import { checkAgreement } from './agreement.ts';
import type { StatedFigures } from './agreement-rules.ts';
import { figuresOfReel, readColourRendering, readFileFigures } from './file-figures.ts';

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
      colour: '2700-5000 K',
      colourRendering: '90',
      powerW: 12.5,
    },
  ],
  directRatios: Array(10).fill(0),
  ...createDistribution({ kind: 'rotational', beamDeg: 36 }),
  ...overrides,
});

const withBeam = (parameters: DistributionParameters) => createLdt(createDistribution(parameters));
const withLamps = (overrides: Partial<Ldt['lampSets'][number]>) =>
  createLdt({ lampSets: createLdt().lampSets.map((set) => ({ ...set, ...overrides })) });

const stated: StatedFigures = {
  fluxLm: 1200,
  powerW: 12.5,
  efficacyLmW: 96,
  cctK: 2700,
  cctMaxK: 5000,
  cri: 90,
  beamDeg: 36,
  beamC90Deg: null,
  ugr: 16,
  lengthMm: null,
  widthMm: null,
  heightMm: 90,
  diameterMm: 150,
};
const nothing = Object.fromEntries(
  Object.keys(stated).map((field) => [field, null]),
) as StatedFigures;

const compare = (figures: Partial<StatedFigures>, ldt = createLdt()) =>
  checkAgreement(readFileFigures(ldt), { ...stated, ...figures });
const verdicts = (figures: Partial<StatedFigures>, ldt = createLdt()) =>
  compare(figures, ldt).map(({ field, verdict }) => `${field} ${verdict}`);

describe('checkAgreement', () => {
  it('finds nothing if file and catalogue agree, or if nothing is stated', () => {
    expect(verdicts({})).toEqual([]);
    expect(verdicts({ fluxLm: 1204, beamDeg: 36.1, beamC90Deg: 36 })).toEqual([]);
    expect(checkAgreement(readFileFigures(createLdt()), nothing)).toEqual([]);
  });

  it.each<[Partial<StatedFigures>, string[]]>([
    [{ fluxLm: 1210 }, ['fluxLm better', 'fluxLm better']],
    [{ fluxLm: 1190 }, ['fluxLm worse', 'fluxLm worse']],
    [{ powerW: 12.4 }, ['powerW better']],
    [{ powerW: 12.6 }, ['powerW worse']],
    [{ efficacyLmW: 98 }, ['efficacyLmW better']],
    [{ efficacyLmW: 94 }, ['efficacyLmW worse']],
    [{ cri: 95 }, ['cri better']],
    [{ cri: 80 }, ['cri worse']],
    [{ cctK: 3000, cctMaxK: 6500 }, ['cctK different', 'cctMaxK different']],
    [{ beamDeg: 38, beamC90Deg: 60 }, ['beamDeg different', 'beamC90Deg different']],
    [{ diameterMm: 160 }, ['diameterMm different']],
    [{ heightMm: 70 }, ['heightMm different']],
    [{ diameterMm: null, lengthMm: 600, widthMm: 150 }, []],
  ])('%o is found as %j', (figures, expected) => {
    expect(verdicts(figures)).toEqual(expected);
  });

  it('finds a distribution that adds up to less than the file declares', () => {
    expect(verdicts({}, createLdt({ conversionFactor: 0.98 }))).toEqual([
      ...['fluxLm better', 'efficacyLmW better'],
    ]);
  });

  it('does not compare the lamp flux of relative photometry', () => {
    const relative = createLdt({
      ...withLamps({ lampCount: 2, fluxLm: 1500 }),
      conversionFactor: 0.8,
    });
    expect(verdicts({}, relative)).toEqual([]);
  });

  it('compares within each tolerance', () => {
    expect(verdicts({ fluxLm: 1205.9 })).toEqual([]);
    expect(verdicts({ fluxLm: 1206.1 })).toHaveLength(2);
    expect(verdicts({ powerW: 12.496 })).toEqual([]);
    expect(verdicts({ powerW: 12.494 })).toEqual(['powerW better']);
    const narrow = withBeam({ kind: 'rotational', beamDeg: 10 });
    expect(verdicts({ beamDeg: 10.15 }, narrow)).toEqual([]);
    expect(verdicts({ beamDeg: 10.25 }, narrow)).toEqual(['beamDeg different']);
    const wide = withBeam({ kind: 'lambertian', beamDeg: 120 });
    expect(verdicts({ beamDeg: 120.4, ugr: null }, wide)).toEqual([]);
    expect(verdicts({ beamDeg: 121, ugr: null }, wide)).toEqual(['beamDeg different']);
    expect(verdicts({ diameterMm: 153 })).toEqual([]);
    expect(verdicts({ diameterMm: 153.1 })).toEqual(['diameterMm different']);
    expect(verdicts({ heightMm: 88 })).toEqual([]);
    expect(verdicts({ heightMm: 87.9 })).toEqual(['heightMm different']);
  });

  it('says both figures', () => {
    const messageOf = (figures: Partial<StatedFigures>, ldt?: Ldt) =>
      compare(figures, ldt).map(({ message }) => inEnglish(message));
    expect(messageOf({ powerW: 10 })).toEqual([
      "'10' is better than the file, which tells a power of 12.5 W",
    ]);
    expect(messageOf({ cctK: 4000 })).toEqual([
      "'4000' differs from the file, which tells a colour of '2700-5000 K'",
    ]);
    expect(messageOf({ heightMm: 40 })).toEqual([
      "'40' differs from the file, which tells sides of 150 × 90 mm",
    ]);
    const globe = withBeam({ kind: 'omnidirectional' });
    expect(messageOf({ ugr: null }, globe)).toEqual([
      "'36' is stated, and the file tells a beam in C0-C180 of no single figure",
    ]);
  });

  it('compares a UGR class with the value of the file', () => {
    const glaring = createLdt({
      ...createDistribution({ kind: 'lambertian', beamDeg: 110 }),
      luminousLengthMm: 148,
    });
    const without = { beamDeg: null };
    const ugrOf = (ugr: number, ldt: Ldt) =>
      compare({ ...without, ugr }, ldt).map(
        ({ verdict, message }) => `${verdict}: ${inEnglish(message)}`,
      );
    const value = readFileFigures(glaring).ugr?.value ?? 0;
    expect(value).toBeGreaterThan(25);
    expect(value).toBeLessThan(28);
    expect(ugrOf(28, glaring)).toEqual([]);
    expect(ugrOf(25, glaring)).toEqual([
      `better: '25' is better than the file, which tells a UGR of ${value.toFixed(2)} at 4H × 8H`,
    ]);
    expect(ugrOf(30, glaring)[0]).toMatch(/^worse: '30' is worse/);
    const thrown = withBeam({ kind: 'asymmetric', peakDeg: 40 });
    expect(ugrOf(16, thrown)[0]).toMatch(/ in the worst of all directions$/);
  });

  it('finds sides in any order, and every side of a square housing', () => {
    const box = createLdt({ lengthMm: 112, widthMm: 138, heightMm: 28 });
    const sides = { diameterMm: null, lengthMm: 28, widthMm: 112, heightMm: 138 };
    expect(verdicts(sides, box)).toEqual([]);
    expect(verdicts({ ...sides, widthMm: 28 }, box)).toEqual(['widthMm different']);
    const square = createLdt({ lengthMm: 150, widthMm: 150 });
    expect(verdicts({}, square)).toEqual([]);
  });
});

describe('figuresOfReel', () => {
  const file = createLdt({
    lengthMm: 1000,
    widthMm: 8,
    heightMm: 2,
    luminousLengthMm: 1000,
    luminousWidthMm: 5,
  });
  const reel = { fluxLm: 6000, powerW: 62.5, lengthMm: 5000, widthMm: 8, heightMm: 2 };
  const compareReel = (ldt: Ldt, changes: Partial<StatedFigures> = {}) =>
    checkAgreement(figuresOfReel(readFileFigures(ldt, false), reel.lengthMm), {
      ...nothing,
      ...reel,
      ...changes,
    }).map(({ field, verdict }) => `${field} ${verdict}`);

  it('compares a reel with the metre that its file describes', () => {
    expect(compareReel(file)).toEqual([]);
    expect(compareReel(file, { fluxLm: 6100 })).toEqual(['fluxLm better', 'fluxLm better']);
    expect(compareReel(file, { powerW: 60 })).toEqual(['powerW better']);
  });

  it('compares a reel with a file of the whole reel', () => {
    const [lamps] = file.lampSets;
    if (!lamps) throw new Error('The file has lamps.');
    const whole = { ...file, lengthMm: 5000, luminousLengthMm: 5000 };
    expect(compareReel({ ...whole, lampSets: [{ ...lamps, fluxLm: 6000, powerW: 62.5 }] })).toEqual(
      [],
    );
    expect(compareReel(whole)).toEqual(['fluxLm better', 'fluxLm better', 'powerW worse']);
  });
});

describe('readColourRendering', () => {
  it.each([
    ['90', 90],
    ['Ra>90', 90],
    ['CRI 97', 97],
    ['100', 100],
    ['1A', 90],
    ['1b', 80],
    ['2A', 70],
    ['2B', 60],
    ['', null],
    ['190', null],
    ['good', null],
  ])('%j names %s', (text, expected) => {
    expect(readColourRendering(text)).toBe(expected);
  });
});
