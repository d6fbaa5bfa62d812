import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { strToU8, zipSync } from 'fflate';
import { isPlannedByMetre, pieceOfReel } from '#core/catalogue/figures/per-metre.ts';
import type { Variant } from '#core/catalogue/product-view.ts';
import { defaultLocale, type LocaleCode, localeCodes } from '#core/i18n/locales.ts';
import { hashOf } from '#core/media.ts';
import { parseLdt } from '#core/photometry/eulumdat/ldt.ts';
import { calculateFigures } from '#core/photometry/figures/photometric-figures.ts';
import { convertGlb } from '#core/photometry/gldf/convert-glb.ts';
import { formatGldf } from '#core/photometry/gldf/format-gldf.ts';
import {
  formatL3dStructure,
  GEOMETRY_FILE,
  GEOMETRY_FOLDER,
} from '#core/photometry/gldf/format-l3d.ts';
import {
  type GldfFile,
  type GldfPhotometry,
  type GldfText,
  type GldfVariant,
  gldfPath,
} from '#core/photometry/gldf/gldf.ts';
import { createLuminaire, type Luminaire } from '#core/photometry/luminaire.ts';
import { calculateUgrTable, findUgr4h8h } from '#core/photometry/ugr/ugr-table.ts';
import { safeName } from '#server/documents/file-names.ts';
import type { DocumentSources, Product } from '#server/documents/sources.ts';
import { pdfPicture } from '#server/documents/subject.ts';

/** Input of `makeGldf`: a product, and access to its parts. */
export type GldfInput = {
  sources: DocumentSources;
  product: Product;
  /** Returns the bytes of a picture by its name in a document. */
  picture: (name: string) => Promise<Uint8Array | string | null>;
  /** Returns the datasheet of a variant as PDF. */
  datasheet: (product: Product, variant: Variant, locale: LocaleCode) => Promise<Uint8Array>;
};

type Part = GldfFile & { bytes: Uint8Array };
type PhotometryFile = { photometry: GldfPhotometry; luminaire: Luminaire; part: Part };

/** Makes the GLDF container of a product: photometry, picture, drawings, datasheets of the first variant, and model. */
export async function makeGldf(input: GldfInput): Promise<Uint8Array> {
  const { product, sources } = input;
  const translations = await readTranslations(input);
  const photometries = await readPhotometries(input);
  const first = [...photometries.values()][0];
  const company = await sources.getCompany(defaultLocale);
  const application = `${company.name} catalogue`;
  const files = [
    ...[...photometries.values()].map(({ part }) => part),
    ...(await readPictures(input)),
    ...(await readDrawings(input)),
    ...(await makeDatasheets(input, translations)),
    ...(await readModel(input, { luminaire: first?.luminaire ?? null, application })),
  ];
  const idsOf = (...types: GldfFile['contentType'][]) =>
    files.filter(({ contentType }) => types.includes(contentType)).map(({ id }) => id);
  const xml = formatGldf({
    manufacturer: company.legalName,
    application,
    created: timeOf(product),
    uniqueId: uniqueIdOf(product),
    number: product.code,
    name: textOf(translations, ({ title }) => title),
    description: textOf(translations, ({ summary }) => summary),
    files,
    pictureIds: idsOf('image/jpg', 'image/png'),
    drawingIds: idsOf('image/svg'),
    photometries: [...photometries.values()].map(({ photometry }) => photometry),
    modelFileId: idsOf('geo/l3d')[0] ?? null,
    variants: product.variants.map((variant) =>
      toGldfVariant(variant, { translations, photometries }),
    ),
  });
  const entries = [
    ['product.xml', strToU8(xml)] as const,
    ...files.map((file) => [gldfPath(file), file.bytes] as const),
  ];
  return zipSync(Object.fromEntries(entries), { mtime: new Date(product.updated), level: 6 });
}

async function readTranslations({ sources, product }: GldfInput) {
  const pairs = await Promise.all(
    localeCodes.map(async (locale) => {
      const translated = await sources.findProduct(locale, product.slugs[locale]);
      return [locale, translated ?? product] as const;
    }),
  );
  return new Map(pairs);
}

type Translations = Awaited<ReturnType<typeof readTranslations>>;

function textOf(translations: Translations, read: (product: Product) => string): GldfText {
  return Object.fromEntries([...translations].map(([locale, product]) => [locale, read(product)]));
}

/** Reads the photometric files of all variants, by content hash: many variants share one. */
async function readPhotometries({
  sources,
  product,
}: GldfInput): Promise<Map<string, PhotometryFile>> {
  const photometries = new Map<string, PhotometryFile>();
  for (const { photometry: file } of product.variants) {
    const hash = file && hashOf(file.url);
    const media = hash && !photometries.has(hash) ? await sources.findMedia(hash) : null;
    if (!file || !hash || !media) continue;
    const bytes = new Uint8Array(await readFile(media.path));
    const luminaire = createLuminaire(parseLdt(Buffer.from(bytes).toString('latin1')));
    const number = photometries.size + 1;
    const part: Part = {
      id: `ldc-${number}`,
      contentType: 'ldc/eulumdat',
      name: `${safeName(file.name.replace(/\.ldt$/i, ''))}-${number}.ldt`,
      language: null,
      bytes,
    };
    const figures = calculateFigures(luminaire);
    const ugr = findUgr4h8h(calculateUgrTable(luminaire));
    const photometry = { id: `photometry-${number}`, fileId: part.id, figures, ugr };
    photometries.set(hash, { photometry, luminaire, part });
  }
  return photometries;
}

