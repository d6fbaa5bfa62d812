import { describe, expect, it, test } from 'vitest';
import { createDistribution } from '#core/photometry/distribution.ts';
import { formatLdt } from '#core/photometry/eulumdat/format-ldt.ts';
import { type Ldt, parseLdt } from '#core/photometry/eulumdat/ldt.ts';
import { formatIes } from '#core/photometry/ies/format-ies.ts';
import { inspectFile } from '#core/photometry/inspect-file.ts';
import { createTestLdt } from '#core/photometry/ldt.fixtures.ts';
import { readPhotometry } from '#core/photometry/reading/read-photometry.ts';
import { illuminants } from '#core/photometry/spectrum/illuminants.fixtures.ts';
import { gridNm } from '#core/photometry/spectrum/spectrum.ts';
import { createSpectrumReport } from '#core/photometry/spectrum/spectrum-report.ts';
import { parseXml, select, textOf } from '#core/photometry/xml/parse-xml.ts';
import { formatTm33 } from './format-tm33.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const diffuse = { kind: 'lambertian' as const };
const elliptical = { kind: 'elliptical' as const, beamDeg: 60, beamC90Deg: 90 };
const kinds = [
  diffuse,
  { kind: 'rotational' as const, beamDeg: 24 },
  elliptical,
  { kind: 'asymmetric' as const, peakDeg: 50 },
  { kind: 'street' as const, peakDeg: 65 },
];

/** Greatest difference of two distributions at the same directions, share of the peak. */
function differenceOf(one: Ldt, other: Ldt): number {
  const values = (ldt: Ldt) => {
    const { light } = inspectFile(bytesOf(formatLdt(ldt))).luminaire;
    return light.intensities.flat();
  };
  const [a, b] = [values(one), values(other)];
  expect(a).toHaveLength(b.length);
  return Math.max(...a.map((value, index) => Math.abs(value - (b[index] ?? 0)))) / Math.max(...a);
}

