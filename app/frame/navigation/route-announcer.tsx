import { useEffect, useState } from 'react';
import { findAnchor } from '#app/frame/navigation/scroll-restoration.tsx';
import { useLocation } from '#app/router/router.tsx';
import { focusWithoutScrolling } from '#app/ui/browser/focus-without-scrolling.ts';

/** Path of the page that showed last; null until the first one has. */
let lastPath: string | null = null;

/** After a navigation, puts the focus where the new page begins and says its title. */
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
