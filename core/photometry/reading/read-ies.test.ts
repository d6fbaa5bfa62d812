import { describe, expect, it } from 'vitest';
import { expandDistribution } from '#core/photometry/eulumdat/ldt-symmetry.ts';
import { calculateFlux } from '#core/photometry/figures/flux.ts';
import { convertIesToLdt } from '#core/photometry/ies/ies-to-ldt.ts';
import { interpolateGamma, interpolatePlane } from '#core/photometry/light-distribution.ts';
import { readIes } from '#core/photometry/reading/read-ies.ts';
import { createIesFile, type IesParts, modern } from './ies-file.fixtures.ts';

const codes = (text: string) => readIes(text).findings.map(({ code }) => code);

describe('readIes', () => {
  it.each([
    ['1986', ['Spot 12 W', 'Test 1']],
    ['1991', ['IESNA91', '[TEST] 1']],
    ['1995', ['IESNA:LM-63-1995', '[TEST] 1']],
    ['2002', modern],
    ['2019', ['IES:LM-63-2019', ...modern.slice(1)]],
  ])('reads the edition of %s', (version, head) => {
    const { ies, findings } = readIes(createIesFile({ head }));
    expect(ies).toMatchObject({ version, type: 'C', powerW: 12, candela: [[300, 200, 0]] });
    expect(findings).toEqual([]);
  });

  it('joins [MORE] lines and keeps keywords and labels', () => {
    const { ies } = readIes(
      createIesFile({ head: [...modern, '[OTHER] one', '[MORE] two', '[_own] three'] }),
    );
    expect(ies.keywords.slice(-2)).toEqual([
      { key: 'OTHER', value: 'one\ntwo' },
      { key: '_OWN', value: 'three' },
    ]);
    expect(readIes(createIesFile({ head: ['a', 'b'] })).ies.labels).toEqual(['a', 'b']);
  });

  it.each([
    ['1995', 'IESNA:LM-63-1995', '0.9 0.5 12', 300 * 2 * 0.45],
    ['2002', 'IESNA:LM-63-2002', '0.9 0.5 12', 300 * 2 * 0.9],
    ['2019', 'IES:LM-63-2019', '0.9 1.1 12', 300 * 2 * 0.9],
  ])('multiplies the factors of %s', (_, version, ballast, expected) => {
    const file = createIesFile({
      head: [version, ...modern.slice(1)],
      record: '1 1000 2 3 1 1 2 0 0 0',
      ballast,
    });
    expect(readIes(file).ies.candela[0]?.[0]).toBeCloseTo(expected, 9);
  });

  it('keeps the generation type of 2019, and reports if "future use" is not 1', () => {
    const file = createIesFile({
      head: ['IES:LM-63-2019', ...modern.slice(1)],
      ballast: '1 1.1 12',
    });
    expect(readIes(file).ies.generationType).toBe(1.1);
    expect(codes(createIesFile({ ballast: '1 0.5 12' }))).toEqual(['future-use']);
  });

  it.each([
    ['tilt-spelling', { tilt: 'TILT = NONE' }],
    ['tilt-spelling', { tilt: 'Tilt=none' }],
    ['tilt-included', { tilt: 'TILT=INCLUDE\r\n1\r\n2\r\n0 90\r\n1 0.9' }],
    ['tilt-file', { tilt: 'TILT=LAMP.TLT' }],
    ['version-spelling', { head: ['IESNA: LM-63-2002 ', ...modern.slice(1)] }],
    ['version-unknown', { head: ['IESNA:LM-63-2099', '[TEST] 1'] }],
    ['label-lines', { head: [...modern, 'a line without a keyword'] }],
    ['keywords-missing', { head: ['IESNA:LM-63-2002', '[TEST] 1'] }],
    ['decimal-comma', { record: '1 1000 1,0 3 1 1 2 -0,1 -0,1 0' }],
    ['trailing-content', { candela: ['300 200 0 7'] }],
  ] as [string, IesParts][])('reports %s and reads the same light', (code, parts) => {
    const { ies } = readIes(createIesFile(parts));
    expect(codes(createIesFile(parts))).toEqual([code]);
    expect(ies.candela).toEqual([[300, 200, 0]]);
    expect(ies.opening).toEqual({ shape: 'circle', widthMm: 100, lengthMm: 100, heightMm: 0 });
  });

  it('names the first line with a decimal comma, and the line', () => {
    const { findings } = readIes(createIesFile({ candela: ['300,5 200', '0,0'] }));
    expect(findings).toMatchObject([
      { code: 'decimal-comma', line: 12, values: { value: '300,5 200' } },
    ]);
  });

  it('finds the numbers if the TILT line is missing', () => {
    const text = createIesFile().replace('TILT=NONE\r\n', '');
    expect(codes(text)).toEqual(['tilt-missing']);
  });

  it('reads records that span lines, with commas and exponents', () => {
    const file = createIesFile({
      record: '1,1000,\r\n1\r\n3 1\r\n1 2 -1e-1 -1.D-1 0',
      candela: ['300', '200,0'],
    });
    expect(readIes(file).ies.candela).toEqual([[300, 200, 0]]);
    expect(readIes(file).ies.opening.widthMm).toBeCloseTo(100, 9);
  });

  it.each([
    ['cut-short', 11, { candela: [] }],
    ['not-a-number', 12, { candela: ['300 n/a 0'] }],
    ['photometric-type', 8, { record: '1 1000 1 3 1 4 2 0 0 0' }],
    ['out-of-range', 8, { record: '1 1000 1 3 1 1 3 0 0 0' }],
    ['not-whole', 8, { record: '1 1000 1 3.5 1 1 2 0 0 0' }],
    ['angles-order', 10, { vertical: '0 45 45' }],
  ] as [string, number, IesParts][])('rejects with %s', (code, line, parts) => {
    const text = createIesFile(parts);
    expect(() => readIes(text)).toThrow(
      expect.objectContaining({ code, line: code === 'cut-short' ? expect.any(Number) : line }),
    );
  });
});