describe('formatTm33', () => {
  test.each(kinds)('$kind: IES → TM-33 → EULUMDAT gives the intensities back', (parameters) => {
    const source = createTestLdt(createDistribution(parameters));
    const viaIes = readPhotometry(bytesOf(formatIes(source))).ldt;
    const viaXml = readPhotometry(bytesOf(formatTm33(viaIes, '2026-01-01')));
    expect(viaXml.format).toBe('tm33');
    expect(viaXml.findings).toEqual([]);
    const back = parseLdt(formatLdt(viaXml.ldt));
    expect(back.symmetry).toBe(viaIes.symmetry);
    expect(back.planesDeg).toEqual(viaIes.planesDeg);
    expect(differenceOf(source, back)).toBeLessThan(1e-4);
    expect(back).toMatchObject({
      luminaireName: 'Name',
      luminaireNumber: '1',
      luminousLengthMm: 580,
      luminousWidthMm: 580,
      lampSets: [{ lampCount: -1, colour: '3000 K', colourRendering: '80', powerW: 30 }],
    });
    expect(back.lampSets[0]?.fluxLm).toBeCloseTo(3000, 0);
  });

  it('writes elements in the sequence of the schema, lengths in metres', () => {
    const root = parseXml(formatTm33(createTestLdt(createDistribution(elliptical)), '2026-01-01'));
    expect(root?.name).toBe('IESTM33-22');
    expect(root?.children.map(({ name }) => name)).toEqual([
      'Version',
      'Header',
      'Luminaire',
      'Equipment',
      'Emitter',
    ]);
    expect(select(root, 'Emitter')[0]?.children.map(({ name }) => name)).toEqual([
      'Quantity',
      'Description',
      'InputWattage',
      'ColorTemperature',
      'ColorRendering',
      'DataGeneration',
      'LuminousData',
      'EmissionAreas',
    ]);
    expect(textOf(root, 'Luminaire', 'Dimensions', 'Length')).toBe('0.6');
    expect(textOf(root, 'Header', 'ReportDate')).toBe('2026-01-01');
    const intensity = select(root, 'Emitter', 'LuminousData', 'LuminousIntensity')[0] ?? null;
    expect(textOf(intensity, 'Symm')).toBe('Symm_Quad');
    expect(Number(textOf(intensity, 'NumberHorz')) * Number(textOf(intensity, 'NumberVert'))).toBe(
      select(intensity, 'IntData').length,
    );
  });

  it('writes the spectrum of the light source and its figures', () => {
    const spectrum = createSpectrumReport({ wavelengthsNm: gridNm, values: illuminants.f2 });
    const text = formatTm33(createTestLdt(createDistribution(diffuse)), '2026-01-01', spectrum);
    const [emitter = null] = select(parseXml(text), 'Emitter');
    expect(emitter?.children.map(({ name }) => name)).toEqual([
      'Quantity',
      'Description',
      'InputWattage',
      'ColorTemperature',
      'ColorRendering',
      'Duv',
      'SPRatio',
      'DataGeneration',
      'LuminousData',
      'SpectralData',
      'EmissionAreas',
    ]);
    expect(textOf(emitter, 'ColorRendering', 'IES_TM30', 'Rf')).toBe('70');
    expect(readPhotometry(bytesOf(text)).spectrum).toEqual({
      wavelengthsNm: gridNm,
      values: spectrum?.values,
    });
  });

  it('keeps relative photometry relative, and a round luminous area round', () => {
    const [lamps] = createTestLdt(createDistribution(diffuse)).lampSets;
    const source: Ldt = {
      ...createTestLdt(createDistribution(diffuse)),
      luminousWidthMm: 0,
      luminousHeightsMm: [40, 40, 40, 40],
      lampSets: lamps ? [{ ...lamps, lampCount: 2, fluxLm: 4000 }] : [],
      intensities: createTestLdt(createDistribution(diffuse)).intensities.map((row) =>
        row.map((value) => value * 0.7),
      ),
    };
    const { ldt } = readPhotometry(bytesOf(formatTm33(source, '2026-01-01')));
    expect(ldt.lampSets[0]).toMatchObject({ lampCount: 2, fluxLm: 4000 });
    expect(ldt.lightOutputRatioPercent).toBeCloseTo(70, 1);
    expect(ldt).toMatchObject({
      luminousLengthMm: 580,
      luminousWidthMm: 0,
      luminousHeightsMm: [40, 40, 40, 40],
    });
  });
});

const values = (
  angles: readonly number[],
  planes: readonly number[],
  value: (h: number) => number,
) =>
  planes
    .flatMap((h) => angles.map((v) => `<IntData h="${h}" v="${v}">${value(h)}</IntData>`))
    .join('');
const file = (light: string, root = 'IESTM33') =>
  `<?xml version="1.0"?><${root}><Header><Description>Name</Description></Header>
  <Luminaire><Dimensions><Length>1.2</Length><Width>0.1</Width><Height>0.05</Height></Dimensions></Luminaire>
  <Equipment><Gonioradiometer><Type>IES _ C</Type></Gonioradiometer></Equipment>
  <Emitter><Quantity>1</Quantity><InputWattage>10</InputWattage>${light}</Emitter></${root}>`;
const luminous = (data: string) =>
  `<LuminousData><LuminousIntensity>${data}</LuminousIntensity></LuminousData>`;
const halfSphere = luminous(values([0, 90], [0], () => 50));

