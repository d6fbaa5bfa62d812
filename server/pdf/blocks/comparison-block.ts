import type { ReactElement } from 'react';
import { framed } from '#server/pdf/blocks/head-blocks.ts';
import { link, text, view } from '#server/pdf/elements.ts';
import type {
  PdfBlock,
  PdfColumnHead,
  PdfComparisonRow,
  PdfJob,
} from '#server/pdf/pdf-document.ts';
import { colours, sizes } from '#server/pdf/theme.ts';

type Comparison = Extract<PdfBlock, { kind: 'comparison' }>;

const LABEL_WIDTH = '20%';
const PICTURE_HEIGHT = 84;
const cell = { flexGrow: 1, flexShrink: 1, flexBasis: 0 };
const line = { flexDirection: 'row', gap: 10 };

/** Renders up to four columns of figures in groups, below pictures, names and codes. */
export function comparison(
  { heads, groups, markName }: Comparison,
  images: PdfJob['images'],
): ReactElement {
  return view(
    { tag: { type: 'Table' } },
    view(
      { tag: { type: 'TR' }, wrap: false, style: { ...line, paddingBottom: 4 } },
      text({ tag: { type: 'TD' }, style: { width: LABEL_WIDTH } }, ''),
      ...heads.map((head) => columnHead(head, images)),
    ),
    ...groups.flatMap(({ title, rows: [first, ...others] }, index) => [
      // A title is never alone at the end of a page.
      view(
        { wrap: false },
        groupTitle(
          title,
          heads.map(({ code }) => (index > 0 ? code : '')),
        ),
        first ? row(first, markName) : null,
      ),
      ...others.map((other) => row(other, markName)),
    ]),
  );
}

function columnHead(
  { image, title, code, href }: PdfColumnHead,
  images: PdfJob['images'],
): ReactElement {
  const name = { fontSize: sizes.m, fontWeight: 600, color: colours.ink, lineHeight: 1.2 };
  return view(
    { tag: { type: 'TH', scope: 'Column' }, style: cell },
    framed(image, images, { width: '100%', height: PICTURE_HEIGHT, objectFit: 'cover' }),
    link({ src: href, style: { ...name, textDecoration: 'none', marginTop: 6 } }, title),
    text({ style: { fontSize: sizes.xs, color: colours.graphite, marginTop: 2 } }, code),
  );
}

/** The title of a group; later groups repeat the codes, as they may be on another page than the column heads. */
function groupTitle(title: string, codes: string[]): ReactElement {
  return view(
    {
      tag: { type: 'TR' },
      style: {
        ...line,
        alignItems: 'flex-end',
        paddingTop: 9,
        paddingBottom: 3,
        borderBottomWidth: 0.75,
        borderBottomColor: colours.ink,
      },
    },
    text(
      {
        tag: { type: 'TH', scope: 'Row' },
        style: { width: LABEL_WIDTH, fontSize: sizes.m, fontWeight: 600, lineHeight: 1.2 },
      },
      title,
    ),
    ...codes.map((code) =>
      text(
        {
          tag: { type: 'TH', scope: 'Column' },
          style: { ...cell, fontSize: 6, color: colours.muted },
        },
        code,
      ),
    ),
  );
}

function row({ label, values, best }: PdfComparisonRow, markName: string): ReactElement {
  return view(
    {
      wrap: false,
      tag: { type: 'TR' },
      style: {
        ...line,
        paddingVertical: 2.4,
        borderBottomWidth: 0.5,
        borderBottomColor: colours.line,
      },
    },
    text(
      {
        tag: { type: 'TH', scope: 'Row' },
        style: { width: LABEL_WIDTH, fontSize: sizes.s, color: colours.muted },
      },
      label,
    ),
    ...values.map((value, index) => valueCell(value, best.includes(index) ? markName : null)),
  );
}

function valueCell(value: string | null, mark: string | null): ReactElement {
  const style = { ...cell, fontSize: sizes.s };
  if (mark === null) return text({ tag: { type: 'TD' }, style }, value ?? '–');
  return text(
    { tag: { type: 'TD' }, style: { ...style, fontWeight: 600, color: colours.accent } },
    `${value} · ${mark}`,
  );
}
