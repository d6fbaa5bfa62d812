import { Fragment } from 'react';
import type { Piece } from '#app/search/client/split-marks.ts';

type Props = {
  pieces: Piece[];
  /** A code, which may break after its slashes and hyphens. */
  isCode?: boolean;
};

/** A text with marked search matches. */
export function MarkedText({ pieces, isCode = false }: Props) {
  return pieces.map(({ text, isFound }, index) => {
    const shown = isCode ? withBreaks(text) : text;
    // The segments of a text have no identity but their index.
    return isFound ? <mark key={index}>{shown}</mark> : <Fragment key={index}>{shown}</Fragment>;
  });
}

function withBreaks(code: string) {
  return code.split(/(?<=[/-])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
