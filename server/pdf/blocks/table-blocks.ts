import type { ReactElement } from 'react';
import { link, text, view } from '#server/pdf/elements.ts';
import type { PdfBlock, PdfColumn, PdfRow } from '#server/pdf/pdf-document.ts';
import { colours, sizes } from '#server/pdf/theme.ts';

type Of<Kind extends PdfBlock['kind']> = Extract<PdfBlock, { kind: Kind }>;

const lineBelow = { borderBottomWidth: 0.5, borderBottomColor: colours.line };

/** Renders tables of figures in two columns, balanced by height. */
export function groups({ groups: all }: Of<'groups'>): ReactElement {
  const columns = balance(all);
  return view(
    { style: { flexDirection: 'row', gap: 22 } },
    ...columns.map((column) =>
      view({ style: { flexGrow: 1, flexBasis: 0 } }, ...column.map(group)),
    ),
  );
}

type Group = Of<'groups'>['groups'][number];

/** Splits the groups, in order, where the longer column is shortest. */
function balance(all: Group[]): Group[][] {
  const weight = (list: Group[]) => list.reduce((sum, { rows }) => sum + heightOf(rows) + 2.4, 0);
  let best = all.length;
  for (let cut = 1; cut < all.length; cut += 1) {
    const longer = (end: number) => Math.max(weight(all.slice(0, end)), weight(all.slice(end)));
    if (longer(cut) < longer(best)) best = cut;
  }
  return [all.slice(0, best), all.slice(best)];
}

/** Estimates the height of rows in lines: long values wrap. */
function heightOf(rows: PdfRow[]): number {
  return rows.reduce((sum, { value }) => sum + Math.ceil(value.length / 30) * 0.8 + 0.2, 0);
}

function group({ title, rows }: Group): ReactElement {
  return view(
    { style: { marginBottom: 14 } },
    text(
      {
        tag: { type: 'H3' },
        style: {
          fontSize: sizes.m,
          fontWeight: 600,
          paddingBottom: 4,
          borderBottomWidth: 0.75,
          borderBottomColor: colours.ink,
        },
      },
      title,
    ),
    rowTable(rows, '42%'),
  );
}

/** Renders rows across the whole width. */
export function facts({ rows, labelShare = 0.34 }: Of<'facts'>): ReactElement {
  return rowTable(rows, `${labelShare * 100}%`);
}

function rowTable(rows: PdfRow[], labelWidth: string): ReactElement {
  return view(
    { tag: { type: 'Table' } },
    ...rows.map(({ label, value, href }) =>
      view(
        {
          wrap: false,
          tag: { type: 'TR' },
          style: { flexDirection: 'row', gap: 8, paddingVertical: 2.8, ...lineBelow },
        },
        text(
          {
            tag: { type: 'TH', scope: 'Row' },
            style: { width: labelWidth, color: colours.muted, fontSize: sizes.s },
          },
          label,
        ),
        cellValue(value, href),
      ),
    ),
  );
}

function cellValue(value: string, href: string | undefined): ReactElement {
  const style = { flexGrow: 1, flexShrink: 1, flexBasis: 0, fontSize: sizes.s };
  if (href === undefined) return text({ tag: { type: 'TD' }, style }, value);
  const linked = { ...style, color: colours.accent, textDecoration: 'none' };
  return view({ tag: { type: 'TD' }, style }, link({ src: href, style: linked }, value));
}

/** Renders a table with a header row. */
export function table({ columns, rows, isDense = false }: Of<'table'>): ReactElement {
  const look = isDense
    ? { paddingRight: 3, fontSize: 6, lineHeight: 1.3 }
    : { paddingRight: 8, fontSize: sizes.s };
  const cell = ({ share, isNumber }: PdfColumn) => ({
    ...look,
    width: `${share * 100}%`,
    textAlign: isNumber ? 'right' : 'left',
  });
  const rowStyle = { flexDirection: 'row', paddingVertical: isDense ? 1.3 : 2.8, ...lineBelow };
  return view(
    { tag: { type: 'Table' }, style: { marginTop: 2, marginBottom: 6 } },
    view(
      {
        tag: { type: 'TR' },
        style: { ...rowStyle, borderBottomWidth: 0.75, borderBottomColor: colours.ink },
      },
      ...columns.map((column) =>
        text(
          {
            tag: { type: 'TH', scope: 'Column' },
            style: { ...cell(column), fontWeight: 600 },
          },
          column.title,
        ),
      ),
    ),
    ...rows.map((row) =>
      view(
        { wrap: false, tag: { type: 'TR' }, style: rowStyle },
        ...columns.map((column, index) =>
          text({ tag: { type: 'TD' }, style: cell(column) }, row[index] ?? ''),
        ),
      ),
    ),
  );
}
