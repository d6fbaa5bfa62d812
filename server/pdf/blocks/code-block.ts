import { Path } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import { encode } from 'uqr';
import { draw, link, svg, text, view } from '#server/pdf/elements.ts';
import type { PdfBlock } from '#server/pdf/pdf-document.ts';
import { colours, sizes } from '#server/pdf/theme.ts';

const SIZE = 64;

/** A code with more modules per row is drawn larger, so that it can still be scanned. */
const MAX_MODULES = 45;

type Code = Extract<PdfBlock, { kind: 'code' }>;

/** Renders a QR code of an address, with a description and a link. */
export function code({ href, text: content, shown, hasPicture = true }: Code): ReactElement {
  return view(
    { wrap: false, style: { flexDirection: 'row', gap: 12, alignItems: 'center', marginTop: 14 } },
    hasPicture ? qrCode(href) : null,
    view(
      { style: { flex: 1 } },
      text({ style: { fontWeight: 600 } }, content),
      link(
        {
          src: href,
          style: { fontSize: sizes.s, color: colours.accent, textDecoration: 'none' },
        },
        shown ?? href.replace(/^https?:\/\//, ''),
      ),
    ),
  );
}

/** A QR code of an address, as large as it has to be to be scanned. */
export function qrCode(href: string, smallest = SIZE): ReactElement {
  const { data, size } = encode(href, { ecc: 'M', border: 0 });
  const side = smallest * Math.max(1, size / MAX_MODULES);
  return svg(
    {
      tag: { type: 'Figure', alt: `QR: ${href}` },
      viewBox: `0 0 ${size} ${size}`,
      style: { width: side, height: side },
    },
    draw(Path, { d: modulePath(data), fill: colours.ink }),
  );
}

/** Returns an SVG path with one rectangle for each run of dark modules. */
function modulePath(rows: boolean[][]): string {
  return rows
    .map((row, y) => {
      const line = row.map((isDark) => (isDark ? '#' : ' ')).join('');
      return [...line.matchAll(/#+/g)]
        .map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`)
        .join('');
    })
    .join('');
}