describe('convertIesToLdt', () => {
  const intensity = (text: string, plane: number, gamma: number) => {
    const { ldt } = convertIesToLdt(readIes(text).ies);
    const light = expandDistribution(ldt);
    const value = interpolateGamma(light.gammasDeg, interpolatePlane(light, plane), gamma);
    return (value * (ldt.lampSets[0]?.fluxLm ?? 0)) / 1000;
  };
  const withPlanes = (horizontal: string, values: number[]) =>
    createIesFile({
      record: `1 -1 1 3 ${values.length} 1 2 0.1 0.2 0`,
      horizontal,
      candela: values.map((value) => `500 ${value} 0`),
    });

  it.each([
    ['0', [200], { 0: 200, 77: 200 }, 1],
    ['0 45 90', [100, 200, 300], { 90: 100, 270: 100, 0: 300, 180: 300, 45: 200, 225: 200 }, 4],
    ['0 90 180', [100, 200, 300], { 90: 100, 270: 300, 180: 200, 0: 200 }, 3],
    ['90 180 270', [100, 200, 300], { 180: 100, 0: 300, 270: 200, 90: 200 }, 2],
    ['0 90 180 270 360', [100, 200, 300, 400, 100], { 90: 100, 180: 200, 270: 300, 0: 400 }, 0],
  ] as [string, number[], Record<string, number>, number][])(
    'turns and unfolds horizontal angles %s',
    (horizontal, values, expected, symmetry) => {
      const text = withPlanes(horizontal, values);
      expect(convertIesToLdt(readIes(text).ies).ldt.symmetry).toBe(symmetry);
      for (const [plane, value] of Object.entries(expected)) {
        expect(intensity(text, Number(plane), 45), `C${plane}`).toBeCloseTo(value, 6);
      }
    },
  );

  it.each([
    ['open-circle', '0 90 180 270 315'],
    ['horizontal-range', '0 22.5 45'],
  ])('reports %s', (code, horizontal) => {
    const count = horizontal.split(' ').length;
    const { ies } = readIes(withPlanes(horizontal, Array(count).fill(200)));
    expect(convertIesToLdt(ies).findings.map((finding) => finding.code)).toContain(code);
  });

  it.each(['A', 'B'])('turns a floodlight of type %s so that its aim is the nadir', (type) => {
    const angles = Array.from({ length: 37 }, (_, index) => -90 + index * 5);
    const cos = (angle: number) => Math.cos((angle * Math.PI) / 180);
    // Lambertian source: cosine of the angle to the aim, in either system.
    const candela = angles.map((h) =>
      angles.map((v) => (1000 * cos(h) * cos(v)).toFixed(4)).join(' '),
    );
    const text = createIesFile({
      record: `1 -1 1 37 37 ${type === 'A' ? 3 : 2} 2 0.1 0.2 0`,
      vertical: angles.join(' '),
      horizontal: angles.join(' '),
      candela,
    });
    const { ldt, findings } = convertIesToLdt(readIes(text).ies);
    expect(findings.map(({ code }) => code)).toContain('type-converted');
    expect(intensity(text, 0, 0)).toBeCloseTo(1000, 3);
    for (const plane of [0, 40, 90, 180]) {
      expect(Math.abs(intensity(text, plane, 60) - 500), `C${plane}`).toBeLessThan(4);
    }
    const flux = ((ldt.lampSets[0]?.fluxLm ?? 0) * calculateFlux(expandDistribution(ldt))) / 1000;
    expect(flux / (1000 * Math.PI)).toBeCloseTo(1, 2);
  });

  it('distinguishes up from sideways: V towards C0, H towards C90', () => {
    const text = (type: number) =>
      createIesFile({
        record: `1 -1 1 3 3 ${type} 2 0.1 0.2 0`,
        vertical: '-40 0 40',
        horizontal: '-40 0 40',
        candela: ['0 10 0', '0 100 50', '0 20 0'],
      });
    for (const type of [2, 3]) {
      expect(intensity(text(type), 0, 40)).toBeCloseTo(50, 6);
      expect(intensity(text(type), 180, 40)).toBeCloseTo(0, 6);
      expect(intensity(text(type), 90, 40)).toBeCloseTo(20, 6);
      expect(intensity(text(type), 270, 40)).toBeCloseTo(10, 6);
    }
  });

  it('rejects a file without light', () => {
    const { ies } = readIes(createIesFile({ candela: ['0 0 0'] }));
    expect(() => convertIesToLdt(ies)).toThrow(expect.objectContaining({ code: 'dark' }));
  });
});
