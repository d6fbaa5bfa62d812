import { Path } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import { qrCode } from '#server/pdf/blocks/code-block.ts';
import { mark } from '#server/pdf/blocks/mark-block.ts';
import { draw, svg, text, view } from '#server/pdf/elements.ts';
import type { PdfBlock, PdfFigure } from '#server/pdf/pdf-document.ts';
import { colours, sizes } from '#server/pdf/theme.ts';

type Label = Extract<PdfBlock, { kind: 'label' }>;

/** Width of a module at the nominal size of ISO/IEC 15420, 0.33 mm, in points. */
const MODULE = 0.33 * (72 / 25.4);
const BAR_HEIGHT = 34;
/** Points of a code of up to 45 modules a side; one of more is larger. */
const QR = 42;

/** Renders a label for a box: what it is, its figures, its marks, and both codes. */
export function label(block: Label): ReactElement {
  const { title, code, text: description, figures, marks, bars, href } = block;
  return view(
    { wrap: false },
    view(
      { style: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'flex-end' } },
      text({ tag: { type: 'H1' }, style: { fontSize: 12, fontWeight: 600 } }, title),
      text({ style: { fontSize: 9, fontWeight: 600 } }, code),
    ),
    text({ style: { fontSize: 6.5, color: colours.graphite, height: 16 } }, description),
    view(
      { style: { flexDirection: 'row', flexWrap: 'wrap', height: 37, overflow: 'hidden' } },
      ...figures.map(figure),
    ),
    view(
      { style: { flexDirection: 'row', gap: 7, height: 25, alignItems: 'center' } },
      ...marks.map(mark),
    ),
    view(
      {
        style: {
          flexDirection: 'row',
          justifyContent: 'space-between',
          alignItems: 'flex-end',
          marginTop: 6,
        },
      },
      bars ? barCode(bars) : view({}),
      qrCode(href, QR),
    ),
  );
}

function figure({ label: name, value, unit }: PdfFigure): ReactElement {
  return view(
    { style: { width: '25%', paddingRight: 4 } },
    text({ style: { fontSize: 5.5, color: colours.muted, lineHeight: 1.2 } }, name),
    text(
      { style: { fontSize: sizes.xs, fontWeight: 600, lineHeight: 1.35 } },
      unit ? `${value} ${unit}` : value,
    ),
  );
}

/** Bars of the nominal width, shorter than nominal, with the number below. */
function barCode({ modules, number }: NonNullable<Label['bars']>): ReactElement {
  const width = modules.length * MODULE;
  const d = [...modules.matchAll(/1+/g)]
    .map(({ index, 0: run }) => `M${index} 0h${run.length}v10h-${run.length}z`)
    .join('');
  return view(
    { style: { paddingLeft: 11 * MODULE } },
    svg(
      {
        tag: { type: 'Figure', alt: `EAN-13: ${number}` },
        viewBox: `0 0 ${modules.length} 10`,
        preserveAspectRatio: 'none',
        style: { width, height: BAR_HEIGHT },
      },
      draw(Path, { d, fill: '#000000' }),
    ),
    text({ style: { width, fontSize: 7.5, textAlign: 'center' } }, number),
  );
}
