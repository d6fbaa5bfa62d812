import type { AttributeValues } from '#core/catalogue/attributes/attribute.ts';
import type { Variant } from '#core/catalogue/product-view.ts';
import type { PdfKind } from '#core/documents/document-kind.ts';
import type { DocumentText } from '#core/documents/document-texts.ts';
import { CODE_FOLDER } from '#core/i18n/code-paths.ts';
import { getLocale, type LocaleCode } from '#core/i18n/locales.ts';
import type { Area } from '#core/i18n/messages.ts';
import { pathTo } from '#core/i18n/paths.ts';
import type { Translate } from '#core/i18n/translate.ts';
import { type FileLink, hashOf, type Picture } from '#core/media.ts';
import { formatDate } from '#core/units.ts';
import type { Company } from '#server/db/stored-site.ts';
import { localeTexts } from '#server/documents/locale-texts.ts';
import type { DocumentSources, Product } from '#server/documents/sources.ts';
import type { PdfBlock, PdfDocument, PdfImage } from '#server/pdf/pdf-document.ts';

/** The content that all documents share, in one language. */
export type DocumentContext = {
  locale: LocaleCode;
  t: Translate<Area>;
  text: DocumentText;
  company: Company;
  logo: PdfImage | null;
  siteUrl: string;
};

/** A product in one language, with the content that its documents share. */
export type Subject = DocumentContext & {
  product: Product;
  /** Typed attributes by variant id. */
  attributes: ReadonlyMap<number, AttributeValues>;
};

/** The typed attributes of a variant; none in versions that an earlier release imported. */
export function attributesOfVariant(
  { attributes }: Pick<Subject, 'attributes'>,
  { id }: { id: number },
): AttributeValues {
  return attributes.get(id) ?? {};
}

/** Loads the content that all documents share. */
export async function loadDocumentContext(
  { getCompany, getLogo, siteUrl }: Pick<DocumentSources, 'getCompany' | 'getLogo' | 'siteUrl'>,
  locale: LocaleCode,
): Promise<DocumentContext> {
  const company = await getCompany(locale);
  const logo = pdfDrawing(await getLogo(locale), company.name);
  return { locale, ...localeTexts[locale], company, logo, siteUrl };
}

/** Widths of pictures in PDFs, pixels: about 200 per inch. */
export type PictureWidth = 160 | 400 | 800 | 1200;

/** Returns a picture for a PDF; `pdf-pictures.ts` finds its bytes by the name. */
export function pdfPicture(
  picture: (Omit<Picture, 'alt'> & Partial<Pick<Picture, 'alt'>>) | null | undefined,
  width: PictureWidth,
): PdfImage | null {
  if (!picture) return null;
  const aspect = picture.width / picture.height;
  return { name: `${picture.hash}@${width}`, alt: picture.alt ?? '', aspect };
}

/** Returns a drawing for a PDF, named by the hash in its address. */
export function pdfDrawing(
  file: Pick<FileLink, 'url' | 'width' | 'height'> | undefined,
  alt: string,
): PdfImage | null {
  const hash = file && hashOf(file.url);
  return hash ? { name: hash, alt, aspect: (file.width ?? 3) / (file.height ?? 2) } : null;
}

/** Returns the address of the product's page, with the variant selected if given. */
export function pageUrl({ locale, product, siteUrl }: Subject, variantId?: number): string {
  const path = siteUrl + pathTo(locale, 'products', product.slug);
  return variantId === undefined ? path : `${path}?variation=${variantId}`;
}

/** Returns the address of the page behind the code on a box: short, and in the language of whoever opens it. */
export function codeUrl({ siteUrl }: Pick<Subject, 'siteUrl'>, sku: string): string {
  return [siteUrl, CODE_FOLDER, ...sku.split('/').map(encodeURIComponent)].join('/');
}

/** Returns the ISO date of the product's data. */
export function dateOf({ updated }: Pick<Product, 'updated'>): string {
  return updated.slice(0, 10);
}

type Frame = { kind: PdfKind; code: string; subject?: string; blocks: PdfBlock[] };

/** Adds header, footer and metadata to a document of a product. */
export function frameProductDocument(
  subject: Subject,
  { kind, code, blocks, ...rest }: Frame,
): PdfDocument {
  const { t, product } = subject;
  const label = t(`document.${kind}`);
  return frameCompanyDocument(subject, {
    title: `${label} ${code} – ${product.title}`,
    subject: rest.subject ?? product.summary,
    date: dateOf(product),
    label,
    note: code,
    blocks,
  });
}

type CompanyDocument = Pick<PdfDocument, 'title' | 'subject' | 'date' | 'label' | 'blocks'> & {
  note: string;
};

/** Adds header, footer and metadata to any document of the company. */
export function frameCompanyDocument(
  context: DocumentContext,
  { note, ...content }: CompanyDocument,
): PdfDocument {
  const { locale, text, company, logo } = context;
  const version = text('pdf.version', { date: formatDate(locale, content.date) });
  return {
    ...content,
    language: getLocale(locale).iso,
    author: company.legalName,
    logo,
    footer: {
      company: `${company.legalName} · ${company.email} · ${company.phone}`,
      note: `${note} · ${version}`,
      page: text('pdf.page'),
    },
  };
}

/** The title of a document of one variant, with its code. */
export function variantTitle({ product }: Subject, { description, sku }: Variant): PdfBlock {
  return {
    kind: 'title',
    eyebrow: eyebrowOf(product),
    title: product.title,
    subtitle: description,
    code: sku,
  };
}

/** Returns the line above the title: category and type. */
export function eyebrowOf({ trail, types }: Product): string {
  const names = [trail.at(-1)?.title, types[0]?.title].filter((name) => name !== undefined);
  return [...new Set(names)].join(' · ');
}
