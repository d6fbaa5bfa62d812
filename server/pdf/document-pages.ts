import { Document, Page } from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';
import { listBlocks } from '#server/pdf/blocks/list-blocks.ts';
import { bareText, image, view } from '#server/pdf/elements.ts';
import type { PdfDocument, PdfJob } from '#server/pdf/pdf-document.ts';
import { pdfImage } from '#server/pdf/pdf-image.ts';
import { colours, FALLBACK_FONT, FONT, page, sizes } from '#server/pdf/theme.ts';

/** Height of the logo, points. */
const LOGO = 19;

/** Renders the pages of a document, with header, blocks and footer. */
export function DocumentPages({ document, images }: PdfJob): ReactElement {
  const style = {
    paddingTop: page.top,
    paddingBottom: page.bottom,
    paddingHorizontal: page.side,
    fontFamily: [FONT, FALLBACK_FONT],
    fontSize: sizes.m,
    color: colours.ink,
  };
  if (document.size) return labelPage(document, images);
  return createElement(
    Document,
    null,
    createElement(
      Page,
      // A line height on the page would be multiplied each time that page numbers are laid out.
      { size: 'A4', orientation: document.isLandscape ? 'landscape' : 'portrait', style },
      pageHeader(document, images),
      pageFooter(document),
      ...listBlocks(document.blocks, images),
    ),
  );
}

function labelPage({ size, blocks }: PdfDocument, images: PdfJob['images']): ReactElement {
  const style = { padding: 10, fontFamily: [FONT, FALLBACK_FONT], color: colours.ink };
  const dimensions = size && [size.width, size.height];
  const label = createElement(
    Page,
    { size: dimensions as [number, number], style },
    ...listBlocks(blocks, images),
  );
  return createElement(Document, null, label);
}

function pageHeader({ logo, label, author }: PdfDocument, images: PdfJob['images']): ReactElement {
  const source = logo && pdfImage(images, logo.name);
  return view(
    {
      fixed: true,
      style: {
        position: 'absolute',
        top: 30,
        left: page.side,
        right: page.side,
        flexDirection: 'row',
        justifyContent: 'space-between',
        alignItems: 'center',
        paddingBottom: 10,
        borderBottomWidth: 0.75,
        borderBottomColor: colours.ink,
      },
    },
    source
      ? image({ src: source, style: { height: LOGO, width: LOGO * (logo?.aspect ?? 1) } })
      : bareText({ style: { fontSize: 14, fontWeight: 600 } }, author),
    bareText({ style: { fontSize: sizes.s, fontWeight: 500, color: colours.graphite } }, label),
  );
}

function pageFooter({ footer }: PdfDocument): ReactElement {
  const small = { fontSize: sizes.xs, color: colours.muted };
  const pageNumber = ({
    pageNumber: number,
    totalPages,
  }: {
    pageNumber: number;
    totalPages: number;
  }) => footer.page.replace('{page}', String(number)).replace('{count}', String(totalPages));
  return view(
    {
      fixed: true,
      style: {
        position: 'absolute',
        bottom: 28,
        left: page.side,
        right: page.side,
        flexDirection: 'row',
        justifyContent: 'space-between',
        paddingTop: 7,
        borderTopWidth: 0.5,
        borderTopColor: colours.line,
      },
    },
    bareText({ style: { ...small, width: '40%' } }, footer.company),
    bareText({ style: { ...small, width: '46%', textAlign: 'center' } }, footer.note),
    bareText({ style: { ...small, width: '14%', textAlign: 'right' }, render: pageNumber }),
  );
}
