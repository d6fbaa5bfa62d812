import { missing } from '#core/missing.ts';
import type { Ldt, LdtLampSet } from '#core/photometry/eulumdat/ldt.ts';
import { expandDistribution, type LdtSymmetry } from '#core/photometry/eulumdat/ldt-symmetry.ts';
import type { LightDistribution } from '#core/photometry/light-distribution.ts';
import { findLightOrigin } from '#core/photometry/light-origin.ts';
import { gridNm } from '#core/photometry/spectrum/spectrum.ts';
import type { SpectrumReport } from '#core/photometry/spectrum/spectrum-report.ts';
import { element, leaf, type XmlNode, xmlDocument } from '#core/photometry/xml/write-xml.ts';

/** `Symm` of TM-33-23 and the planes that a file of this symmetry stores, degrees. */
const symmetries: Record<LdtSymmetry, { name: string; from: number; to: number }> = {
  0: { name: 'Symm_None', from: 0, to: 360 },
  1: { name: 'Symm_Full', from: 0, to: 0 },
  2: { name: 'Symm_Bi_0', from: 0, to: 180 },
  3: { name: 'Symm_Bi_90', from: 90, to: 270 },
  4: { name: 'Symm_Quad', from: 0, to: 90 },
};
const NOT_STATED = 'Not stated';
const METRE_MM = 1000;

/**
 * Writes an XML file of ANSI/IES TM-33-23 (schema 1.1) from the content of an EULUMDAT file, with its first lamp set.
 *
 * The planes are those of EULUMDAT, `CIE_C`: the luminaire's length lies along C90-C270. Candela are absolute: the value
 * for 1000 lm times the flux of the lamps and the file's conversion factor. Lengths are in metres.
 *
 * @param fallbackDate ISO date of the report if the file has none, which TM-33 requires.
 * @param spectrum that of the light source, written with the figures that follow from it.
 */
export function formatTm33(
  ldt: Ldt,
  fallbackDate: string,
  spectrum: SpectrumReport | null = null,
): string {
  const lamps = ldt.lampSets[0] ?? missing();
  return xmlDocument(
    element('IESTM33-22', {}, [
      leaf('Version', '1.1'),
      header(ldt, fallbackDate),
      element('Luminaire', {}, [
        element('Dimensions', {}, [
          metres('Length', ldt.lengthMm),
          // EULUMDAT: no width means that the length is a diameter.
          metres('Width', ldt.widthMm || ldt.lengthMm),
          metres('Height', ldt.heightMm),
        ]),
        leaf('NumEmitter', 1),
      ]),
      element('Equipment', {}, [element('Gonioradiometer', {}, [leaf('Type', 'CIE_C')])]),
      emitter(ldt, lamps, spectrum),
    ]),
  );
}

function header(ldt: Ldt, fallbackDate: string): XmlNode {
  return element('Header', {}, [
    leaf('Manufacturer', ldt.company || null),
    leaf('CatalogNumber', ldt.luminaireNumber || null),
    leaf('Description', ldt.luminaireName || NOT_STATED),
    leaf('Laboratory', ldt.company || NOT_STATED),
    leaf('ReportNumber', ldt.reportNumber || NOT_STATED),
    leaf('ReportDate', ldt.dateAndUser.match(/\d{4}-\d\d-\d\d/)?.[0] ?? fallbackDate),
  ]);
}

function emitter(ldt: Ldt, lamps: LdtLampSet, spectrum: SpectrumReport | null): XmlNode {
  const isAbsolute = lamps.lampCount < 0;
  const quantity = Math.max(1, Math.abs(lamps.lampCount));
  return element('Emitter', {}, [
    leaf('Quantity', quantity),
    leaf('Description', lamps.lampType || NOT_STATED),
    isAbsolute ? null : leaf('RatedLumens', plain(lamps.fluxLm / quantity, 4)),
    leaf('InputWattage', plain(lamps.powerW, 3)),
    colourTemperature(lamps.colour),
    colourRendering(lamps.colourRendering, spectrum),
    leaf('Duv', spectrum && fixed(spectrum.figures.duv, 4)),
    leaf('SPRatio', spectrum && fixed(spectrum.figures.scotopicRatio, 3)),
    element('DataGeneration', {}, [leaf('Simulation', String(findLightOrigin(ldt).isCalculated))]),
    luminousData(ldt, lamps, isAbsolute),
    spectrum && spectralData(spectrum.values),
    emissionAreas(ldt),
  ]);
}

function colourTemperature(colour: string): XmlNode | null {
  const [, min, max] = colour.match(/(\d{4,5})(?:\s*[-–]\s*(\d{4,5}))?/) ?? [];
  if (min === undefined) return null;
  return element(
    'ColorTemperature',
    {},
    max === undefined ? [leaf('FixedCCT', min)] : [leaf('MinCCT', min), leaf('MaxCCT', max)],
  );
}

