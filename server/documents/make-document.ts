import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { PdfKind } from '#core/documents/document-kind.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { hashOf } from '#core/media.ts';
import { formatPhotometry, writtenFormats } from '#core/photometry/convert-file.ts';
import { parseLdt } from '#core/photometry/eulumdat/ldt.ts';
import { loadCatalogue } from '#server/documents/catalogue.ts';
import type { DocumentDescriptor } from '#server/documents/document-descriptors.ts';
import type { DocumentPlan } from '#server/documents/document-store.ts';
import { brochureDocument } from '#server/documents/kinds/brochure-document.ts';
import { compatibilityDocument } from '#server/documents/kinds/compatibility-document.ts';
import { datasheetDocument } from '#server/documents/kinds/datasheet-document.ts';
import { energyLabel } from '#server/documents/kinds/energy-label.ts';
import { instructionsDocument } from '#server/documents/kinds/instructions-document.ts';
import { labelDocument } from '#server/documents/kinds/label-document.ts';
import { sheetDocument } from '#server/documents/kinds/sheet-document.ts';
import { tenderFile } from '#server/documents/kinds/tender-text.ts';
import { wiringDocument } from '#server/documents/kinds/wiring-document.ts';
import type { DocumentSources, Product } from '#server/documents/sources.ts';
import { dateOf, loadDocumentContext, type Subject } from '#server/documents/subject.ts';
import { rasterise } from '#server/images/rasterise.ts';
import { outsideTurn } from '#server/limits/fair-queue.ts';
import type { PdfDocument, PdfJob } from '#server/pdf/pdf-document.ts';
import type { PdfMaker } from '#server/pdf/pdf-maker.ts';

export type DocumentTools = {
  sources: DocumentSources;
  pdf: Pick<PdfMaker, 'make' | 'makeWithin' | 'warm'>;
  /** Returns the bytes of a picture by its name in a document; null if it does not exist. */
  picture: (name: string) => Promise<Uint8Array | string | null>;
  revision: string;
};

/** Pixels: 600 per inch at the 36 mm of the label. */
const LABEL_WIDTH = 850;

type DocumentRequest = {
  descriptor: Pick<DocumentDescriptor, 'kind' | 'variant'>;
  product: Product;
  locale: LocaleCode;
};

/** Returns the plan of a document with the digest of all its input; null if the content has no data for it. */
export async function planDocument(
  tools: DocumentTools,
  request: DocumentRequest,
): Promise<DocumentPlan | null> {
  const { kind } = request.descriptor;
  switch (kind) {
    case 'ies':
    case 'tm33':
      return planConverted(tools, request, kind);
    case 'gldf':
      return planGldf(tools, request);
    case 'tender':
    case 'energy-label':
      return planText(tools, request);
    case 'energy-label-png':
      return planLabelPicture(tools, request);
    case 'eulumdat':
    case 'drawing':
    case 'model':
    case 'other':
      // Files of the content.
      return null;
    default: {
      tools.pdf.warm();
      const document = await composePdf(tools, request, kind);
      return document && planPdf(tools, document);
    }
  }
}

/** Returns the plan that renders a document as PDF. */
export function planPdf(tools: DocumentTools, document: PdfDocument): DocumentPlan {
  return {
    extension: 'pdf',
    digest: digestOf(JSON.stringify(document), tools.revision),
    make: async (within) =>
      tools.pdf.makeWithin({ document, images: await collectImages(tools, document) }, within),
  };
}

/** Plans a photometric file in another format than that of the content. */
async function planConverted(
  { sources, revision }: DocumentTools,
  { descriptor, product }: DocumentRequest,
  kind: 'ies' | 'tm33',
) {
  const hash = hashOf(descriptor.variant?.photometry?.url ?? '');
  const media = hash && (await sources.findMedia(hash));
  if (!hash || !media) return null;
  const spectrum = kind === 'tm33' ? await sources.findSpectrum(descriptor.variant?.id ?? 0) : null;
  const make = async () => {
    const ldt = parseLdt(await readFile(media.path, 'latin1'));
    return Buffer.from(formatPhotometry(ldt, kind, { date: dateOf(product), spectrum }), 'utf8');
  };
  const digest = digestOf(hash, JSON.stringify(spectrum), dateOf(product), revision);
  return { extension: writtenFormats[kind], digest, make: atOnce(make) };
}