async function readPictures({ product, picture }: GldfInput): Promise<Part[]> {
  const reference = pdfPicture(product.pictures[0], 800);
  const bytes = reference && (await picture(reference.name));
  if (!bytes || typeof bytes === 'string') return [];
  const isPng = bytes[0] === 0x89;
  const contentType = isPng ? ('image/png' as const) : ('image/jpg' as const);
  const name = `${safeName(product.code)}.${isPng ? 'png' : 'jpg'}`;
  return [{ id: 'picture-1', contentType, name, language: null, bytes: new Uint8Array(bytes) }];
}

async function readDrawings({ sources, product }: GldfInput): Promise<Part[]> {
  const parts: Part[] = [];
  for (const drawing of product.drawings) {
    const hash = hashOf(drawing.url);
    const media = hash && (await sources.findMedia(hash));
    if (!media || !drawing.name.toLowerCase().endsWith('.svg')) continue;
    const number = parts.length + 1;
    const name = `${safeName(product.code)}-drawing-${number}.svg`;
    const bytes = new Uint8Array(await readFile(media.path));
    parts.push({ id: `drawing-${number}`, contentType: 'image/svg', name, language: null, bytes });
  }
  return parts;
}

async function makeDatasheets(input: GldfInput, translations: Translations) {
  const parts: Part[] = [];
  for (const [language, product] of translations) {
    const [variant] = product.variants;
    if (!variant) continue;
    const bytes = await input.datasheet(product, variant, language);
    const name = `${safeName(variant.sku)}-${language}.pdf`;
    parts.push({ id: `datasheet-${language}`, contentType: 'document/pdf', name, language, bytes });
  }
  return parts;
}

/** Returns the model as L3D; none if its format cannot be converted, or without photometry. */
async function readModel(
  { sources, product }: GldfInput,
  { luminaire, application }: { luminaire: Luminaire | null; application: string },
): Promise<Part[]> {
  const hash = product.model3d && hashOf(product.model3d.url);
  const media = hash && (await sources.findMedia(hash));
  if (!media || !luminaire) return [];
  const model = convertGlb(new Uint8Array(await readFile(media.path)));
  if (!model) return [];
  const structure = formatL3dStructure({
    application,
    created: timeOf(product),
    emitterZ: model.lowestZ,
    area: luminaire.luminousArea,
  });
  const entries = {
    'structure.xml': strToU8(structure),
    [`${GEOMETRY_FOLDER}/${GEOMETRY_FILE}`]: strToU8(model.text),
  };
  const bytes = zipSync(entries, { mtime: new Date(product.updated), level: 6 });
  const name = `${safeName(product.code)}.l3d`;
  return [{ id: 'model-file', contentType: 'geo/l3d', name, language: null, bytes }];
}

function toGldfVariant(
  variant: Variant,
  {
    translations,
    photometries,
  }: { translations: Translations; photometries: Map<string, PhotometryFile> },
): GldfVariant {
  const { id, sku, photometry, cri, cctK, ik, protectionClass, ip } = variant;
  const described = textOf(translations, (product) => {
    return product.variants.find((translated) => translated.id === id)?.description ?? sku;
  });
  const light = photometry ? photometries.get(hashOf(photometry.url) ?? '') : undefined;
  const { lengthMm, widthMm, heightMm, diameterMm, powerW, fluxLm, weightKg } =
    light && isPlannedByMetre(variant)
      ? pieceOfReel(variant, 1000 * light.luminaire.luminousArea.lengthM)
      : variant;
  const [length, width] = [lengthMm ?? diameterMm, widthMm ?? diameterMm];
  const hasSize = length !== null && width !== null && heightMm !== null;
  return {
    id: `variant-${id}`,
    number: sku,
    name: described,
    photometryId: light?.photometry.id ?? null,
    powerW,
    fluxLm: light ? (fluxLm ?? light.luminaire.fluxLm) : null,
    cri,
    cctK,
    sizeMm: hasSize ? { length, width, height: heightMm } : null,
    ik,
    protectionClass,
    ip,
    weightKg,
  };
}

/** Time of the data without fractions of a second, so that the same data gives the same bytes. */
function timeOf({ updated }: Product): string {
  return `${new Date(updated).toISOString().slice(0, 19)}Z`;
}

/** Returns a stable UUID for a product: version 8 of RFC 9562, derived from its code. */
function uniqueIdOf({ code }: Product): string {
  const hex = createHash('sha256').update(`gldf ${code}`).digest('hex');
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`];
  return [...parts, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');
}
