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
/** Id of the element that had the focus in the server's HTML. */
type Focused = { focused: RefObject<string> };

/**
 * A part of a page that the server renders and whose code the browser loads once the page itself works. Until then, and
 * for good where the code cannot be loaded, the server's HTML stays, also when the rest of the page changes; the focus
 * is restored afterwards. A part that was not in the document fails with its page.
 */
export function DeferredPart({ id, children }: Props) {
  const focused = useRef('');
  const sent = <AsSent id={id} focused={focused} />;
  function showSent(error: unknown) {
    if (!document.getElementById(id)) throw error;
    return <Incomplete>{sent}</Incomplete>;
  }
  return (
    <ErrorGuard onError={showSent}>
      <Suspense fallback={sent}>
        <div id={id}>{children}</div>
        <Refocus focused={focused} />
      </Suspense>
    </ErrorGuard>
  );
}

/** Reports that the server's HTML stays. */
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
