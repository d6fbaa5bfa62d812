import { Fragment } from 'react';

/** A code that breaks after its slashes where it has to. */
export function BreakableCode({ code }: { code: string }) {
  return code.split(/(?<=\/)/).map((part, at) => (
    <Fragment key={part + at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
