import { Path } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import { draw, link, svg, text, view } from '#server/pdf/elements.ts';
import type { PdfBlock, PdfMark } from '#server/pdf/pdf-document.ts';
import { type Sign, signs } from '#server/pdf/signs.ts';
import { colours, sizes } from '#server/pdf/theme.ts';

const HEIGHT = 22;

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
  return 'plate' in markData ? plate(markData.plate) : sign(signs[markData.sign], markData.name);
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
