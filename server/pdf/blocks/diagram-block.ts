import type { ReactElement } from 'react';
import { image, text, view } from '#server/pdf/elements.ts';
import type { PdfBlock } from '#server/pdf/pdf-document.ts';
import { pdfSvg } from '#server/pdf/pdf-image.ts';
import { sizes } from '#server/pdf/theme.ts';

const WIDTH = 152;

/** Renders drawings of equal width side by side, each below its title. */
export function diagrams({
  diagrams: all,
  width = WIDTH,
}: Extract<PdfBlock, { kind: 'diagrams' }>): ReactElement {
  return view(
    { wrap: false, style: { flexDirection: 'row', gap: 14, marginBottom: 6 } },
    ...all.map(({ svg, alt, aspect, title }) =>
      view(
        { style: { flexGrow: 1, flexBasis: 0 } },
        text({ tag: { type: 'H3' }, style: { fontSize: sizes.s, fontWeight: 600 } }, title),
        view(
          { tag: { type: 'Figure', alt }, style: { paddingVertical: 6 } },
          image({
            src: pdfSvg(svg),
            style: { width, height: width / aspect },
          }),
        ),
      ),
    ),
  );
}
