import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Ldt, parseLdt } from '#core/photometry/eulumdat/ldt.ts';
import { expandDistribution, type LdtSymmetry } from '#core/photometry/eulumdat/ldt-symmetry.ts';
import { calculateFlux } from '#core/photometry/figures/flux.ts';
import { interpolateGamma, interpolatePlane } from '#core/photometry/light-distribution.ts';
import { formatIes } from './format-ies.ts';

/** A reader of LM-63 type C for these tests only: keywords, figures and candela of the full circle. */
function readIes(text: string) {
  const [head = '', body = ''] = text.split('TILT=NONE\r\n');
  const keywords = Object.fromEntries(
    [...head.matchAll(/^\[(\w+)\] (.*)\r$/gm)].map(([, key, value]) => [key, value]),
  );
  const numbers = body.trim().split(/\s+/).map(Number);
  const take = (count: number) => numbers.splice(0, count);
  const [lamps, lumens, multiplier, gammaCount, planeCount, type, units] = take(7);
  const [width, length, height] = take(3);
  const [ballast, future, watts] = take(3);
  const gammasDeg = take(gammaCount as number);
  const planesDeg = take(planeCount as number);
  const rows = planesDeg.map(() =>
    take(gammaCount as number).map((value) => value * (multiplier as number)),
  );
  return {
    version: head.split('\r\n', 1)[0],
    keywords,
    figures: { lamps, lumens, type, units, width, length, height, ballast, future, watts },
    light: unfold(planesDeg, gammasDeg, rows),
    left: numbers,
  };
}

/** Mirrors by the last horizontal angle: 0 rotational, 90 quadrants, 180 halves, 360 nothing. */
function unfold(planesDeg: number[], gammasDeg: number[], intensities: number[][]) {
  const last = planesDeg.at(-1) as number;
  if (last === 0) return { planesDeg, gammasDeg, intensities };
  const around = new Map<number, number[]>();
  planesDeg.forEach((plane, index) => {
    const row = intensities[index] as number[];
    const images = last === 360 ? [plane] : [plane, 360 - plane];
    for (const image of last === 90 ? [...images, 180 - plane, 180 + plane] : images) {
      around.set((image + 360) % 360, row);
    }
  });
  const sorted = [...around].sort(([a], [b]) => a - b);
  return {
    planesDeg: sorted.map(([plane]) => plane),
    gammasDeg,
    intensities: sorted.map(([, row]) => row),
  };
}

/** Every C-plane and γ has a distinct intensity as far as the symmetry allows. */
function createLdt(symmetry: LdtSymmetry, change: Partial<Ldt> = {}): Ldt {
  const stored = { 0: [0, 90, 180, 270], 1: [0], 2: [0, 90, 180], 3: [270, 0, 90], 4: [0, 90] };
  const gammasDeg = [0, 30, 60, 90];
  return {
    company: 'Lumbrera',
    sourceType: 2,
    symmetry,
    planeStepDeg: 90,
    gammaStepDeg: 30,
    reportNumber: 'Calculated',
    luminaireName: 'Línea Ø60 – “ópalo” 60°',
    luminaireNumber: 'LIN/24/840',
    fileName: 'LIN.ldt',
    dateAndUser: '2025-03-14',
    lengthMm: 1200,
    widthMm: 62,
    heightMm: 70,
    luminousLengthMm: 1180,
    luminousWidthMm: 58,
    luminousHeightsMm: [0, 0, 0, 0],
    downwardFluxPercent: 100,
    lightOutputRatioPercent: 100,
    conversionFactor: 1,
    tiltDeg: 0,
    lampSets: [
      {
        lampCount: -1,
        lampType: 'LED',
        fluxLm: 2000,
        colour: '3000 K',
        colourRendering: '80',
        powerW: 24.5,
      },
    ],
    directRatios: Array.from({ length: 10 }, () => 0.5),
    planesDeg: [0, 90, 180, 270],
    gammasDeg,
    intensities: stored[symmetry].map((plane) =>
      gammasDeg.map((gamma) => (gamma === 90 ? 0 : 300 - gamma + plane / 10)),
    ),
    ...change,
  };
}

