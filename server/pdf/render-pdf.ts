import layoutDocument from '@react-pdf/layout';
import renderLayout from '@react-pdf/render';
import { type Font, pdf, renderToBuffer } from '@react-pdf/renderer';
import PDFDocument from 'pdfkit';
import { DocumentPages } from '#server/pdf/document-pages.ts';
import { createFonts } from '#server/pdf/fonts.ts';
import type { PdfJob } from '#server/pdf/pdf-document.ts';
import { type LayoutNode, tagLayout } from '#server/pdf/tag-layout.ts';
import { hasShortcuts } from '#server/server-shortcuts.ts';

/** Renders a document as PDF; with `PLAIN=1` it has no structure for screen readers. */
export function renderPdf(job: PdfJob): Promise<Buffer> {
  return hasShortcuts ? renderTagged(job) : renderUntagged(job);
}

function renderUntagged(job: PdfJob): Promise<Buffer> {
  createFonts();
  return renderToBuffer(DocumentPages(job) as Parameters<typeof renderToBuffer>[0]);
}

/**
 * Performs the three steps of React-PDF's renderer separately, to add the structure, the language and a fixed date
 * between layout and drawing.
 */
async function renderTagged({ document, images }: PdfJob): Promise<Buffer> {
  const { container } = pdf(DocumentPages({ document, images }) as Parameters<typeof pdf>[0]);
  const layout = await (layoutDocument as LayoutDocument)(container.document, createFonts());
  const date = new Date(`${document.date}T00:00:00Z`);
  const output = new PDFDocument({
    autoFirstPage: false,
    pdfVersion: '1.7',
    lang: document.language,
    tagged: true,
    displayTitle: true,
    info: {
      Title: document.title,
      Subject: document.subject,
      Author: document.author,
      Producer: document.author,
      Creator: document.author,
      CreationDate: date,
      ModDate: date,
    },
  });
  tagLayout(layout.children, output);
  (renderLayout as unknown as RenderLayout)(output, layout);
  const chunks: Buffer[] = [];
  for await (const chunk of output) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

type PdfLayout = { children: LayoutNode[] };
type LayoutDocument = (document: unknown, fonts: typeof Font) => Promise<PdfLayout>;
type RenderLayout = (output: PDFKit.PDFDocument, layout: PdfLayout) => void;
