import type { ReactElement } from 'react';
import { text, view } from '#server/pdf/elements.ts';
import type { PdfBlock } from '#server/pdf/pdf-document.ts';
import { colours, sizes } from '#server/pdf/theme.ts';

/** Renders a signature block: statement, place and date, and beside them a line above name and role. */
export function signature({
  place,
  text: content,
  name,
  role,
}: Extract<PdfBlock, { kind: 'signature' }>): ReactElement {
  const half = { flexGrow: 1, flexBasis: 0 };
  return view(
    { wrap: false, style: { flexDirection: 'row', gap: 22, marginTop: 10 } },
    view(
      { style: { ...half, justifyContent: 'flex-end' } },
      text({}, content),
      text({ style: { color: colours.graphite } }, place),
    ),
    view(
      { style: half },
      view({ style: { height: 24, borderBottomWidth: 0.75, borderBottomColor: colours.ink } }),
      text({ style: { fontWeight: 600, marginTop: 3 } }, name),
      text({ style: { fontSize: sizes.s, color: colours.graphite } }, role),
    ),
  );
}
