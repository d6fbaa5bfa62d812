import type { ReactElement } from 'react';
import { framed } from '#server/pdf/blocks/head-blocks.ts';
import { link, text, view } from '#server/pdf/elements.ts';
import type { PdfBlock, PdfCard, PdfJob } from '#server/pdf/pdf-document.ts';
import { colours, sizes } from '#server/pdf/theme.ts';

const CARD_HEIGHT = 100;

/** Renders a column of products: picture, name, summary and figures. */
export function cards(
  { cards: all }: Extract<PdfBlock, { kind: 'cards' }>,
  images: PdfJob['images'],
): ReactElement {
  return view({}, ...all.map((card) => renderCard(card, images)));
}

function renderCard(card: PdfCard, images: PdfJob['images']): ReactElement {
  const { image, eyebrow, title, text: content, figures, href } = card;
  return view(
    {
      wrap: false,
      style: {
        flexDirection: 'row',
        gap: 18,
        paddingVertical: 11,
        borderTopWidth: 0.5,
        borderTopColor: colours.line,
      },
    },
    framed(image, images, { width: CARD_HEIGHT * (image?.aspect ?? 1), height: CARD_HEIGHT }),
    view(
      { style: { flexGrow: 1, flexShrink: 1, flexBasis: 0 } },
      text({ style: { fontSize: sizes.xs, fontWeight: 600, color: colours.accent } }, eyebrow),
      link(
        {
          src: href,
          style: { fontSize: 13, fontWeight: 600, color: colours.ink, textDecoration: 'none' },
        },
        title,
      ),
      text({ style: { color: colours.graphite, marginTop: 2, fontSize: sizes.s } }, content),
      view(
        { style: { flexDirection: 'row', gap: 16, marginTop: 7 } },
        ...figures.map(({ label, value }) =>
          view(
            {},
            text({ style: { fontSize: 6.5, color: colours.muted, lineHeight: 1.2 } }, label),
            text({ style: { fontSize: sizes.m, fontWeight: 600 } }, value),
          ),
        ),
      ),
    ),
  );
}
