import {
  isPlannedByMetre,
  type PerMetre,
  perMetreValue,
} from '#core/catalogue/figures/per-metre.ts';
import type { Span } from '#core/catalogue/product-view.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { formatSpan } from '#core/units.ts';
import type { Catalogue } from '#server/documents/catalogue.ts';
import { listParagraphs } from '#server/documents/plain-text.ts';
import type { Product } from '#server/documents/sources.ts';
import {
  eyebrowOf,
  frameProductDocument,
  pageUrl,
  pdfPicture,
  type Subject,
} from '#server/documents/subject.ts';
import type { PdfCard, PdfDocument, PdfFigure } from '#server/pdf/pdf-document.ts';

/** Composes the brochure of a product: the product first, then all products of its family with their figures. */
export function brochureDocument(subject: Subject, catalogue: Catalogue): PdfDocument {
  const { product, text } = subject;
  const { family } = product;
  const members = catalogue.products.filter((member) => member.family.id === family.id);
  const others = members.filter(({ id }) => id !== product.id);
  return frameProductDocument(subject, {
    kind: 'brochure',
    code: product.code,
    blocks: [
      {
        kind: 'cover',
        image: pdfPicture(product.pictures.at(-1), 1200),
        eyebrow: eyebrowOf(product),
        title: product.title,
        text: product.summary,
      },
      { kind: 'heading', text: text('datasheet.features') },
      { kind: 'points', items: product.features, columns: 2 },
      { kind: 'heading', text: text('datasheet.about') },
      { kind: 'text', paragraphs: listParagraphs(product.descriptionHtml) },
      {
        kind: 'together',
        blocks: [
          { kind: 'heading', text: text('brochure.family', { family: family.title }) },
          { kind: 'text', paragraphs: [family.summary] },
        ],
      },
      { kind: 'cards', cards: [product, ...others].map((member) => toCard(subject, member)) },
      { kind: 'code', href: pageUrl(subject), text: text('brochure.more') },
    ],
  });
}

function toCard({ locale, siteUrl, t }: Subject, product: Product): PdfCard {
  const { variants } = product;
  const figure = (label: string, span: Span | null, unit: string): PdfFigure[] =>
    span === null ? [] : [{ label, value: formatSpan(locale, span, unit) }];
  const spanOf = (values: (number | null)[]) => spanOver(values.filter((value) => value !== null));
  return {
    image: pdfPicture(product.pictures[0], 400),
    eyebrow: `${product.code} · ${t.count('card.variants', variants.length)}`,
    title: product.title,
    text: product.summary,
    href: siteUrl + pathTo(locale, 'products', product.slug),
    figures: [
      ...(variants.some(isPlannedByMetre)
        ? [
            ...figure(t('figure.flux'), spanOf(variants.map(fluxPerMetre)), 'lm/m'),
            ...figure(t('figure.power'), spanOf(variants.map(powerPerMetre)), 'W/m'),
          ]
        : [
            ...figure(t('figure.flux'), spanOf(variants.map(({ fluxLm }) => fluxLm)), 'lm'),
            ...figure(t('figure.power'), spanOf(variants.map(({ powerW }) => powerW)), 'W'),
          ]),
      ...figure(
        t('figure.efficacy'),
        spanOf(variants.map(({ efficacyLmW }) => efficacyLmW)),
        'lm/W',
      ),
      ...listIp(t('figure.ip'), product),
    ],
  };
}

const fluxPerMetre = (variant: PerMetre) => perMetreValue('flux', variant);
const powerPerMetre = (variant: PerMetre) => perMetreValue('power', variant);

function spanOver(values: number[]): Span | null {
  return values.length === 0 ? null : { min: Math.min(...values), max: Math.max(...values) };
}

function listIp(label: string, { variants }: Product): PdfFigure[] {
  const codes = [...new Set(variants.flatMap(({ ip }) => ip ?? []))].sort();
  return codes.length === 0 ? [] : [{ label, value: codes.join(', ') }];
}
