import type { Variant } from '#core/catalogue/product-view.ts';
import { type Law, listConformity } from '#core/documents/conformity.ts';
import { formatDate } from '#core/units.ts';
import {
  dateOf,
  eyebrowOf,
  frameProductDocument,
  pdfPicture,
  type Subject,
} from '#server/documents/subject.ts';
import type { PdfBlock, PdfDocument } from '#server/pdf/pdf-document.ts';

/**
 * Composes the declaration of conformity of a variant for the European Union (Decision 768/2008/EC, Annex III) and
 * Great Britain. Null if no act applies, or the content names no manufacturer and signatory.
 */
export function declarationDocument(subject: Subject, variant: Variant): PdfDocument | null {
  const { product, company, text, locale } = subject;
  const { declarations } = company;
  const conformity = listConformity(product, variant);
  if (!declarations || !conformity) return null;
  const { manufacturer, place, signatory } = declarations;
  const date = dateOf(product);
  return frameProductDocument(subject, {
    kind: 'declaration',
    code: variant.sku,
    blocks: [
      {
        kind: 'title',
        eyebrow: eyebrowOf(product),
        title: text('declaration.title'),
        subtitle: text('declaration.responsibility'),
        code: null,
      },
      {
        kind: 'columns',
        leftShare: 0.68,
        left: [identity(subject, variant, declarations)],
        right: listPicture(subject, variant),
      },
      {
        kind: 'columns',
        leftShare: 0.48,
        left: lawBlocks(subject, 'eu', conformity.laws),
        right: lawBlocks(subject, 'gb', conformity.laws),
      },
      { kind: 'heading', text: text('declaration.standards') },
      { kind: 'text', paragraphs: [text('declaration.standards.text')] },
      standardsBlock(subject, conformity.standards),
      {
        kind: 'signature',
        text: text('declaration.signed', { company: manufacturer.name }),
        place: `${place}, ${formatDate(locale, date)}`,
        name: signatory.name,
        role: signatory.role,
      },
    ],
  });
}

type Conformity = NonNullable<ReturnType<typeof listConformity>>;

type Declarations = NonNullable<Subject['company']['declarations']>;

/** Object of the declaration and the responsible parties. */
function identity(
  { text, product, company }: Subject,
  variant: Variant,
  { manufacturer, ukRepresentative }: Declarations,
): PdfBlock {
  const number = `${variant.sku.replaceAll('/', '-')} · ${dateOf(product)}`;
  return {
    kind: 'facts',
    rows: [
      { label: text('declaration.number'), value: number },
      { label: text('declaration.manufacturer'), value: partyText(manufacturer) },
      { label: text('declaration.uk'), value: partyText(ukRepresentative) },
      { label: text('declaration.object'), value: `${variant.sku} – ${variant.description}` },
      { label: text('declaration.brand'), value: company.name },
    ],
  };
}

/** Standards in two columns. */
function standardsBlock({ text }: Subject, applied: Conformity['standards']): PdfBlock {
  const standards = applied.map(({ code, subject }) => [code, text(subject)]);
  const half = Math.ceil(standards.length / 2);
  const columns = [
    { title: text('declaration.standard'), share: 0.3 },
    { title: text('declaration.subject'), share: 0.7 },
  ];
  return {
    kind: 'columns',
    leftShare: 0.48,
    left: [{ kind: 'table', columns, rows: standards.slice(0, half) }],
    right: [{ kind: 'table', columns, rows: standards.slice(half) }],
  };
}

function partyText({ name, address }: { name: string; address: string }): string {
  return `${name}, ${address}`;
}

/** A picture of the product: Decision 768/2008/EC allows it as part of the identification. */
function listPicture({ product }: Subject, variant: Variant): PdfBlock[] {
  const image = pdfPicture(variant.picture ?? product.pictures[0], 400);
  return image ? [{ kind: 'drawing', image, height: 104 }] : [];
}

function lawBlocks({ text }: Subject, market: 'eu' | 'gb', laws: Law[]): PdfBlock[] {
  const rows = laws.map((law) => [text(`act.${market}.${law}`), text(`law.${law}`)]);
  const columns = [
    { title: text('declaration.act'), share: 0.52 },
    { title: text('declaration.subject'), share: 0.48 },
  ];
  return [
    { kind: 'heading', text: text(`declaration.${market}`) },
    { kind: 'text', paragraphs: [text(`declaration.${market}.text`)] },
    { kind: 'table', columns, rows },
  ];
}