/** The stated index, not the groups of older files, `1B`, which are no number; the others are those of the spectrum. */
function colourRendering(written: string, spectrum: SpectrumReport | null): XmlNode | null {
  const ra = written.match(/^\D*(\d{2,3})\D*$/)?.[1];
  if (ra === undefined) return null;
  const { rendering, fidelity } = spectrum?.figures ?? { rendering: null, fidelity: null };
  const r9 = leaf('R9', fixed(rendering?.special[8] ?? null, 0));
  return element('ColorRendering', {}, [
    element('CIE_CRI', {}, [leaf('Ra', ra), r9]),
    fidelity &&
      element('IES_TM30', {}, [
        leaf('Rf', fixed(fidelity.rf, 0)),
        leaf('Rg', fixed(fidelity.rg, 0)),
      ]),
  ]);
}

/** The spectrum relative to its peak. */
function spectralData(values: readonly number[]): XmlNode {
  return element('SpectralData', {}, [
    element('EmitterSpectral', {}, [
      leaf('NumberWavelength', values.length),
      leaf('Normalized', 'true'),
      ...values.map((value, index) => leaf('PwrData', plain(value, 4), { w: gridNm[index] })),
    ]),
  ]);
}

function fixed(value: number | null, decimals: number): string | null {
  return value === null ? null : plain(value, decimals);
}

function luminousData(ldt: Ldt, lamps: LdtLampSet, isAbsolute: boolean): XmlNode {
  const { light, name } = storePlanes(ldt);
  const { planesDeg, gammasDeg, intensities } = light;
  const perValue = (ldt.conversionFactor * lamps.fluxLm) / 1000;
  const decimals = decimalsFor(Math.max(...intensities.map((row) => Math.max(...row))) * perValue);
  const values = planesDeg.flatMap((h, plane) =>
    gammasDeg.map((v, gamma) => {
      const value = (intensities[plane]?.[gamma] ?? missing()) * perValue;
      return leaf('IntData', plain(value, decimals), { h, v });
    }),
  );
  return element('LuminousData', {}, [
    element('LuminousIntensity', {}, [
      leaf('AbsolutePhotometry', String(isAbsolute)),
      leaf('Symm', name),
      leaf('NumberMeasured', values.length),
      leaf('NumberHorz', planesDeg.length),
      leaf('NumberVert', gammasDeg.length),
      ...values,
    ]),
    isAbsolute ? leaf('LuminousFlux', plain(lamps.fluxLm, 4)) : null,
  ]);
}

/** The planes that the symmetry needs, from the full circle; 360° repeats 0° where none is left out. */
function storePlanes(ldt: Ldt): { light: LightDistribution; name: string } {
  const { planesDeg, gammasDeg, intensities } = expandDistribution(ldt);
  const { name, from, to } = symmetries[ldt.symmetry];
  const rows = planesDeg.map((plane, index) => ({ plane, row: intensities[index] ?? missing() }));
  const [first = missing()] = rows;
  const circle = [...rows, { plane: 360, row: first.row }];
  const stored = circle.filter(({ plane }) => plane >= from && plane <= to);
  return {
    name,
    light: {
      planesDeg: stored.map(({ plane }) => plane),
      gammasDeg,
      intensities: stored.map(({ row }) => row),
    },
  };
}

/** The luminous area below, and its sides if they give light (TM-33, 4.5.23). */
function emissionAreas(ldt: Ldt): XmlNode | null {
  const { luminousLengthMm: length, luminousWidthMm: width } = ldt;
  if (length <= 0) return null;
  const [c0 = 0, c90 = 0, c180 = 0, c270 = 0] = ldt.luminousHeightsMm;
  const across = width || length;
  const side = (name: string, sizeMm: number, heightMm: number) => {
    if (heightMm <= 0) return null;
    const along = name === 'C0' || name === 'C180' ? 'Length' : 'Width';
    return element(`${name}Face`, {}, [
      leaf(`Number${name}`, 1),
      element(`${name}Area`, {}, [
        metres(along, sizeMm),
        metres('Height', heightMm),
        metres(`${along}Offset`, 0),
        metres('HeightOffset', 0),
      ]),
    ]);
  };
  return element('EmissionAreas', {}, [
    element('BottomFace', {}, [
      leaf('NumberBottom', 1),
      element('BottomArea', {}, [
        metres('Length', length),
        metres('Width', across),
        metres('LengthOffset', 0),
        metres('WidthOffset', 0),
        width > 0 ? null : leaf('Circular', 'true'),
      ]),
    ]),
    side('C0', length, c0),
    side('C90', across, c90),
    side('C180', length, c180),
    side('C270', across, c270),
  ]);
}

function metres(name: string, valueMm: number): XmlNode | null {
  return leaf(name, plain(valueMm / METRE_MM, 6));
}

/** Six significant digits of the highest intensity, at least a whole candela, at most six decimals. */
function decimalsFor(peak: number): number {
  return peak > 0 ? Math.min(6, Math.max(0, 5 - Math.floor(Math.log10(peak)))) : 0;
}

/** A decimal number without an exponent or trailing zeros. */
function plain(value: number, decimals: number): string {
  return String(Number(value.toFixed(decimals)));
}
