import type { ReactElement } from 'react';
import { image, text, view } from '#server/pdf/elements.ts';
import type { PdfBlock, PdfFigure, PdfImage, PdfJob } from '#server/pdf/pdf-document.ts';
import { pdfImage } from '#server/pdf/pdf-image.ts';
import { colours, sizes } from '#server/pdf/theme.ts';

type Of<Kind extends PdfBlock['kind']> = Extract<PdfBlock, { kind: Kind }>;

const nameStyle = { fontWeight: 600, lineHeight: 1.15, letterSpacing: -0.4, marginTop: 2 };
const eyebrowStyle = { fontSize: sizes.s, fontWeight: 600, color: colours.accent };

/** Renders the title block: eyebrow, name, code and subtitle. */
export function title({ eyebrow, title: name, subtitle, code }: Of<'title'>): ReactElement {
  return view(
    { style: { marginBottom: 14 } },
    text({ style: eyebrowStyle }, eyebrow),
    view(
      { style: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'flex-end' } },
      text(
        { tag: { type: 'H1' }, style: { ...nameStyle, fontSize: sizes.xl, flexShrink: 1 } },
        name,
      ),
      code === null
        ? null
        : text({ style: { fontSize: 10, fontWeight: 600, flexShrink: 0, paddingLeft: 20 } }, code),
    ),
    text({ style: { fontSize: 10, color: colours.graphite, marginTop: 3 } }, subtitle),
  );
}

const HERO_HEIGHT = 236;
const HERO_MAX_WIDTH = 300;

/** Renders the picture with the key figures beside it. */
export function hero(
  { image: picture, figures }: Of<'hero'>,
  images: PdfJob['images'],
): ReactElement {
  return view(
    { style: { flexDirection: 'row', gap: 24, height: HERO_HEIGHT, marginBottom: 4 } },
    framed(picture, images, heroSize(picture?.aspect ?? 1)),
    view(
      {
        tag: { type: 'Table' },
        style: { flexGrow: 1, flexBasis: 0, flexDirection: 'row', flexWrap: 'wrap' },
      },
      ...figures.map((figure, index) => keyFigure(figure, index)),
    ),
  );
}

/** Fits the height of the row, up to the maximum width. */
function heroSize(aspect: number): { width: number; height: number } {
  const width = Math.min(HERO_MAX_WIDTH, HERO_HEIGHT * aspect);
  return { width, height: width / aspect };
}

/** Renders the opening of a brochure, with a picture across the whole width. */
export function cover(
  { image: picture, eyebrow, title: name, text: content }: Of<'cover'>,
  images: PdfJob['images'],
): ReactElement {
  return view(
    {},
    framed(picture, images, { width: '100%', height: 372, objectFit: 'cover' }),
    text({ style: { ...eyebrowStyle, marginTop: 16 } }, eyebrow),
    text({ tag: { type: 'H1' }, style: { ...nameStyle, fontSize: 34 } }, name),
    text({ style: { fontSize: 12, color: colours.graphite, marginTop: 6, width: '84%' } }, content),
  );
}

type FrameSize = { width: number | string; height: number; objectFit?: 'cover' };

/** Renders a picture with rounded corners; without a picture, an empty frame. */
export function framed(
  picture: PdfImage | null,
  images: PdfJob['images'],
  { width, height, objectFit }: FrameSize,
): ReactElement {
  const src = picture && pdfImage(images, picture.name);
  const frame = {
    backgroundColor: colours.ground,
    borderRadius: 3,
    overflow: 'hidden',
    width,
    height,
  };
  if (!src) return view({ style: frame });
  const style = { width: '100%', height: '100%', objectFit: objectFit ?? 'contain' };
  const tag = { type: 'Figure', alt: picture.alt };
  return view({ tag, style: frame }, image({ src, style }));
}

function keyFigure({ label, value, unit }: PdfFigure, index: number): ReactElement {
  return view(
    {
      style: {
        width: '50%',
        height: '25%',
        justifyContent: 'center',
        paddingRight: 8,
        borderTopWidth: index < 2 ? 0 : 0.5,
        borderTopColor: colours.line,
      },
      tag: { type: 'TR' },
    },
    text(
      {
        tag: { type: 'TH', scope: 'Row' },
        style: { fontSize: sizes.xs, color: colours.muted, lineHeight: 1.2 },
      },
      label,
    ),
    text(
      {
        tag: { type: 'TD' },
        style: { fontSize: value.length > 14 ? 11 : 16, fontWeight: 600, lineHeight: 1.25 },
      },
      value,
      unit
        ? text(
            { style: { fontSize: sizes.s, fontWeight: 500, color: colours.graphite } },
            `\u00a0\u00a0${unit}`,
          )
        : null,
    ),
  );
}
