import { useEffect } from 'react';
import { isPageAddress } from '#app/frame/navigation/link-click.ts';
import { useLocation, useRouter } from '#app/router/router.tsx';
import { whenIdle } from '#app/ui/browser/when-idle.ts';

/** Maximum number of concurrent prefetches. */
const AT_ONCE = 4;
/** Maximum number of pages that one page prefetches without a sign of the visitor's interest. */
const MOST_IDLE = 12;
const PAUSE_MS = 1000;

/** Prefetches pages: links under a pointer or a finger at once, links in view when the browser is idle. */
export function PrefetchLinks() {
  const { prefetch } = useRouter();
  const { pathname } = useLocation();
  useEffect(() => {
    if (isSavingData()) return;
    const add = (added: string[]) => added.forEach(prefetch);
    const stops = [watchPointer(add), watchView(add, pathname)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [pathname, prefetch]);
  return null;
}

type Add = (pages: string[]) => void;

function watchPointer(add: Add) {
  const listener = ({ target }: Event) => {
    const page = pageOf((target as Element).closest?.('a') ?? null);
    if (page) add([page]);
  };
  document.addEventListener('mouseover', listener);
  document.addEventListener('touchstart', listener, { passive: true });
  return () => {
    document.removeEventListener('mouseover', listener);
    document.removeEventListener('touchstart', listener);
  };
}

/** Queues the pages of links in view, a few at a time. `pathname` is that of the page with the links. */
function watchView(add: Add, pathname: string) {
  const inView = new Set<HTMLAnchorElement>();
  const offered = new Set<string>([pathname]);
  let isWaiting = false;
  let isStopped = false;

  function offer() {
    isWaiting = false;
    const pages = new Set([...inView].map(pageOf).filter((page) => page !== null));
    const next = [...pages].filter((page) => !offered.has(page)).slice(0, AT_ONCE);
    if (isStopped || next.length === 0 || offered.size > MOST_IDLE) return;
    for (const page of next) offered.add(page);
    add(next);
    isWaiting = true;
    setTimeout(whenIdle, PAUSE_MS, offer);
  }
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) inView.add(target as HTMLAnchorElement);
      else inView.delete(target as HTMLAnchorElement);
    }
    if (!isWaiting) whenIdle(offer);
    isWaiting = true;
  });
  for (const link of document.querySelectorAll('#main a[href]')) observer.observe(link);
  return () => {
    isStopped = true;
    observer.disconnect();
  };
}

/** Returns the page of a link, unless it is the current one. */
function pageOf(link: HTMLAnchorElement | null): string | null {
  if (!link?.href || link.target === '_blank' || !navigator.onLine) return null;
  const url = new URL(link.href);
  const here = new URL(window.location.href);
  if (url.pathname === here.pathname || !isPageAddress(url, here)) return null;
  return url.pathname + url.search;
}

function isSavingData(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}
