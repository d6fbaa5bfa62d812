import { Fragment } from 'react';
import { useT } from '#app/i18n/use-t.ts';
import type { Piece } from '#app/search/client/split-marks.ts';
import { MarkedText } from '#app/search/marked-text.tsx';

const PLACE = '{codes}';

/** Codes of replaced earlier products; renders nothing where there are none. */
export function ReplacedCodes({ codes }: { codes: Piece[][] }) {
  const t = useT();
  if (codes.length === 0) return null;
  const [before, after] = t('search.replaces').split(PLACE);
  return (
    <span className="result-table-replaces">
      {before}
      {codes.map((pieces, index) => (
        <Fragment key={pieces.map(({ text }) => text).join('')}>
          {index > 0 && ', '}
          <MarkedText pieces={pieces} isCode />
        </Fragment>
      ))}
      {after}
    </span>
  );
}