/** Plans the tender text or the energy label of a variant; null where it has no label. */
async function planText(
  { sources, revision }: DocumentTools,
  request: DocumentRequest,
): Promise<DocumentPlan | null> {
  const { variant, kind } = request.descriptor;
  if (!variant) return null;
  const subject = await loadSubject(sources, request);
  const isTender = kind === 'tender';
  const text = isTender ? tenderFile(subject, variant) : energyLabel(subject, variant);
  if (text === null) return null;
  const make = async () => Buffer.from(text, 'utf8');
  const extension = isTender ? 'txt' : 'svg';
  return { extension, digest: digestOf(text, revision), make: atOnce(make) };
}

/** Plans the energy label of a variant as a picture; null where it has none. */
async function planLabelPicture(
  tools: DocumentTools,
  request: DocumentRequest,
): Promise<DocumentPlan | null> {
  const { variant } = request.descriptor;
  const svg = variant && energyLabel(await loadSubject(tools.sources, request), variant);
  if (!svg) return null;
  const make = () => rasterise(svg, LABEL_WIDTH);
  return { extension: 'png', digest: digestOf(svg, String(LABEL_WIDTH)), make: atOnce(make) };
}

/** Plans the GLDF container of a product, with its datasheet in every language. */
function planGldf(tools: DocumentTools, { product }: DocumentRequest): DocumentPlan {
  const { sources, pdf, picture, revision } = tools;
  const files = [
    product.model3d,
    ...product.drawings,
    ...product.variants.map(({ photometry }) => photometry),
  ];
  const contents = [JSON.stringify(product), ...files.map((file) => file?.url ?? '')];
  const make = async () => {
    const { makeGldf } = await import('#server/documents/make-gldf.ts');
    return makeGldf({
      sources,
      product,
      picture,
      datasheet: async (translated, variant, locale) => {
        const descriptor = { kind: 'datasheet' as const, variant };
        const document = await composePdf(
          tools,
          { descriptor, product: translated, locale },
          'datasheet',
        );
        if (!document) throw new Error(`${variant.sku} has no datasheet.`);
        return pdf.make({ document, images: await collectImages(tools, document) });
      },
    });
  };
  return { extension: 'gldf', digest: digestOf(...contents, revision), make: atOnce(make) };
}

/** A document that is made without waiting for a turn. */
function atOnce(render: () => Promise<Uint8Array>): DocumentPlan['make'] {
  return (within) => within(render);
}

async function composePdf(
  { sources }: DocumentTools,
  request: DocumentRequest,
  kind: PdfKind,
): Promise<PdfDocument | null> {
  const { descriptor, locale } = request;
  const subject = await loadSubject(sources, request);
  if (kind === 'instructions') return instructionsDocument(subject);
  if (kind === 'brochure') return brochureDocument(subject, await loadCatalogue(sources, locale));
  const { variant } = descriptor;
  if (!variant) return null;
  switch (kind) {
    case 'datasheet': {
      const declarations = await sources.listDeclarations(request.product.code);
      return datasheetDocument(subject, variant, {
        report: await sources.findPhotometryReport(locale, variant.id),
        declaration: declarations.find(({ covers }) => covers.includes(variant.sku))?.declaration,
      });
    }
    case 'information-sheet':
      return sheetDocument(
        subject,
        variant,
        await sources.findPhotometryReport(locale, variant.id),
      );
    case 'wiring':
      return wiringDocument(subject, variant);
    case 'label':
      return labelDocument(subject, variant);
    case 'compatibility':
      return compatibilityDocument(subject, variant, await loadCatalogue(sources, locale));
    case 'declaration':
      // As it was issued: server/documents/declarations/.
      return null;
  }
}

async function loadSubject(
  sources: DocumentSources,
  { product, locale }: Pick<DocumentRequest, 'product' | 'locale'>,
): Promise<Subject> {
  return {
    ...(await loadDocumentContext(sources, locale)),
    product,
    attributes: await sources.listAttributes(product.id),
  };
}

/** Collects the bytes of all pictures in a document; a missing one leaves its place empty. */
export async function collectImages(
  { picture }: Pick<DocumentTools, 'picture'>,
  document: PdfDocument,
): Promise<PdfJob['images']> {
  const images: PdfJob['images'] = {};
  for (const name of listImageNames(document)) {
    const data = await outsideTurn(() => picture(name));
    if (data !== null) images[name] = data;
  }
  return images;
}

function listImageNames(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return [];
  const names = 'alt' in value && 'name' in value ? [String(value.name)] : [];
  return [...names, ...Object.values(value).flatMap(listImageNames)];
}

function digestOf(...parts: string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 24);
}
