import { defaultLocale, type LocaleCode } from '#core/i18n/locales.ts';
import { createFinding, type Finding, PhotometryError } from '#core/photometry/finding.ts';
import { type InspectedFile, inspectFile } from '#core/photometry/inspect-file.ts';
import { parseXml, select, type XmlElement } from '#core/photometry/xml/parse-xml.ts';
import { listVariants, type ReadVariant, readText } from './gldf-emitters.ts';
import { readSpectra } from './gldf-spectra.ts';
import { openZip, type ZipArchive } from './read-zip.ts';

/** GLDF recommends at most 15 variants and 5 MB; untrusted input can pack hours of work into that. */
const limits = { files: 2000, photometries: 50, photometryBytes: 5_000_000, xmlBytes: 5_000_000 };

export type ReadGldf = {
  manufacturer: string;
  name: string;
  number: string;
  files: { id: string; contentType: string; path: string; isThere: boolean }[];
  /** Each light distribution once, with the ids of all photometries that reference it. */
  photometries: { ids: string[]; file: InspectedFile }[];
  variants: ReadVariant[];
  findings: Finding[];
};

/** Whether bytes are an archive: GLDF is one, EULUMDAT and IES are text. */
export function isArchive(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b;
}

/**
 * Reads a GLDF container leniently: missing or broken parts become findings. Files on the web are not fetched.
 *
 * Only the first of very many or very large distributions are read.
 *
 * @param locale language of its names, if it has them in it.
 * @throws PhotometryError if it is not an archive, is unsafe, or has no `product.xml` or light distribution.
 */
export async function readGldf(
  bytes: Uint8Array,
  locale: LocaleCode = defaultLocale,
): Promise<ReadGldf> {
  const zip = openZip(bytes);
  const findings = [...zip.findings];
  const root = await readProduct(zip, findings);
  const files = listFiles(root, zip, findings);
  const paths = new Map(files.filter(({ isThere }) => isThere).map(({ id, path }) => [id, path]));
  const lights = await readPhotometries(zip, groupPhotometries(root, paths), findings);
  if (lights.length === 0) throw new PhotometryError('gldf-no-photometry');
  const spectrumOf = await readSpectra({ root, zip, paths }, findings);
  const photometries = lights.map(({ ids, file }) => {
    return { ids, file: { ...file, spectrum: file.spectrum ?? spectrumOf(ids) } };
  });
  const [data] = select(root, 'ProductDefinitions', 'ProductMetaData');
  return {
    manufacturer: select(root, 'Header', 'Manufacturer')[0]?.text.trim() ?? '',
    name: readText(data, 'Name', locale),
    number: readText(data, 'ProductNumber', locale),
    files,
    photometries,
    variants: listVariants(root, locale),
    findings: [...findings, ...photometries.flatMap(({ file }) => file.findings)],
  };
}

/** Ids of photometries by the path of their file. */
function groupPhotometries(
  root: XmlElement,
  paths: ReadonlyMap<string, string>,
): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const photometry of select(root, 'GeneralDefinitions', 'Photometries', 'Photometry')) {
    const fileId = select(photometry, 'PhotometryFileReference')[0]?.attributes.fileId ?? '';
    const path = paths.get(fileId);
    if (path === undefined) continue;
    const ids = groups.get(path) ?? [];
    ids.push(photometry.attributes.id ?? '');
    groups.set(path, ids);
  }
  return groups;
}

async function readPhotometries(
  zip: ZipArchive,
  groups: ReadonlyMap<string, string[]>,
  findings: Finding[],
): Promise<ReadGldf['photometries']> {
  const photometries: ReadGldf['photometries'] = [];
  let [opened, bytes] = [0, 0];
  for (const [path, ids] of groups) {
    bytes += zip.sizeOf(path);
    const isTooMuch = opened >= limits.photometries || bytes > limits.photometryBytes;
    if (isTooMuch && opened > 0) {
      findings.push(createFinding('gldf-photometries-left-out', { count: groups.size - opened }));
      break;
    }
    opened += 1;
    const file = await readPart(zip, path, findings);
    if (file) photometries.push({ ids, file });
  }
  return photometries;
}

async function readProduct(zip: ZipArchive, findings: Finding[]): Promise<XmlElement> {
  const name = zip.names.find((entry) => entry.toLowerCase() === 'product.xml');
  if (name !== undefined && zip.sizeOf(name) > limits.xmlBytes) {
    throw new PhotometryError('gldf-too-large', { megabytes: limits.xmlBytes / 1e6 });
  }
  const bytes = name === undefined ? null : await zip.read(name);
  const root = bytes && parseXml(decodeXml(bytes, findings));
  if (root?.name !== 'Root') throw new PhotometryError('gldf-product-missing');
  return root;
}

/** Byte order marks first, then whether the bytes are UTF-8: declared encodings are often wrong. */
function decodeXml(bytes: Uint8Array, findings: Finding[]): string {
  const isWide =
    (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  const wide = bytes[0] === 0xff ? 'utf-16le' : 'utf-16be';
  const encoding = isWide ? wide : isUtf8(bytes) ? 'utf-8' : 'windows-1252';
  const text = new TextDecoder(encoding).decode(bytes);
  const declared = text
    .slice(0, 200)
    .match(/encoding=["']([^"']+)/)?.[1]
    ?.toLowerCase();
  const isSaid =
    declared === undefined || declared === encoding || (isWide && declared === 'utf-16');
  if (!isSaid) findings.push(createFinding('gldf-encoding', { declared, found: encoding }));
  return text;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

function listFiles(root: XmlElement, zip: ZipArchive, findings: Finding[]): ReadGldf['files'] {
  const names = new Map(zip.names.map((name) => [name.replaceAll('\\', '/').toLowerCase(), name]));
  const listed = select(root, 'GeneralDefinitions', 'Files', 'File');
  if (listed.length > limits.files) {
    throw new PhotometryError('gldf-too-many', { max: limits.files });
  }
  return listed.map(({ attributes, text }) => {
    const { id = '', contentType = '', type } = attributes;
    const file = text.trim();
    if (type === 'url') {
      findings.push(createFinding('gldf-remote-file', { file: file.slice(0, 80) }));
      return { id, contentType, path: file, isThere: false };
    }
    const path = names.get(`${contentType.split('/')[0]}/${file}`.toLowerCase());
    if (path === undefined)
      findings.push(createFinding('gldf-file-missing', { file: file.slice(0, 80) }));
    return { id, contentType, path: path ?? file, isThere: path !== undefined };
  });
}

async function readPart(zip: ZipArchive, path: string, findings: Finding[]) {
  const bytes = await zip.read(path);
  if (!bytes) return null;
  try {
    return inspectFile(bytes);
  } catch (error) {
    if (!(error instanceof PhotometryError)) throw error;
    findings.push(createFinding('gldf-unreadable-part', { file: path.slice(0, 80) }));
    return null;
  }
}
