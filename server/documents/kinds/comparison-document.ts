import { type ComparedVariant, compareVariants } from '#core/catalogue/compare/compare-variants.ts';
import {
  type ComparisonState,
  comparisonHref,
} from '#core/catalogue/compare/comparison-address.ts';
import { groupsShown } from '#core/catalogue/compare/comparison-rows.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { drawOverlayPicture } from '#core/photometry/drawings/light-pictures.ts';
import type { LightOverlay, OverlaidPolar } from '#core/photometry/drawings/polar-overlay.ts';
import {
  type DocumentContext,
  frameCompanyDocument,
  pdfPicture,
} from '#server/documents/subject.ts';
import type { PdfBlock, PdfColumnHead, PdfDocument } from '#server/pdf/pdf-document.ts';

type Comparison = {
  compared: ComparedVariant[];
  /** Null if fewer than two of them emit light. */
  overlay: LightOverlay | null;
  state: ComparisonState;
  date: string;
};

/** Composes a comparison with the same rows, marks and polar curves as the page, and a link to it. */
export function comparisonDocument(
  context: DocumentContext,
  { compared, overlay, state, date }: Comparison,
): PdfDocument {
  const { locale, t, text, siteUrl } = context;
  const isBrief = state.isBrief && compared.length > 1;
  const groups = groupsShown(compareVariants(t, compared), state, compared.length);
  const names = compared.map(({ product, variant }) => `${product.title} ${variant.sku}`);
  const hasMarks =
    state.hasMarks && groups.some(({ rows }) => rows.some(({ best }) => best.length > 0));
  const notes = [
    ...(isBrief ? [text('comparison.brief')] : []),
    ...(hasMarks ? [text('comparison.marked')] : []),
  ];
  const blocks: PdfBlock[] = [
    {
      kind: 'comparison',
      heads: compared.map((item) => toHead(context, item)),
      groups: groups.map(({ title, rows }) => ({
        title,
        rows: rows.map(({ label, values, best }) => ({
          label,
          values,
          best: hasMarks ? best : [],
        })),
      })),
      markName: t('comparison.best-mark'),
    },
    ...(groups.length === 0
      ? [{ kind: 'text' as const, paragraphs: [t('comparison.all-equal')] }]
      : []),
    ...(notes.length > 0 ? [{ kind: 'text' as const, paragraphs: notes }] : []),
    ...(overlay ? overlayBlocks(context, overlay) : []),
    { kind: 'code', href: siteUrl + comparisonHref(locale, state), text: text('comparison.scan') },
  ];
  return frameCompanyDocument(context, {
    title: `${text('comparison.title')} – ${names.join(' · ')}`,
    subject: names.join(' · '),
    date,
    label: text('comparison.title'),
    note: t.count('card.variants', compared.length),
    blocks,
  });
}

/** The curves on a common scale: relative (shape) and absolute (intensity). */
function overlayBlocks(
  { t }: DocumentContext,
  { names, relative, absolute }: LightOverlay,
): PdfBlock[] {
  const diagramOf = (title: string, polar: OverlaidPolar) => {
    const alt = `${title}: ${names.join(', ')}`;
    return { ...drawOverlayPicture(t, polar, names), alt, title };
  };
  return [
    {
      kind: 'together',
      blocks: [
        { kind: 'heading', text: t('photometry.compare') },
        {
          kind: 'diagrams',
          width: 220,
          diagrams: [
            diagramOf(t('photometry.compare.relative'), relative),
            diagramOf(t('photometry.compare.absolute'), absolute),
          ],
        },
        { kind: 'text', paragraphs: [t('photometry.compare.planes')] },
      ],
    },
  ];
}

function toHead(
  { locale, siteUrl }: DocumentContext,
  { product, variant }: ComparedVariant,
): PdfColumnHead {
  return {
    image: pdfPicture(variant.picture, 400),
    title: product.title,
    code: variant.sku,
    href: `${siteUrl}${pathTo(locale, 'products', product.slug)}?variation=${variant.id}`,
  };
}
