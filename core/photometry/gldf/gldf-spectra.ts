import { createFinding, type Finding, PhotometryError } from '#core/photometry/finding.ts';
import { decodeText } from '#core/photometry/reading/decode-text.ts';
import {
  looksLikeSpdx,
  readSpdx,
  readSpectralValues,
} from '#core/photometry/spectrum/read-spdx.ts';
import type { Spectrum } from '#core/photometry/spectrum/spectrum.ts';
import { select, type XmlElement } from '#core/photometry/xml/parse-xml.ts';
import { findAttribute } from './gldf-emitters.ts';
import type { ZipArchive } from './read-zip.ts';

/** Spectra that are read, and the size of a file with one: far above any luminaire's. */
const limits = { spectra: 20, bytes: 1_000_000 };

type Container = {
  root: XmlElement;
  zip: ZipArchive;
  /** Paths of the files that are there, by their ids. */
  paths: ReadonlyMap<string, string>;
};

/**
 * Reads the spectra of a container: values in its `product.xml`, or files of pairs or of TM-27. Broken ones become
 * findings.
 *
 * @returns the spectrum of the light source that shines with each photometry, by its id; null for what names none.
 */
export async function readSpectra(
  container: Container,
  findings: Finding[],
): Promise<(photometryIds: readonly string[]) => Spectrum | null> {
  const spectra = new Map<string, Spectrum>();
  const elements = select(container.root, 'GeneralDefinitions', 'Spectrums', 'Spectrum');
  for (const element of elements.slice(0, limits.spectra)) {
    const spectrum = await readOne(element, container, findings);
    if (spectrum) spectra.set(element.attributes.id ?? '', spectrum);
  }
  const byPhotometry = mapPhotometries(container.root);
  return (ids) => {
    for (const id of ids) {
      const spectrum = spectra.get(byPhotometry.get(id) ?? '');
      if (spectrum) return spectrum;
    }
    return null;
  };
}

async function readOne(element: XmlElement, { zip, paths }: Container, findings: Finding[]) {
  const values = select(element, 'Intensity');
  const fileId = select(element, 'SpectrumFileReference')[0]?.attributes.fileId ?? '';
  const path = paths.get(fileId);
  const name = path ?? element.attributes.id ?? '';
  try {
    if (values.length > 0) return readSpectralValues(values, ['wavelength']);
    if (path === undefined || zip.sizeOf(path) > limits.bytes)
      throw new PhotometryError('no-spectrum');
    const bytes = await zip.read(path);
    return bytes && readText(decodeText(bytes).text);
  } catch (error) {
    if (!(error instanceof PhotometryError)) throw error;
    findings.push(createFinding('gldf-unreadable-part', { file: name.slice(0, 80) }));
    return null;
  }
}

/** A file of TM-27, or one with a wavelength in nanometres and a value on each line; other lines are remarks. */
function readText(text: string): Spectrum {
  if (looksLikeSpdx(text)) return readSpdx(text).spectrum;
  const pairs = text.split(/\r?\n|\r/).flatMap((line): XmlElement[] => {
    const [wavelength, value] = line.trim().split(/[\s;,]+/);
    if (!wavelength || value === undefined || !/^\d/.test(wavelength)) return [];
    return [{ name: '', attributes: { wavelength }, children: [], text: value }];
  });
  return readSpectralValues(pairs, ['wavelength']);
}

/** Ids of spectra by those of the photometries that the light sources shine with. */
function mapPhotometries(root: XmlElement): Map<string, string> {
  const [general = null] = select(root, 'GeneralDefinitions');
  const childrenOf = (name: string) => select(general, name).flatMap(({ children }) => children);
  const spectrumOf = new Map(
    childrenOf('LightSources').map((source) => [
      source.attributes.id ?? '',
      findAttribute(source, 'spectrumId'),
    ]),
  );
  const sourceIn = (element: XmlElement) =>
    findAttribute(element, 'fixedLightSourceId') ??
    findAttribute(element, 'changeableLightSourceId');
  const sourceOf = new Map(
    childrenOf('Equipments').map((equipment) => [
      equipment.attributes.id ?? '',
      sourceIn(equipment),
    ]),
  );
  const emitters = childrenOf('Emitters').flatMap(({ children }) => children);
  return new Map(
    emitters.flatMap((emitter) => {
      const photometryId = findAttribute(emitter, 'photometryId');
      const equipmentId = findAttribute(emitter, 'equipmentId') ?? '';
      const sourceId = sourceIn(emitter) ?? sourceOf.get(equipmentId) ?? '';
      const spectrumId = spectrumOf.get(sourceId);
      return photometryId && spectrumId ? [[photometryId, spectrumId] as const] : [];
    }),
  );
}
