import { describe, expect, it } from 'vitest';
import { calculateFigures } from '#core/photometry/figures/photometric-figures.ts';
import { createTestLuminaire, uniformLight } from '#core/photometry/luminaire.fixtures.ts';
import { parseXml, select, type XmlElement } from '#core/photometry/xml/parse-xml.ts';
import { formatGldf } from './format-gldf.ts';
import { formatL3dStructure } from './format-l3d.ts';
import type { GldfPhotometry, GldfProduct, GldfVariant } from './gldf.ts';

const globe = createTestLuminaire(uniformLight(180), { lampFluxLm: 1234.6, powerW: 12 });
const photometry: GldfPhotometry = {
  id: 'p1',
  fileId: 'f1',
  figures: calculateFigures(globe),
  ugr: { crosswise: 19.16, endwise: 18.94 },
};
const variant: GldfVariant = {
  id: 'v1',
  number: 'LYR/1',
  name: { en: 'Lyra', es: 'Lira' },
  photometryId: 'p1',
  powerW: 12,
  fluxLm: 1234.6,
  cri: 90,
  cctK: 3000,
  sizeMm: { length: 150.4, width: 120.6, height: 89.5 },
  ik: 'IK08',
  protectionClass: 'II',
  ip: 'IP44',
  weightKg: 0.8,
};
const product: GldfProduct = {
  manufacturer: 'Lumbrera',
  application: 'Catalogue',
  created: '2026-01-02T03:04:05Z',
  uniqueId: 'id',
  number: 'LYR',
  name: { en: 'Lyra' },
  description: { en: 'A globe' },
  files: [{ id: 'f1', contentType: 'ldc/eulumdat', name: 'a.ldt', language: null }],
  pictureIds: ['pic'],
  drawingIds: ['draw'],
  photometries: [photometry],
  modelFileId: 'model-file',
  variants: [variant],
};

/** Elements of a document at any depth, by name. */
function find(xml: string, name: string): XmlElement[] {
  const within = (element: XmlElement): XmlElement[] => [
    ...(element.name === name ? [element] : []),
    ...element.children.flatMap(within),
  ];
  const root = parseXml(xml);
  return root ? within(root) : [];
}

const textsOf = (change: Partial<GldfProduct>, name: string) =>
  find(formatGldf({ ...product, ...change }), name).map(({ text }) => text);
const withVariant = (change: Partial<GldfVariant>) => ({ variants: [{ ...variant, ...change }] });
const withFigures = (change: Partial<GldfPhotometry['figures']>) => ({
  photometries: [{ ...photometry, figures: { ...photometry.figures, ...change } }],
});

