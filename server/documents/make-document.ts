import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { hashOf } from '#core/media.ts';
import { parseLdt } from '#core/photometry/eulumdat/ldt.ts';
import { formatIes } from '#core/photometry/ies/format-ies.ts';
import { loadCatalogue } from '#server/documents/catalogue.ts';
import type { Making } from '#server/documents/document-store.ts';
import { brochureDocument } from '#server/documents/kinds/brochure-document.ts';
import { compatibilityDocument } from '#server/documents/kinds/compatibility-document.ts';
import { datasheetDocument } from '#server/documents/kinds/datasheet-document.ts';
import { declarationDocument } from '#server/documents/kinds/declaration-document.ts';
import { instructionsDocument } from '#server/documents/kinds/instructions-document.ts';
import type { Provision } from '#server/documents/provisions.ts';
import type { DocumentSources, Product } from '#server/documents/sources.ts';
import { loadDocumentContext, type Subject } from '#server/documents/subject.ts';
import type { PdfDocument, PdfJob } from '#server/pdf/pdf-document.ts';
import type { PdfMaker } from '#server/pdf/pdf-maker.ts';

export type DocumentTools = {
  sources: DocumentSources;
  pdf: Pick<PdfMaker, 'make' | 'warm'>;
  /** Bytes of a picture by its name on paper; null where it does not exist. */
  picture: (name: string) => Promise<Uint8Array | string | null>;
  revision: string;
};

type DocumentRequest = {
  provision: Pick<Provision, 'kind' | 'variant'>;
  product: Product;
  locale: LocaleCode;
};

/** How a document is made, and the digest of all that goes into it; null where the content does not give it. */
export async function planDocument(
  workshop: DocumentTools,
  commission: DocumentRequest,
): Promise<Making | null> {
  const { kind } = commission.provision;
  if (kind === 'ies') return planIes(workshop, commission);
  if (kind === 'gldf') return planGldf(workshop, commission);
  workshop.pdf.warm();
  const paper = await composePdf(workshop, commission);
  return paper && planPdf(workshop, paper);
}

/** How a paper becomes a PDF. */
export function planPdf(workshop: DocumentTools, paper: PdfDocument): Making {
  return {
    ending: 'pdf',
    digest: digestOf(JSON.stringify(paper), workshop.revision),
    make: async () => workshop.pdf.make({ paper, images: await collectImages(workshop, paper) }),
  };
}

async function planIes({ sources, revision }: DocumentTools, { provision }: DocumentRequest) {
  const hash = hashOf(provision.variant?.photometry?.url ?? '');
  const media = hash && (await sources.findMedia(hash));
  if (!hash || !media) return null;
  const make = async () => {
    return Buffer.from(formatIes(parseLdt(await readFile(media.path, 'latin1'))), 'latin1');
  };
  return { ending: 'ies', digest: digestOf(hash, revision), make };
}

/** A container of everything about a product, its datasheet in every language. */
function planGldf(workshop: DocumentTools, { product }: DocumentRequest): Making {
  const { sources, pdf, picture, revision } = workshop;
  const files = [
    product.model3d,
    ...product.drawings,
    ...product.variants.map((one) => one.photometry),
  ];
  const contents = [JSON.stringify(product), ...files.map((file) => file?.url ?? '')];
  const make = async () => {
    const { makeGldf } = await import('#server/documents/make-gldf.ts');
    return makeGldf({
      sources,
      product,
      picture,
      datasheet: async (own, variant, locale) => {
        const provision = { kind: 'datasheet' as const, variant };
        const paper = await composePdf(workshop, { provision, product: own, locale });
        if (!paper) throw new Error(`${variant.sku} has no datasheet.`);
        return pdf.make({ paper, images: await collectImages(workshop, paper) });
      },
    });
  };
  return { ending: 'gldf', digest: digestOf(...contents, revision), make };
}

async function composePdf(
  { sources }: DocumentTools,
  commission: DocumentRequest,
): Promise<PdfDocument | null> {
  const { provision, product, locale } = commission;
  const subject: Subject = { ...(await loadDocumentContext(sources, locale)), product };
  const { kind, variant } = provision;
  if (kind === 'instructions') return instructionsDocument(subject);
  if (kind === 'brochure') return brochureDocument(subject, await loadCatalogue(sources, locale));
  if (!variant) return null;
  if (kind === 'datasheet') {
    return datasheetDocument(subject, variant, await sources.findLight(locale, variant.id));
  }
  if (kind === 'declaration') return declarationDocument(subject, variant);
  if (kind !== 'compatibility') return null;
  return compatibilityDocument(subject, variant, await loadCatalogue(sources, locale));
}

/** The bytes of every picture that a paper names; one that is not there leaves its place empty. */
export async function collectImages(
  { picture }: Pick<DocumentTools, 'picture'>,
  paper: PdfDocument,
): Promise<PdfJob['images']> {
  const images: PdfJob['images'] = {};
  for (const name of listImageNames(paper)) {
    const data = await picture(name);
    if (data !== null) images[name] = data;
  }
  return images;
}

function listImageNames(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return [];
  const own = 'alt' in value && 'name' in value ? [String(value.name)] : [];
  return [...own, ...Object.values(value).flatMap(listImageNames)];
}

function digestOf(...parts: string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 24);
}
