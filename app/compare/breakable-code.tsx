import { Fragment } from 'react';

/** A code with line break opportunities after its slashes. */
export function BreakableCode({ code }: { code: string }) {
  return code.split(/(?<=\/)/).map((part, index) => (
    <Fragment key={part + index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