describe('formatGldf', () => {
  it('follows the release candidate 3 of GLDF 1.0', () => {
    const [version] = find(formatGldf(product), 'FormatVersion');
    expect(version?.attributes).toEqual({ major: '1', minor: '0', 'pre-release': '3' });
  });

  it('has ratios as shares with four decimals, between 0 and 1', () => {
    const figures = withFigures({ lorPercent: 101.3, dlorPercent: 101.4, dffPercent: 66.6667 });
    expect(textsOf(figures, 'LightOutputRatio')).toEqual(['1']);
    expect(textsOf(figures, 'UpwardLightOutputRatio')).toEqual(['0']);
    expect(textsOf(figures, 'DownwardFluxFraction')).toEqual(['0.6667']);
    const parts = withFigures({ lorPercent: 80, dlorPercent: 60 });
    expect(textsOf(parts, 'LightOutputRatio')).toEqual(['0.8']);
    expect(textsOf(parts, 'DownwardLightOutputRatio')).toEqual(['0.6']);
    expect(textsOf(parts, 'UpwardLightOutputRatio')).toEqual(['0.2']);
  });

  it('has an efficacy up to that of green light, if the power is known', () => {
    expect(textsOf({}, 'LuminousEfficacy')).toEqual(['102.9']);
    expect(textsOf(withFigures({ efficacyLmW: 900 }), 'LuminousEfficacy')).toEqual(['683']);
    expect(textsOf(withFigures({ efficacyLmW: null }), 'LuminousEfficacy')).toEqual([]);
  });

  it('has beams with one decimal, if both planes have one', () => {
    const field = { c0Deg: 36.26, c90Deg: 81.94 };
    expect(textsOf(withFigures({ field }), 'C0-C180')).toEqual(['36.3']);
    expect(textsOf(withFigures({ field }), 'C90-C270')).toEqual(['81.9']);
    const halves = [
      { c0Deg: 36, c90Deg: null },
      { c0Deg: null, c90Deg: 36 },
    ];
    for (const field of halves) expect(textsOf(withFigures({ field }), 'C0-C180')).toEqual([]);
    expect(textsOf({}, 'TenthPeakDivergence')).toEqual([]);
  });

  it('has the flux code in whole percent and the glare rating with one decimal', () => {
    expect(textsOf({}, 'CIE-FluxCode')).toEqual(['25 50 75 50 100']);
    expect([...textsOf({}, 'X'), ...textsOf({}, 'Y')]).toEqual(['19.2', '18.9']);
    expect(textsOf({ photometries: [{ ...photometry, ugr: null }] }, 'X')).toEqual([]);
  });

  it('has whole lumens and millimetres', () => {
    expect(textsOf({}, 'RatedLuminousFlux')).toEqual(['1235']);
    const sides = ['Length', 'Width', 'Height'].flatMap((side) => textsOf({}, side));
    expect(sides).toEqual(['150', '121', '90']);
    expect(textsOf(withVariant({ sizeMm: null }), 'ProductSize')).toEqual([]);
    expect(textsOf(withVariant({ powerW: null }), 'RatedInputPower')).toEqual(['0']);
  });

  it.each([
    ['IK00', ['IK00']],
    ['IK10+', ['IK10+']],
    ['IK11', []],
    [null, []],
  ])('has the impact protection %s only if the schema knows it', (ik, texts) => {
    expect(textsOf(withVariant({ ik }), 'IKRating')).toEqual(texts);
  });

  it.each([
    ['IP20', ['IP20']],
    ['IP1X', []],
    [null, []],
  ])('has the ingress protection %s only if the schema knows it', (ip, texts) => {
    expect(textsOf(withVariant({ ip }), 'IngressProtectionIPCode')).toEqual(texts);
  });

  it.each([
    [{ photometryId: null }, 0],
    [{ fluxLm: null }, 0],
    [{}, 1],
  ])('has an emitter for a variant with a distribution and a flux: %j', (change, count) => {
    const xml = formatGldf({ ...product, ...withVariant(change) });
    for (const name of ['Emitter', 'FixedLightSource', 'EmitterReference']) {
      expect(find(xml, name), name).toHaveLength(count);
    }
    expect(find(xml, 'Emitters')).toHaveLength(count);
  });

  it('refers to a model if there is one', () => {
    const count = (change: object, name: string) =>
      find(formatGldf({ ...product, ...change }), name).length;
    for (const name of ['ModelGeometry', 'GeometryFileReference', 'ModelGeometryReference']) {
      expect(count({}, name)).toBe(1);
      expect(count({ modelFileId: null }, name)).toBe(0);
    }
    expect(count({ modelFileId: null }, 'Geometries')).toBe(0);
    expect(count({ modelFileId: null }, 'EmitterReference')).toBe(1);
  });

  it('has no empty lists, which the schema forbids', () => {
    const nothing = { files: [], photometries: [], pictureIds: [], drawingIds: [] };
    const xml = formatGldf({ ...product, ...nothing });
    expect(find(xml, 'Pictures')).toEqual([]);
    expect(find(xml, 'Files')).toEqual([]);
    expect(find(xml, 'Photometries')).toEqual([]);
    const [pictures] = find(formatGldf(product), 'Pictures');
    expect(pictures?.children.map(({ attributes }) => attributes.imageType)).toEqual([
      'Product Picture',
      'Technical Sketch',
    ]);
  });

  it('numbers its variants from 1', () => {
    const two = { variants: [variant, { ...variant, id: 'v2' }] };
    const numbers = select(parseXml(formatGldf({ ...product, ...two })), 'ProductDefinitions')
      .flatMap((definitions) => select(definitions, 'Variants', 'Variant'))
      .map(({ attributes }) => attributes.sortOrder);
    expect(numbers).toEqual(['1', '2']);
  });
});

describe('formatL3dStructure', () => {
  const format = (area: Parameters<typeof formatL3dStructure>[0]['area'], emitterZ = -0.03) =>
    formatL3dStructure({ application: 'a', created: 'b', emitterZ, area });
  const flat = [0, 0, 0, 0] as const;

  it('has a circle for one size and a rectangle for two, the length along y', () => {
    const circle = format({ lengthM: 0.12345, widthM: 0, heightsM: flat });
    expect(find(circle, 'Circle')[0]?.attributes).toEqual({ diameter: '0.1235' });
    const panel = format({ lengthM: 1.2, widthM: 0.06, heightsM: flat });
    expect(find(panel, 'Rectangle')[0]?.attributes).toEqual({ sizeX: '0.06', sizeY: '1.2' });
  });

  it('is at least a millimetre large', () => {
    const line = format({ lengthM: 1.2, widthM: 0.0002, heightsM: flat });
    expect(find(line, 'Rectangle')[0]?.attributes.sizeX).toBe('0.001');
  });

  it('has heights if any side shines', () => {
    const sides = (heightsM: readonly [number, number, number, number]) =>
      find(format({ lengthM: 1, widthM: 1, heightsM }), 'LuminousHeights');
    expect(sides(flat)).toEqual([]);
    expect(sides([0, 0.02, 0, 0])[0]?.attributes).toEqual({
      c0: '0',
      c90: '0.02',
      c180: '0',
      c270: '0',
    });
  });

  it('faces down below the middle of the model, at its height', () => {
    const xml = format({ lengthM: 1, widthM: 1, heightsM: flat }, -0.03456);
    expect(find(xml, 'Position').map(({ attributes }) => attributes)).toEqual([
      { x: '0', y: '0', z: '0' },
      { x: '0', y: '0', z: '-0.0346' },
    ]);
    expect(find(xml, 'Rotation').map(({ attributes }) => attributes)).toEqual([
      { x: '0', y: '0', z: '0' },
      { x: '0', y: '0', z: '0' },
    ]);
    expect(find(xml, 'FormatVersion')[0]?.attributes).toEqual({ major: '0', minor: '11' });
  });
});
