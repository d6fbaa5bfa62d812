import { createFinding, type Finding, PhotometryError } from '#core/photometry/finding.ts';
import { isSpectrumRoot } from '#core/photometry/spectrum/read-spdx.ts';
import { parseXml, select, textOf, type XmlElement } from '#core/photometry/xml/parse-xml.ts';
import type { Tm33, Tm33Emitter } from './tm33.ts';
import { readIntensity } from './tm33-intensity.ts';
import { firstNumber } from './tm33-numbers.ts';
import { readSizes } from './tm33-sizes.ts';
import { readSpectrum } from './tm33-spectrum.ts';

/** One element for each intensity: 361 planes of 721 angles are as many as any laboratory measures. */
const MAX_ELEMENTS = 270_000;
const MAX_EMITTERS = 100;
/** TM-33-18, TM-33-23 (whose schema is named after 2022), and ATLA S001, from which both come. */
const rootNames = /^(IESTM33(-\d\d)?|LuminaireOpticalData)$/;

/**
 * Reads the light distribution of an XML file of TM-33 or ATLA S001.
 *
 * @throws PhotometryError if it is not well formed, is something else, or has no luminous intensities.
 */
export function readTm33(text: string): { tm33: Tm33; findings: Finding[] } {
  const root = parseXml(text.trim(), MAX_ELEMENTS);
  if (!root) throw new PhotometryError('xml-broken');
  if (isSpectrumRoot(root.name)) throw new PhotometryError('spectrum-alone');
  if (!rootNames.test(root.name)) {
    throw new PhotometryError('xml-unknown', { root: root.name.slice(0, 40) });
  }
  const findings: Finding[] = [];
  const elements = select(root, 'Emitter').slice(0, MAX_EMITTERS);
  const goniometer =
    textOf(root, 'Equipment', 'Gonioradiometer', 'Type') ||
    textOf(root, 'Equipment', 'Goniometer', 'GoniometerType');
  const read = elements.map((emitter) => readEmitter(emitter, goniometer, findings));
  const [first, ...others] = read.filter((emitter) => emitter !== null);
  const [element] = elements;
  if (!first || !element) throw new PhotometryError('tm33-no-light');
  const header = select(root, 'Header')[0] ?? null;
  const tm33: Tm33 = {
    manufacturer: textOf(header, 'Manufacturer') || textOf(header, 'Laboratory'),
    catalogNumber: textOf(header, 'CatalogNumber'),
    description: textOf(header, 'Description'),
    reportNumber: textOf(header, 'ReportNumber'),
    reportDate: textOf(header, 'ReportDate') || textOf(header, 'IssueDate'),
    ...readSizes(root, element, findings),
    emitters: [first, ...others],
    spectrum: readSpectrum(elements, findings),
  };
  if (tm33.description === '') findings.push(createFinding('name-missing'));
  return { tm33, findings: distinct(findings) };
}

function readEmitter(
  emitter: XmlElement,
  goniometer: string,
  findings: Finding[],
): Tm33Emitter | null {
  const intensity = readIntensity(emitter, goniometer, findings);
  if (!intensity) return null;
  const inputWatts = firstNumber(emitter, 'InputWattage', 'InputWatts') ?? 0;
  if (inputWatts < 0) throw new PhotometryError('negative-power', { value: inputWatts });
  return {
    quantity: firstNumber(emitter, 'Quantity') ?? 1,
    description: textOf(emitter, 'Description'),
    ratedLumens: firstNumber(emitter, 'RatedLumens'),
    inputWatts,
    colour: readColour(emitter),
    colourRendering:
      textOf(emitter, 'ColorRendering', 'CIE_CRI', 'Ra') || textOf(emitter, 'ColorRendering', 'Ra'),
    intensity,
  };
}

function readColour(emitter: XmlElement): string {
  const temperature = select(emitter, 'ColorTemperature')[0] ?? null;
  const fixed = firstNumber(temperature, 'FixedCCT') ?? firstNumber(emitter, 'CCT');
  const [min, max] = [firstNumber(temperature, 'MinCCT'), firstNumber(temperature, 'MaxCCT')];
  if (fixed !== null) return `${fixed} K`;
  return min !== null && max !== null ? `${min}-${max} K` : '';
}

/** Several emitters say the same of a file. */
function distinct(findings: readonly Finding[]): Finding[] {
  return [...new Map(findings.map((finding) => [finding.code, finding])).values()];
}
