import type { ReactElement } from 'react';
import { image, text, view } from '#server/pdf/elements.ts';
import type { PdfBlock } from '#server/pdf/pdf-document.ts';
import { pdfSvg } from '#server/pdf/pdf-image.ts';
import { colours, sizes } from '#server/pdf/theme.ts';

type Diagram = Extract<PdfBlock, { kind: 'wiring' }>['diagrams'][number];

/** Width of a drawing, points: two in a row. */
const WIDTH = 240;
const GAP = 28;

/** Renders wiring diagrams in rows of two, each with its title above and notes below. */
export function wiring({ diagrams }: Extract<PdfBlock, { kind: 'wiring' }>): ReactElement {
  const rows = Array.from({ length: Math.ceil(diagrams.length / 2) }, (_, row) =>
    diagrams.slice(row * 2, row * 2 + 2),
  );
  return view(
    {},
    ...rows.map((row) =>
      view(
        { wrap: false, style: { flexDirection: 'row', gap: GAP, marginTop: 8 } },
        ...row.map(renderDiagram),
      ),
    ),
  );
}

function renderDiagram({ title, svg, aspect, alt, notes }: Diagram): ReactElement {
  return view(
    { style: { width: WIDTH } },
    text({ tag: { type: 'H3' }, style: { fontWeight: 600, marginBottom: 4 } }, title),
    view(
      { tag: { type: 'Figure', alt } },
      image({ src: pdfSvg(svg), style: { width: WIDTH, height: WIDTH / aspect } }),
    ),
    ...notes.map((note) =>
      text({ style: { fontSize: sizes.s, color: colours.graphite, marginTop: 3 } }, note),
    ),
  );
}
