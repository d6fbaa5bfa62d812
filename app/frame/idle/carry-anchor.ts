import { findAnchor } from '#app/frame/navigation/scroll-restoration.tsx';

/**
 * Keeps the part of a page in view when its language is switched: links to the page in another language get the hash of this
 * one. Parts whose ids differ between languages name theirs: `data-anchor-es`.
 *
 * @returns stops it.
 */
export function carryAnchor(): () => void {
  function carry({ target }: MouseEvent) {
    const link = target instanceof Element ? target.closest('a') : null;
    // Only links to another language have both; that to a home page is no link to this page.
    if (!link?.lang || link.lang !== link.hreflang || link.pathname.length <= '/en'.length) return;
    const part = findAnchor(window.location.hash);
    if (part) link.hash = part.getAttribute(`data-anchor-${link.lang}`) ?? part.id;
  }
  document.addEventListener('click', carry, true);
  document.addEventListener('auxclick', carry, true);
  return () => {
    document.removeEventListener('click', carry, true);
    document.removeEventListener('auxclick', carry, true);
  };
}
