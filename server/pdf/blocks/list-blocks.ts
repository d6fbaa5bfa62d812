import { createElement, Fragment, type ReactElement } from 'react';
import { cards } from '#server/pdf/blocks/card-block.ts';
import { code } from '#server/pdf/blocks/code-block.ts';
import { comparison } from '#server/pdf/blocks/comparison-block.ts';
import { diagrams } from '#server/pdf/blocks/diagram-block.ts';
import { cover, hero, title } from '#server/pdf/blocks/head-blocks.ts';
import { label } from '#server/pdf/blocks/label-block.ts';
import { marks } from '#server/pdf/blocks/mark-block.ts';
import { figures, schedule } from '#server/pdf/blocks/schedule-block.ts';
import { signature } from '#server/pdf/blocks/signature-block.ts';
import { facts, groups, table } from '#server/pdf/blocks/table-blocks.ts';
import { notice, paragraphs, points, steps } from '#server/pdf/blocks/text-blocks.ts';
import { wiring } from '#server/pdf/blocks/wiring-block.ts';
import { image, text, view } from '#server/pdf/elements.ts';
import type { PdfBlock, PdfJob } from '#server/pdf/pdf-document.ts';
import { pdfImage } from '#server/pdf/pdf-image.ts';
import { colours, sizes } from '#server/pdf/theme.ts';

type Images = PdfJob['images'];
type Of<Kind extends PdfBlock['kind']> = Extract<PdfBlock, { kind: Kind }>;

/** Renders blocks as elements, each with its space above. */
export function listBlocks(blocks: PdfBlock[], images: Images): ReactElement[] {
  return blocks.map((block, index) =>
    createElement(Fragment, { key: index }, renderBlock(block, images)),
  );
}

const renderers: {
  [Kind in PdfBlock['kind']]: (block: Of<Kind>, images: Images) => ReactElement;
} = {
  title,
  hero,
  cover,
  marks,
  heading: ({ text: content }) => heading(content),
  text: paragraphs,
  points,
  steps,
  notice,
  drawing: ({ image: { name, alt }, height }, images) => {
    const src = pdfImage(images, name);
    const style = { width: '100%', height, objectFit: 'contain', marginTop: 6, marginBottom: 6 };
    return src ? view({ tag: { type: 'Figure', alt } }, image({ src, style })) : view({});
  },
  diagrams,
  groups,
  facts,
  table,
  wiring,
  label,
  cards,
  comparison,
  figures,
  schedule,
  code,
  signature,
  columns: ({ left, right, leftShare }, images) =>
    view(
      { style: { flexDirection: 'row', gap: 22 } },
      view({ style: { width: `${leftShare * 100}%` } }, ...listBlocks(left, images)),
      view({ style: { flexGrow: 1, flexShrink: 1, flexBasis: 0 } }, ...listBlocks(right, images)),
    ),
  together: ({ blocks }, images) => view({ wrap: false }, ...listBlocks(blocks, images)),
  'page-break': () => view({ break: true }),
};

function renderBlock<Kind extends PdfBlock['kind']>(block: Of<Kind>, images: Images): ReactElement {
  return renderers[block.kind as Kind](block, images);
}

function heading(content: string): ReactElement {
  const style = { fontSize: sizes.l, fontWeight: 600, marginTop: 15, marginBottom: 5 };
  return text(
    { tag: { type: 'H2' }, minPresenceAhead: 60, style: { ...style, color: colours.ink } },
    content,
  );
}
