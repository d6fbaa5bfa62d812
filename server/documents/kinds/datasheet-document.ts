import { attributesOf } from '#core/catalogue/attributes/attribute-rows.ts';
import { figureGroups, isFigureGroup } from '#core/catalogue/figure-texts.ts';
import { keyFigures } from '#core/catalogue/key-figure-texts.ts';
import type { Variant } from '#core/catalogue/product-view.ts';
import { type Declaration, referenceOfDeclaration } from '#core/declarations/declaration.ts';
import { classColours, classRange } from '#core/documents/class-colours.ts';
import { pathToDownload } from '#core/i18n/file-paths.ts';
import type { PhotometryReport } from '#core/photometry/report.ts';
import { energyLabelOf } from '#server/documents/kinds/energy-label.ts';
import { photometryBlocks } from '#server/documents/kinds/photometry-blocks.ts';
import { tenderParagraphs } from '#server/documents/kinds/tender-text.ts';
import { listMarks } from '#server/documents/kinds/variant-marks.ts';
import { listParagraphs } from '#server/documents/plain-text.ts';
import {
  frameProductDocument,
  pageUrl,
  pdfDrawing,
  pdfPicture,
  type Subject,
  variantTitle,
} from '#server/documents/subject.ts';
import type {
  PdfBlock,
  PdfDocument,
  PdfFigure,
  PdfMark,
  PdfRow,
} from '#server/pdf/pdf-document.ts';

const MAX_KEY_FIGURES = 8;

type Sources = {
  report: PhotometryReport | null;
  /** The edition in force for the variant. */
  declaration: Declaration | undefined;
};

/** Composes the datasheet of a variant: overview on page one, all figures on page two, then photometry. */
export function datasheetDocument(
  subject: Subject,
  variant: Variant,
  { report, declaration }: Sources,
): PdfDocument {
  const { product, t, text } = subject;
  const drawing = pdfDrawing(product.drawings[0], t('gallery.drawing', { title: product.title }));
  const about: PdfBlock[] = [
    { kind: 'heading', text: text('datasheet.about') },
    { kind: 'text', paragraphs: [listParagraphs(product.descriptionHtml)[0] ?? product.summary] },
    { kind: 'heading', text: text('datasheet.features') },
    { kind: 'points', items: product.features, columns: 1 },
  ];
  const dimensions: PdfBlock[] = drawing
    ? [
        { kind: 'heading', text: t('section.dimensions') },
        { kind: 'drawing', image: drawing, height: 230 },
      ]
    : [];
  return frameProductDocument(subject, {
    kind: 'datasheet',
    code: variant.sku,
    subject: variant.description,
    blocks: [
      variantTitle(subject, variant),
      {
        kind: 'hero',
        image: pdfPicture(variant.picture, 800),
        figures: listKeyFigures(subject, variant),
      },
      {
        kind: 'marks',
        marks: [...listMarks(subject, variant), ...listArrow(subject, variant)],
        notes: listNotes(subject, variant),
      },
      drawing
        ? { kind: 'columns', left: about, right: dimensions, leftShare: 0.52 }
        : { kind: 'together', blocks: about },
      { kind: 'page-break' },
      { kind: 'groups', groups: listGroups(subject, variant, declaration) },
      {
        kind: 'together',
        blocks: [
          { kind: 'heading', text: text('tender.title') },
          { kind: 'text', paragraphs: tenderParagraphs(subject, variant) },
        ],
      },
      { kind: 'code', href: pageUrl(subject, variant.id), text: text('datasheet.scan') },
      ...(report ? photometryBlocks(t, report) : []),
    ],
  });
}

function listKeyFigures({ t }: Subject, variant: Variant): PdfFigure[] {
  return keyFigures(t, variant)
    .slice(0, MAX_KEY_FIGURES)
    .map(({ label, value, unit }) => ({ label: t(label), value, ...(unit && { unit }) }));
}

/** The energy class of the light source: that inside a luminaire, or the product itself. */
function listNotes({ product, text }: Subject, { energyClass, eprel }: Variant) {
  if (energyClass === null) return [];
  const values = { class: energyClass };
  const note = product.isLightSource
    ? text('datasheet.source', values)
    : text('datasheet.contained', values);
  const register = eprel
    ? [{ text: text('datasheet.eprel', { number: eprel }), href: eprelUrl(eprel) }]
    : [];
  return [{ text: note }, ...register];
}

/** The arrow of a light source with the range of classes, (EU) 2019/2015, Annex VI; none for what only contains one. */
function listArrow({ product, text }: Subject, variant: Variant): PdfMark[] {
  const label = energyLabelOf(product, variant);
  if (!label) return [];
  const { energyClass } = label;
  const name = text('datasheet.arrow', { class: energyClass });
  return [{ energyClass, colour: classColours[energyClass], range: [...classRange], name }];
}

/** Returns the address of a light source in the European register (EPREL). */
function eprelUrl(number: string): string {
  return `https://eprel.ec.europa.eu/screen/product/lightsources/${number}`;
}

function listGroups(subject: Subject, variant: Variant, declaration: Declaration | undefined) {
  const { product, t, text } = subject;
  const attributes = attributesOf(product, variant);
  const figures = figureGroups(t, variant).map((group) => ({
    title: t(group.title),
    rows: [
      ...group.figures.flatMap(({ label, value }): PdfRow[] => {
        if (value === null) return [];
        const isRegister = label === 'figure.eprel';
        return [{ label: t(label), value, ...(isRegister && { href: eprelUrl(value) }) }];
      }),
      ...attributes.filter(({ id }) => id === group.id).flatMap(({ rows }) => rows.map(toRow)),
    ],
  }));
  const further = attributes
    .filter(({ id }) => !isFigureGroup(id) && id !== 'ordering')
    .map(({ title, rows }) => ({ title, rows: rows.map(toRow) }));
  const ordering = {
    title: text('datasheet.order'),
    rows: [
      { label: t('figure.code'), value: variant.sku },
      ...(variant.legacySkus.length > 0
        ? [{ label: t('figure.legacy'), value: variant.legacySkus.join(', ') }]
        : []),
      { label: t('figure.warranty'), value: t.count('product.years', product.warrantyYears) },
      // Origin, customs code and pack are the wholesaler's: the page has them.
      ...attributes
        .flatMap(({ rows }) => rows)
        .filter(({ name }) => name === 'gtin')
        .map(toRow),
      ...listDeclaration(subject, declaration),
    ],
  };
  const construction = { title: t('specification.construction'), rows: product.specification };
  return [...figures, ...further, construction, ordering].filter(({ rows }) => rows.length > 0);
}

/** The declaration in force, with the address of its edition. */
function listDeclaration(
  { text, locale, siteUrl }: Subject,
  declaration: Declaration | undefined,
): PdfRow[] {
  if (!declaration) return [];
  const reference = referenceOfDeclaration(declaration);
  const href = siteUrl + pathToDownload(locale, reference, 'declaration');
  return [{ label: text('datasheet.declaration'), value: reference, href }];
}

function toRow({ label, value }: PdfRow): PdfRow {
  return { label, value };
}
