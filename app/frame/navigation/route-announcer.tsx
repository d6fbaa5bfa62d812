import { useEffect, useState } from 'react';
import { findAnchor } from '#app/frame/navigation/scroll-restoration.tsx';
import { useLocation } from '#app/router/router.tsx';
import { focusWithoutScrolling } from '#app/ui/browser/focus-without-scrolling.ts';

/** Path of the last page shown; null until the first one is shown. */
let lastPath: string | null = null;

/** After a navigation, moves the focus to the start of the new page and announces its title. */
export function RouteAnnouncer() {
  const location = useLocation();
  const [title, setTitle] = useState('');
  useEffect(() => {
    const { pathname, hash } = location;
    const isFirst = lastPath === null;
    const isOther = lastPath !== pathname;
    lastPath = pathname;
    if (isFirst || hash.startsWith('#mm-')) return;
    focusWithoutScrolling(findAnchor(hash) ?? (isOther ? titleOf() : null));
    if (isOther) setTitle(document.title);
  }, [location]);
  return (
    <p role="status" className="visually-hidden">
      {title}
    </p>
  );
}

function titleOf(): HTMLElement | null {
  return document.querySelector<HTMLElement>('#main h1') ?? document.querySelector('main');
}
