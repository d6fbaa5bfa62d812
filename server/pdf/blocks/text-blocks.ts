import type { ReactElement } from 'react';
import { text, view } from '#server/pdf/elements.ts';
import type { PdfBlock } from '#server/pdf/pdf-document.ts';
import { colours, sizes } from '#server/pdf/theme.ts';

type Of<Kind extends PdfBlock['kind']> = Extract<PdfBlock, { kind: Kind }>;

export function paragraphs({ paragraphs: content }: Of<'text'>): ReactElement {
  return view(
    {},
    ...content.map((paragraph) =>
      text({ style: { marginBottom: 5, color: colours.graphite } }, paragraph),
    ),
  );
}

/** Renders a list in one or two columns, with the brand's short dash as bullet. */
export function points({ items, columns }: Of<'points'>): ReactElement {
  const width = columns === 2 ? '50%' : '100%';
  return view(
    { tag: { type: 'L' }, style: { flexDirection: 'row', flexWrap: 'wrap' } },
    ...items.map((item) =>
      view({ tag: { type: 'LI' }, style: { width, paddingRight: 12 } }, point(item)),
    ),
  );
}

function point(item: string): ReactElement {
  return view(
    { style: { flexDirection: 'row', marginBottom: 3.5 } },
    dash(),
    text({ tag: { type: 'LBody' }, style: { flexShrink: 1 } }, item),
  );
}

function dash(): ReactElement {
  const style = { width: 8, height: 1.5, marginTop: 6, marginRight: 7, flexShrink: 0 };
  return view({ style: { ...style, backgroundColor: colours.glow } });
}

/** Renders numbered steps. */
export function steps({ items }: Of<'steps'>): ReactElement {
  const style = { flexDirection: 'row', gap: 12, paddingVertical: 5 };
  return view(
    { tag: { type: 'L' } },
    ...items.map((item, index) =>
      view(
        {
          wrap: false,
          tag: { type: 'LI' },
          style: {
            ...style,
            borderTopWidth: index === 0 ? 0 : 0.5,
            borderTopColor: colours.line,
          },
        },
        text(
          {
            tag: { type: 'Lbl' },
            style: {
              width: 18,
              fontSize: 14,
              fontWeight: 600,
              lineHeight: 1.1,
              color: colours.accent,
            },
          },
          String(index + 1),
        ),
        text({ tag: { type: 'LBody' }, style: { flexShrink: 1, flexGrow: 1, flexBasis: 0 } }, item),
      ),
    ),
  );
}

/** Renders a highlighted notice. */
export function notice({ title, items }: Of<'notice'>): ReactElement {
  return view(
    {
      wrap: false,
      style: {
        backgroundColor: colours.accentSoft,
        borderRadius: 3,
        padding: 12,
        paddingBottom: 8,
        marginTop: 6,
      },
    },
    text(
      { tag: { type: 'H2' }, style: { fontSize: sizes.l, fontWeight: 600, marginBottom: 5 } },
      title,
    ),
    points({ kind: 'points', items, columns: 1 }),
  );
}
