import type { ReactElement } from 'react';
import { framed } from '#server/pdf/blocks/head-blocks.ts';
import { link, text, view } from '#server/pdf/elements.ts';
import type { PdfBlock, PdfJob, PdfScheduleRow } from '#server/pdf/pdf-document.ts';
import { colours, sizes } from '#server/pdf/theme.ts';

type Schedule = Extract<PdfBlock, { kind: 'schedule' }>;

/** Widths of the columns, points; the variant takes the remaining width. */
const widths = { label: 62, image: 50, figure: 58, note: 142 };
const PICTURE_SIZE = 40;

/** Renders figures in large type side by side. */
export function figures({ figures: all }: Extract<PdfBlock, { kind: 'figures' }>): ReactElement {
  return view(
    {
      tag: { type: 'Table' },
      style: { flexDirection: 'row', gap: 34, marginBottom: 12 },
    },
    ...all.map(({ label, value, unit }) =>
      view(
        { tag: { type: 'TR' } },
        text(
          {
            tag: { type: 'TH', scope: 'Row' },
            style: { fontSize: sizes.xs, color: colours.muted, lineHeight: 1.2 },
          },
          label,
        ),
        text(
          { tag: { type: 'TD' }, style: { fontSize: 17, fontWeight: 600, lineHeight: 1.25 } },
          value,
          unit ? text({ style: { fontSize: sizes.m, fontWeight: 500 } }, `\u00a0${unit}`) : null,
        ),
      ),
    ),
  );
}

/** Renders the lines of a project with pictures; the head repeats on every page, the totals are last. */
export function schedule(
  { titles, rows, totals }: Schedule,
  images: PdfJob['images'],
): ReactElement {
  return view(
    { tag: { type: 'Table' } },
    head(titles),
    ...rows.map((row) => line(row, images)),
    sums(totals),
  );
}

const rowStyle = { flexDirection: 'row', gap: 8 };
const numberStyle = { width: widths.figure, textAlign: 'right' };
const variantStyle = { flexGrow: 1, flexShrink: 1, flexBasis: 0 };
const noteStyle = { width: widths.note, paddingLeft: 8 };

function head({ label, variant, figures: names, note }: Schedule['titles']): ReactElement {
  const cell = (content: string, style: Record<string, unknown>) =>
    text(
      {
        tag: { type: 'TH', scope: 'Column' },
        style: { fontSize: sizes.xs, fontWeight: 600, lineHeight: 1.25, ...style },
      },
      content,
    );
  return view(
    {
      fixed: true,
      tag: { type: 'TR' },
      style: {
        ...rowStyle,
        alignItems: 'flex-end',
        paddingBottom: 5,
        borderBottomWidth: 0.75,
        borderBottomColor: colours.ink,
      },
    },
    cell(label, { width: widths.label }),
    cell(variant, variantStyle),
    ...names.map((name) => cell(name, numberStyle)),
    cell(note, noteStyle),
  );
}

function line(row: PdfScheduleRow, images: PdfJob['images']): ReactElement {
  const number = (content: string) =>
    text({ tag: { type: 'TD' }, style: { ...numberStyle, fontSize: sizes.s } }, content);
  return view(
    {
      wrap: false,
      tag: { type: 'TR' },
      style: {
        ...rowStyle,
        paddingVertical: 6,
        borderBottomWidth: 0.5,
        borderBottomColor: colours.line,
      },
    },
    text(
      {
        tag: { type: 'TH', scope: 'Row' },
        style: { width: widths.label, fontWeight: 600, fontSize: sizes.m },
      },
      row.label,
    ),
    variantCell(row, images),
    ...row.figures.map(number),
    text(
      { tag: { type: 'TD' }, style: { ...noteStyle, fontSize: sizes.s, lineHeight: 1.35 } },
      row.note,
    ),
  );
}

function variantCell(
  { image, code, href, text: content, facts }: PdfScheduleRow,
  images: PdfJob['images'],
): ReactElement {
  const codeStyle = { fontSize: sizes.m, fontWeight: 600, lineHeight: 1.3 };
  const small = { fontSize: sizes.s, lineHeight: 1.35 };
  return view(
    { tag: { type: 'TD' }, style: { ...variantStyle, flexDirection: 'row' } },
    view(
      { style: { width: widths.image } },
      framed(image, images, { width: PICTURE_SIZE, height: PICTURE_SIZE }),
    ),
    view(
      { style: { flexShrink: 1, flexGrow: 1, flexBasis: 0 } },
      href
        ? link(
            { src: href, style: { ...codeStyle, color: colours.ink, textDecoration: 'none' } },
            code,
          )
        : text({ style: codeStyle }, code),
      text({ style: { ...small, color: colours.graphite } }, content),
      facts ? text({ style: { ...small, color: colours.muted } }, facts) : null,
    ),
  );
}

function sums({ label, figures: values }: Schedule['totals']): ReactElement {
  const bold = { fontWeight: 600, fontSize: sizes.m };
  return view(
    {
      wrap: false,
      tag: { type: 'TR' },
      style: {
        ...rowStyle,
        paddingTop: 8,
        paddingBottom: 14,
        borderTopWidth: 0.75,
        borderTopColor: colours.ink,
      },
    },
    text({ tag: { type: 'TH', scope: 'Row' }, style: { width: widths.label, ...bold } }, label),
    text({ tag: { type: 'TD' }, style: variantStyle }, ''),
    ...values.map((value) =>
      text({ tag: { type: 'TD' }, style: { ...numberStyle, ...bold } }, value),
    ),
    text({ tag: { type: 'TD' }, style: noteStyle }, ''),
  );
}