describe('formatIes', () => {
  it.each([0, 1, 2, 3, 4] as const)(
    'turns the planes of symmetry %i so that the length lies along 0-180',
    (symmetry) => {
      const ldt = createLdt(symmetry);
      const original = expandDistribution(ldt);
      const { light, left } = readIes(formatIes(ldt));
      expect(left).toEqual([]);
      for (const angle of [0, 45, 90, 180, 270]) {
        const cie = interpolatePlane(original, angle);
        const ies = interpolatePlane(light, angle + 270);
        expect(ies).toEqual(cie.map((value) => expect.closeTo(value * 2, 2)));
      }
    },
  );

  it.each([
    [0, '0 90 180 270 360'],
    [1, '0'],
    [2, '0 90 180 270 360'],
    [3, '0 90 180'],
    [4, '0 90'],
  ] as const)('writes no more planes than symmetry %i needs', (symmetry, planes) => {
    expect(formatIes(createLdt(symmetry)).split('\r\n')).toContain(planes);
  });

  it('interpolates the plane at 0 if the file has none', () => {
    const uneven = createLdt(2, { planesDeg: [0, 60, 180, 300], planeStepDeg: 0 });
    const { light } = readIes(formatIes(uneven));
    expect(light.planesDeg).toEqual([0, 90, 210, 270, 330]);
    expect(light.intensities[0]?.[0]).toBeCloseTo(2 * (309 * 0.75 + 318 * 0.25), 1);
  });

  it('has the keywords, in ASCII, with CRLF and lines of at most 256 characters', () => {
    const text = formatIes(createLdt(4, { company: `Ñ${'x'.repeat(400)}`, tiltDeg: 15 }));
    expect(text).toMatch(/^[ -~\r\n]+$/);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(Math.max(...text.split('\r\n').map((line) => line.length))).toBeLessThan(255);
    const { version, keywords } = readIes(text);
    expect(version).toBe('IESNA:LM-63-2002');
    expect(keywords).toMatchObject({
      TEST: 'Calculated',
      ISSUEDATE: '2025-03-14',
      LUMCAT: 'LIN/24/840',
      LUMINAIRE: 'Linea D60 - "opalo" 60 deg',
      LAMP: 'LED',
      _COLOUR: '3000 K',
      _TILT: 'measured at 15 deg',
    });
  });

  it('writes "not stated" for a required keyword that is empty in the file', () => {
    const { keywords } = readIes(formatIes(createLdt(4, { reportNumber: '', luminaireName: '' })));
    expect(keywords.TEST).toBe('not stated');
    expect(keywords).not.toHaveProperty('LUMINAIRE');
  });

  it('is absolute for a negative number of lamps and relative for a positive one', () => {
    const absolute = readIes(formatIes(createLdt(4)));
    expect(absolute.figures).toMatchObject({ lamps: 1, lumens: -1, ballast: 1, watts: 24.5 });
    const lampSets = [{ ...at0(createLdt(4)), lampCount: 2 }];
    const relative = readIes(formatIes(createLdt(4, { lampSets, conversionFactor: 0.5 })));
    expect(relative.figures).toMatchObject({ lamps: 2, lumens: 1000 });
    expect(relative.light.intensities[0]?.[0]).toBeCloseTo(309, 2);
    expect(absolute.light.intensities[0]?.[0]).toBeCloseTo(618, 2);
  });

  it.each([
    [{ luminousLengthMm: 0, luminousWidthMm: 0 }, [0, 0, 0]],
    [{}, [0.058, 1.18, 0]],
    [{ luminousHeightsMm: [20, 10, 20, 10] }, [0.058, 1.18, 0.02]],
    [{ luminousLengthMm: 120, luminousWidthMm: 0 }, [-0.12, -0.12, 0]],
    [
      { luminousLengthMm: 120, luminousWidthMm: 0, luminousHeightsMm: [90, 90, 90, 90] },
      [-0.12, -0.12, 0.09],
    ],
  ])('describes the luminous opening %j as %j', (change, expected) => {
    const { figures } = readIes(formatIes(createLdt(4, change)));
    expect([figures.width, figures.length, figures.height]).toEqual(expected);
    expect([figures.type, figures.units]).toEqual([1, 2]);
  });

  it.each([
    [
      [0, 30, 60, 85],
      [0, 30, 60, 85, 85.01, 90],
    ],
    [
      [0, 60, 90, 175],
      [0, 60, 90, 175, 175.01, 180],
    ],
    [
      [90, 120, 150, 180],
      [90, 120, 150, 180],
    ],
    [
      [95, 120, 150, 180],
      [90, 94.99, 95, 120, 150, 180],
    ],
  ])(
    'extends vertical angles %j with zeros to the range that LM-63 requires',
    (gammasDeg, expected) => {
      const ldt = createLdt(1, { gammasDeg, intensities: [[100, 100, 100, 100]] });
      const { light } = readIes(formatIes(ldt));
      expect(light.gammasDeg).toEqual(expected);
      expect(calculateFlux(light) / (2 * calculateFlux(expandDistribution(ldt)))).toBeCloseTo(1, 3);
    },
  );
});

describe('the photometric files of the content', () => {
  const products = new URL('../../../content/catalogue/products/', import.meta.url);
  const files = readdirSync(products, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ldt'),
  );

  it('keep flux and direction in their IES form, each of them', () => {
    expect(files.length).toBeGreaterThan(1000);
    for (const file of files) {
      const ldt = parseLdt(readFileSync(new URL(file, products), 'latin1'));
      const { light, left } = readIes(formatIes(ldt));
      const original = expandDistribution(ldt);
      const factor = (at0(ldt).fluxLm * ldt.conversionFactor) / 1000;
      const flux = calculateFlux(original) * factor;
      expect(left, file).toEqual([]);
      expect(Math.abs(calculateFlux(light) / flux - 1), file).toBeLessThan(1e-4);
      const peak = Math.max(...original.intensities.flat()) * factor;
      for (const [plane, gamma] of directions) {
        const cie = interpolateGamma(ldt.gammasDeg, interpolatePlane(original, plane), gamma);
        const ies = interpolateGamma(light.gammasDeg, interpolatePlane(light, plane - 90), gamma);
        expect(Math.abs(ies - cie * factor), `${file} C${plane} ${gamma}°`).toBeLessThan(
          peak / 1e4,
        );
      }
    }
  });
});

const directions = [0, 37.5, 90, 151, 180, 229, 270, 300].flatMap((plane) =>
  [0, 17, 45, 66.5, 89].map((gamma) => [plane, gamma] as const),
);

function at0({ lampSets }: Ldt) {
  const [first] = lampSets;
  if (!first) throw new Error('The file has no lamps.');
  return first;
}
