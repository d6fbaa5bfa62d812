import { Circle, Line, Rect } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import { draw, svg, text, view } from '#server/pdf/elements.ts';
import type { PdfBlock, PdfConductor } from '#server/pdf/pdf-document.ts';
import { colours, sizes } from '#server/pdf/theme.ts';

type Diagram = Extract<PdfBlock, { kind: 'wiring' }>['diagrams'][number];

/** IEC 60446: live brown, neutral blue, earth green and yellow. */
const cores: Record<PdfConductor['colour'], string> = {
  brown: '#7a4a22',
  blue: '#1d5fa8',
  earth: '#3f8f3a',
  black: '#17191b',
  grey: '#8b8f93',
  red: '#b3261e',
};

const PITCH = 15;
const WIDTH = 150;

/** Renders a wiring diagram for each type of control: the conductors from the supply to the terminals. */
export function wiring({ diagrams, supply }: Extract<PdfBlock, { kind: 'wiring' }>): ReactElement {
  return view(
    { style: { flexDirection: 'row', flexWrap: 'wrap', gap: 16 } },
    ...diagrams.map((diagram) => renderDiagram(diagram, supply)),
  );
}

function renderDiagram(
  { title, text: content, conductors }: Diagram,
  supply: string,
): ReactElement {
  return view(
    { wrap: false, style: { width: '47.5%', flexDirection: 'row', gap: 10, marginTop: 6 } },
    view(
      { style: { width: WIDTH * 0.62 } },
      text({ style: { fontSize: 6.5, color: colours.muted } }, supply),
      terminals(conductors, title),
    ),
    view(
      { style: { flexGrow: 1, flexShrink: 1, flexBasis: 0, paddingTop: 9 } },
      text({ tag: { type: 'H3' }, style: { fontWeight: 600 } }, title),
      text({ style: { fontSize: sizes.s, color: colours.graphite, lineHeight: 1.4 } }, content),
    ),
  );
}

function terminals(conductors: PdfConductor[], title: string): ReactElement {
  const height = conductors.length * PITCH + 6;
  const names = conductors.map(({ name }) => name).join(', ');
  return view(
    { style: { position: 'relative' } },
    svg(
      {
        tag: { type: 'Figure', alt: `${title}: ${names}` },
        viewBox: `0 0 93 ${height}`,
        style: { width: 93, height },
      },
      draw(Rect, {
        key: 'box',
        x: 66,
        y: 1,
        width: 26,
        height: height - 2,
        rx: 2,
        fill: colours.ground,
      }),
      ...conductors.flatMap(({ colour }, index) => core(index, colour)),
    ),
    ...conductors.map(({ name }, index) => terminalName(name, index)),
  );
}

function core(index: number, colour: PdfConductor['colour']): ReactElement[] {
  const y = 10 + index * PITCH;
  const line = { x1: 18, y1: y, x2: 72, y2: y, strokeWidth: 1.8, stroke: cores[colour] };
  const stripes = { ...line, key: `stripe ${index}`, stroke: '#f2c500', strokeDasharray: '4 4' };
  return [
    draw(Line, { ...line, key: `core ${index}` }),
    ...(colour === 'earth' ? [draw(Line, stripes)] : []),
    draw(Circle, { key: `clamp ${index}`, cx: 72, cy: y, r: 2.6, fill: colours.ink }),
  ];
}

function terminalName(name: string, index: number): ReactElement {
  const top = 10 + index * PITCH - 5;
  const style = { position: 'absolute', top, fontSize: sizes.xs, lineHeight: 1.3 };
  return view(
    { style: { position: 'absolute', top: 0, left: 0, right: 0 } },
    text({ tag: null, style: { ...style, left: 0, fontWeight: 600 } }, name),
    text({ tag: null, style: { ...style, left: 77 } }, name),
  );
}
