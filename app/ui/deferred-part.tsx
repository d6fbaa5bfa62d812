import {
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { focusWithoutScrolling } from '#app/ui/browser/focus-without-scrolling.ts';
import { reportIncomplete } from '#app/ui/browser/loads.ts';
import { ErrorGuard } from '#app/ui/error-guard.tsx';

type Props = { id: string; children: ReactNode };
/** Id of the element that had the focus as it was sent. */
type Focused = { focused: RefObject<string> };

/**
 * A part of a page that the server renders whole and whose code the browser loads once the page itself works. Until
 * then, and for good where the code cannot be loaded, it stays as it was sent, also when the rest of the page changes;
 * where the focus was it is afterwards. A part that no document brought fails with its page.
 */
export function DeferredPart({ id, children }: Props) {
  const focused = useRef('');
  const sent = <AsSent id={id} focused={focused} />;
  function keepSent(error: unknown) {
    if (!document.getElementById(id)) throw error;
    return <Incomplete>{sent}</Incomplete>;
  }
  return (
    <ErrorGuard onError={keepSent}>
      <Suspense fallback={sent}>
        <div id={id}>{children}</div>
        <Refocus focused={focused} />
      </Suspense>
    </ErrorGuard>
  );
}

/** Says that it stays as it was sent. */
function Incomplete({ children }: { children: ReactNode }) {
  useEffect(reportIncomplete, []);
  return children;
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
