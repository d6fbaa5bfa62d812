import layoutDocument from '@react-pdf/layout';
import renderLayout from '@react-pdf/render';
import { type Font, pdf, renderToBuffer } from '@react-pdf/renderer';
import PDFDocument from 'pdfkit';
import { createFonts } from '#server/pdf/fonts.ts';
import type { PdfJob } from '#server/pdf/pdf-document.ts';
import { Sheet } from '#server/pdf/sheet.ts';
import { type LayoutNode, tagLayout } from '#server/pdf/tag-layout.ts';
import { hasShortcuts } from '#server/server-shortcuts.ts';

/** The bytes of a paper; those of React-PDF's own renderer have no structure for screen readers. */
export function renderPdf(order: PdfJob): Promise<Buffer> {
  return hasShortcuts ? renderTagged(order) : renderUntagged(order);
}

function renderUntagged(order: PdfJob): Promise<Buffer> {
  createFonts();
  return renderToBuffer(Sheet(order) as Parameters<typeof renderToBuffer>[0]);
}

/**
 * What React-PDF's own renderer does, in its three steps, because between layout and drawing the document gets its
 * structure, its language and a date that does not change.
 */
async function renderTagged({ paper, images }: PdfJob): Promise<Buffer> {
  const { container } = pdf(Sheet({ paper, images }) as Parameters<typeof pdf>[0]);
  const layout = await (layoutDocument as LayOut)(container.document, createFonts());
  const date = new Date(`${paper.date}T00:00:00Z`);
  const document = new PDFDocument({
    autoFirstPage: false,
    pdfVersion: '1.7',
    lang: paper.language,
    tagged: true,
    displayTitle: true,
    info: {
      Title: paper.title,
      Subject: paper.subject,
      Author: paper.author,
      Producer: paper.author,
      Creator: paper.author,
      CreationDate: date,
      ModDate: date,
    },
  });
  tagLayout(layout.children, document);
  (renderLayout as unknown as Render)(document, layout);
  const chunks: Buffer[] = [];
  for await (const chunk of document) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

type Layout = { children: LayoutNode[] };
type LayOut = (document: unknown, fonts: typeof Font) => Promise<Layout>;
type Render = (document: PDFKit.PDFDocument, layout: Layout) => void;
