import { Path } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import { draw, link, svg, text, view } from '#server/pdf/elements.ts';
import type { PdfBlock, PdfMark } from '#server/pdf/pdf-document.ts';
import { type Sign, signs } from '#server/pdf/signs.ts';
import { colours, sizes } from '#server/pdf/theme.ts';

const HEIGHT = 22;

type ClassMark = Extract<PdfMark, { energyClass: string }>;

/** Renders symbols and classes in a row, with notes beside them. */
export function marks({ marks: all, notes }: Extract<PdfBlock, { kind: 'marks' }>): ReactElement {
  return view(
    {
      style: {
        flexDirection: 'row',
        alignItems: 'center',
        gap: 12,
        marginTop: 12,
        paddingVertical: 9,
        borderTopWidth: 0.5,
        borderBottomWidth: 0.5,
        borderColor: colours.line,
      },
    },
    ...all.map(mark),
    view(
      { style: { flexGrow: 1, flexShrink: 1, flexBasis: 0, alignItems: 'flex-end' } },
      ...notes.map(({ text: content, href }) => note(content, href)),
    ),
  );
}

function note(content: string, href: string | undefined): ReactElement {
  const style = { fontSize: sizes.s, color: colours.graphite, textAlign: 'right', lineHeight: 1.4 };
  if (href === undefined) return text({ style }, content);
  return link(
    { src: href, style: { ...style, color: colours.accent, textDecoration: 'none' } },
    content,
  );
}

/** Renders a symbol, or a text in a frame. */
export function mark(markData: PdfMark): ReactElement {
  if ('plate' in markData) return plate(markData.plate);
  if ('energyClass' in markData) return classArrow(markData);
  return sign(signs[markData.sign], markData.name);
}

function plate(content: string): ReactElement {
  return view(
    {
      style: {
        height: HEIGHT,
        justifyContent: 'center',
        paddingHorizontal: 6,
        borderWidth: 0.9,
        borderColor: colours.ink,
        borderRadius: 3,
      },
    },
    text({ style: { fontSize: sizes.m, fontWeight: 600, lineHeight: 1.2 } }, content),
  );
}

function sign({ width, height, fill, stroke }: Sign, name: string): ReactElement {
  return svg(
    {
      tag: { type: 'Figure', alt: name },
      viewBox: `0 0 ${width} ${height}`,
      style: { height: HEIGHT, width: (HEIGHT * width) / height },
    },
    ...(fill ? [draw(Path, { key: 'fill', d: fill, fill: colours.ink })] : []),
    ...(stroke
      ? [
          draw(Path, {
            key: 'stroke',
            d: stroke.d,
            fill: 'none',
            stroke: colours.ink,
            strokeWidth: stroke.width,
            strokeLineCap: 'butt',
            strokeLineJoin: 'miter',
          }),
        ]
      : []),
  );
}

/** The range of classes in a frame, beside the class in the arrow of its colour; letters by React-PDF's texts. */
function classArrow({ energyClass, colour, range, name }: ClassMark): ReactElement {
  const [width, height] = [(HEIGHT * 80) / 30, HEIGHT];
  const letter = (content: string, style: Record<string, unknown>) =>
    text(
      { style: { position: 'absolute', textAlign: 'center', lineHeight: 1, ...style } },
      content,
    );
  return view(
    { tag: { type: 'Figure', alt: name }, style: { width, height } },
    svg(
      { viewBox: '0 0 80 30', style: { width, height } },
      draw(Path, { key: 'frame', d: 'M.5 .5H19.5V29.5H.5Z', fill: '#ffffff', stroke: '#000000' }),
      draw(Path, { key: 'up', d: 'M10 13V18M7.5 15.5L10 13L12.5 15.5', stroke: '#000000' }),
      draw(Path, {
        key: 'arrow',
        d: 'M19.5 .5H64.5L79.5 15L64.5 29.5H19.5Z',
        fill: colour,
        stroke: '#000000',
      }),
    ),
    letter(range[0] ?? '', { left: 0, top: 1.5, width: 14.5, fontSize: 7, fontWeight: 600 }),
    letter(range[1] ?? '', { left: 0, top: 14, width: 14.5, fontSize: 7, fontWeight: 600 }),
    letter(energyClass, { left: 14.5, top: 4, width: 36, fontSize: 15, fontWeight: 600 }),
  );
}