describe('readTm33', () => {
  it('reads a half sphere of 50 cd as 100 π lumens', () => {
    const { ldt, findings } = readPhotometry(bytesOf(file(halfSphere)));
    expect(ldt.lampSets[0]?.fluxLm).toBeCloseTo(100 * Math.PI, 0);
    expect(ldt).toMatchObject({ lengthMm: 1200, widthMm: 100, luminousLengthMm: 1200 });
    expect(findings).toEqual([]);
  });

  it('turns planes of IES by 90°, those of CIE not at all', () => {
    const data = luminous(values([0, 90], [0, 90], (h) => (h === 0 ? 100 : 10)));
    const planeOf = (type: string) => {
      const { ldt } = readPhotometry(bytesOf(file(data).replace('IES _ C', type)));
      const brightest = Math.max(...ldt.intensities.map(([nadir = 0]) => nadir));
      return ldt.planesDeg[ldt.intensities.findIndex(([nadir]) => nadir === brightest)];
    };
    expect(planeOf('IES_C')).toBe(90);
    expect(planeOf('CIE_C')).toBe(0);
  });

  it('reads the names of ATLA S001 and says that the planes are assumed', () => {
    const data = `<IntensityDistribution><Metric>Luminous</Metric>
      <IntensityData horz="0" vert="0">50</IntensityData><IntensityData horz="0" vert="90">50</IntensityData>
      </IntensityDistribution>`;
    const text = file(data, 'LuminaireOpticalData').replace('IES _ C', '');
    const { ldt, findings } = readPhotometry(bytesOf(text));
    expect(ldt.lampSets[0]?.fluxLm).toBeCloseTo(100 * Math.PI, 0);
    expect(findings.map(({ code }) => code)).toEqual(['tm33-planes-assumed']);
  });

  it('multiplies by the multiplier and adds emitters on the same angles', () => {
    const data = luminous(`<Multiplier>2</Multiplier>${values([0, 90], [0], () => 50)}`);
    const second = `<Emitter><Quantity>1</Quantity><InputWattage>5</InputWattage>${halfSphere}</Emitter>`;
    const other = `<Emitter>${luminous(values([0, 45, 90], [0], () => 1))}</Emitter>`;
    const text = file(data).replace('</IESTM33>', `${second}${other}</IESTM33>`);
    const { ldt, findings } = readPhotometry(bytesOf(text));
    expect(ldt.lampSets[0]?.fluxLm).toBeCloseTo(300 * Math.PI, 0);
    expect(ldt.lampSets[0]?.powerW).toBe(15);
    expect(findings).toMatchObject([{ code: 'tm33-emitters-left-out', values: { count: 1 } }]);
  });

  it('takes sizes that no luminaire has in metres as millimetres, and says so', () => {
    const text = file(halfSphere).replace('<Length>1.2<', '<Length>1200<');
    const { ldt, findings } = readPhotometry(bytesOf(text));
    expect(ldt.lengthMm).toBe(1200);
    expect(findings.map(({ code }) => code)).toEqual(['tm33-millimetres']);
  });

  test.each([
    ['xml-broken', file(halfSphere).slice(0, -20)],
    ['xml-broken', `<!DOCTYPE a [<!ENTITY x "y">]>${file(halfSphere)}`],
    ['xml-broken', `${'<a>'.repeat(500)}${'</a>'.repeat(500)}`],
    ['xml-broken', `<IESTM33>${'<a/>'.repeat(300_000)}</IESTM33>`],
    ['xml-unknown', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['tm33-no-light', file('<PhotonData><PhotonIntensity/></PhotonData>')],
    [
      'tm33-gaps',
      file(luminous(values([0, 90], [0, 90], () => 5).replace(/<IntData h="90" v="90">.*/, ''))),
    ],
    ['negative-intensity', file(luminous(values([0, 90], [0], () => -5)))],
    ['not-a-number', file(luminous(values([0, 90], [0], () => Number.NaN)))],
    ['dark', file(luminous(values([0, 90], [0], () => 0)))],
    [
      'flux-not-positive',
      file(
        luminous(`<AbsolutePhotometry>false</AbsolutePhotometry>${values([0, 90], [0], () => 5)}`),
      ),
    ],
    ['negative-power', file(halfSphere).replace('>10<', '>-10<')],
    [
      'factor-not-positive',
      file(luminous(`<Multiplier>0</Multiplier>${values([0, 90], [0], () => 5)}`)),
    ],
  ])('refuses %s in words', (code, text) => {
    expect(() => readPhotometry(bytesOf(text))).toThrow(expect.objectContaining({ code }));
  });
});
