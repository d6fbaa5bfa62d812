import { describe, expect, it } from 'vitest';
import { tellIn } from '#core/say.ts';
import { tellings } from '#server/texts.ts';
import { formatLdt } from './format-ldt.ts';
import { type Ldt, parseLdt } from './ldt.ts';
import { LdtError } from './ldt-lines.ts';

const quadrant: Ldt = {
  company: 'Lumbrera',
  sourceType: 2,
  symmetry: 4,
  planeStepDeg: 90,
  gammaStepDeg: 45,
  reportNumber: 'Calculated distribution',
  luminaireName: 'Línea 1200, 24 W – “opal”',
  luminaireNumber: 'LIN1200/24/840',
  fileName: 'LIN1200-24-840.ldt',
  dateAndUser: '2025-03-14',
  lengthMm: 1200,
  widthMm: 62.5,
  heightMm: 70,
  luminousLengthMm: 1180,
  luminousWidthMm: 58,
  luminousHeightsMm: [0, 1, 2, 3],
  downwardFluxPercent: 99.9,
  lightOutputRatioPercent: 100,
  conversionFactor: 1,
  tiltDeg: 0,
  lampSets: [
    {
      lampCount: -1,
      lampType: 'LED',
      fluxLm: 3120,
      colour: '4000 K',
      colourRendering: '80',
      powerW: 24.5,
    },
  ],
  directRatios: [0.3, 0.39, 0.45, 0.52, 0.57, 0.64, 0.7, 0.74, 0.79, 0.82],
  planesDeg: [0, 90, 180, 270],
  gammasDeg: [0, 45, 90],
  intensities: [
    [300.25, 200, 0],
    [300.25, 100.5, 0],
  ],
};

const lines = formatLdt(quadrant).split('\r\n');
const withLine = (number: number, value: string) =>
  [...lines.slice(0, number - 1), value, ...lines.slice(number)].join('\r\n');

describe('formatLdt and parseLdt', () => {
  it('survive the round trip, in plain characters of ISO-8859-1', () => {
    expect(parseLdt(formatLdt(quadrant))).toEqual({
      ...quadrant,
      luminaireName: 'Línea 1200, 24 W - "opal"',
    });
  });

  it('write one value per line, with CRLF, a point as decimal sign and no exponent', () => {
    const text = formatLdt({ ...quadrant, tiltDeg: 1e-9, reportNumber: 'a\r\nb', fileName: 'Ω' });
    expect(text.endsWith('0\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(text.split('\r\n').slice(7, 25)).toEqual([
      'a b',
      'Línea 1200, 24 W - "opal"',
      'LIN1200/24/840',
      '?',
      '2025-03-14',
      '1200',
      '62.5',
      '70',
      '1180',
      '58',
      '0',
      '1',
      '2',
      '3',
      '99.9',
      '100',
      '1',
      '0',
    ]);
  });

  it('reject a matrix that does not fit its symmetry', () => {
    expect(() => formatLdt({ ...quadrant, symmetry: 0 })).toThrow('stores 4 rows of 3 intensities');
  });
});

describe('parseLdt', () => {
  it('tolerates byte order marks, line ends, blanks, decimal commas and a DOS end of file', () => {
    const text = formatLdt(quadrant);
    const expected = parseLdt(text);
    expect(parseLdt(`\uFEFF${text}`)).toEqual(expected);
    expect(parseLdt(`ï»¿${text}`)).toEqual(expected);
    expect(parseLdt(text.replaceAll('\r\n', '\n'))).toEqual(expected);
    expect(parseLdt(text.replaceAll('\r\n', '\r'))).toEqual(expected);
    expect(parseLdt(text.replaceAll('\r\n', ' \t\r\n  '))).toEqual(expected);
    expect(parseLdt(`${text}\u001A`)).toEqual(expected);
    expect(parseLdt(withLine(14, '62,5'))).toEqual(expected);
    expect(parseLdt(withLine(13, '1_200'))).toEqual(expected);
  });

  it('reports the line, the expected and the actual value, and the fix', () => {
    expect(() => parseLdt(withLine(4, '3O'))).toThrow(
      "LDT line 4: the number of C-planes must be a whole number, got '3O'. Check for a letter O.",
    );
    expect(() => parseLdt(withLine(3, '7'))).toThrow(
      "LDT line 3: the symmetry indicator must be a whole number between 0 and 4, got '7'.",
    );
    expect(() => parseLdt(withLine(4, '6'))).toThrow(
      'LDT line 4: 6 C-planes cannot have symmetry 4, which needs a multiple of 4.',
    );
    expect(() => parseLdt(withLine(13, '1200 62.5 70'))).toThrow('one value per line');
    expect(() => parseLdt(withLine(24, ''))).toThrow('LDT line 24: the conversion factor');
    expect(() => parseLdt(withLine(44, '0'))).toThrow(
      "LDT line 44: C-plane 2 of 4 must be greater than the one before (0), got '0'.",
    );
  });

  it('says the same in every language', () => {
    const toldOf = (text: string) => {
      try {
        return parseLdt(text);
      } catch (error) {
        return error instanceof LdtError && tellIn(tellings.es, error.said);
      }
    };
    expect(toldOf(withLine(4, '3O'))).toBe(
      'Línea 4 del LDT: el número de planos C tiene que ser un número entero, y es «3O». Comprueba si hay una letra O.',
    );
    expect(toldOf(withLine(44, '0'))).toContain('el plano C 2 de 4 tiene que ser mayor');
    expect(toldOf(lines.slice(0, 53).join('\n'))).toContain(
      'termina donde debería estar la intensidad en gamma 45° del plano almacenado 2 de 2.',
    );
  });

  it('rejects empty, truncated and non-photometric files', () => {
    expect(() => parseLdt(' \r\n')).toThrow('LDT line 1: the file is empty.');
    expect(() => parseLdt(lines.slice(0, 53).join('\n'))).toThrow(
      'LDT line 54: the file ends where the intensity at gamma 45° of stored plane 2 of 2 should be.',
    );
    expect(() => parseLdt('IESNA:LM-63-2002\n[TEST] 1\nTILT=NONE')).toThrow(
      "LDT line 2: the type indicator must be a whole number, got '[TEST] 1'.",
    );
  });
});
