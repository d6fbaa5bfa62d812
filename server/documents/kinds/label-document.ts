import { keyFigures } from '#core/catalogue/key-figure-texts.ts';
import type { Variant } from '#core/catalogue/product-view.ts';
import { encodeEan13 } from '#core/documents/ean-13.ts';
import { listMarks } from '#server/documents/kinds/variant-marks.ts';
import {
  attributesOfVariant,
  codeUrl,
  frameProductDocument,
  type Subject,
} from '#server/documents/subject.ts';
import type { PdfDocument } from '#server/pdf/pdf-document.ts';

/** 100 × 60 mm in points, the usual size of label printers. */
const SIZE = { width: (100 / 25.4) * 72, height: (60 / 25.4) * 72 };
/** Two rows of four. */
const MAX_FIGURES = 8;

/** Composes the label for the box of a variant: code, figures, marks, bar code of its GTIN, and its page as QR code. */
export function labelDocument(subject: Subject, variant: Variant): PdfDocument {
  const { product, t } = subject;
  const { gtin } = attributesOfVariant(subject, variant);
  const number = String(gtin ?? '');
  const modules = encodeEan13(number);
  const document = frameProductDocument(subject, {
    kind: 'label',
    code: variant.sku,
    subject: variant.description,
    blocks: [
      {
        kind: 'label',
        title: product.title,
        code: variant.sku,
        text: variant.description,
        figures: keyFigures(t, variant)
          .slice(0, MAX_FIGURES)
          .map(({ label, value, unit }) => ({ label: t(label), value, ...(unit && { unit }) })),
        marks: listMarks(subject, variant),
        bars: modules === null ? null : { modules, number: number.padStart(13, '0') },
        href: codeUrl(subject, variant.sku),
      },
    ],
  });
  return { ...document, size: SIZE };
}
