import { type ReactNode, type RefObject, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { focusWithoutScrolling } from '#app/ui/focus-without-scrolling.ts';

type Props = { id: string; children: ReactNode };
/** Id of the element that had the focus as it was sent. */
type Focused = { focused: RefObject<string> };

/**
 * A part of a page that the server renders whole and whose code the browser loads once the page itself works. Until
 * then it stays as it was sent, also when the rest of the page changes; where the focus was it is afterwards.
 */
export function DeferredPart({ id, children }: Props) {
  const focused = useRef('');
  return (
    <Suspense fallback={<AsSent id={id} focused={focused} />}>
      <div id={id}>{children}</div>
      <Refocus focused={focused} />
    </Suspense>
  );
}

function AsSent({ id, focused }: { id: string } & Focused) {
  const [html] = useState(() => document.getElementById(id)?.innerHTML ?? '');
  useLayoutEffect(() => () => {
    const active = document.activeElement;
    if (active?.closest(`#${id}`)) focused.current = active.id;
  });
  return <div id={id} dangerouslySetInnerHTML={{ __html: html }} />;
}

function Refocus({ focused }: Focused) {
  useLayoutEffect(() => {
    focusWithoutScrolling(document.getElementById(focused.current));
  }, [focused]);
  return null;
}
