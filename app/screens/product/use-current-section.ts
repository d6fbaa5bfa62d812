import { useEffect, useRef, useState } from 'react';

/** Distance below the sticky bars within which a section counts as reached, and that counts as scrolling, pixels. */
const NEAR = 8;

/**
 * Returns the id of the section below the sticky bars, null above the first, and a reference for the list of links, in
 * which its link stays visible. Opens a folded section when a link leads to it, and marks the header on the way down.
 */
export function useCurrentSection(sections: { id: string }[]) {
  const bar = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState<string | null>(null);
  const ids = sections.map(({ id }) => id).join();

  useEffect(() => watchSections(ids.split(','), setCurrent), [ids]);
  useEffect(followLinks, []);
  useEffect(() => followScrolling(bar.current?.parentElement), []);
  useEffect(() => {
    const list = bar.current;
    // The focus of the keyboard in the bar stays visible.
    if (!list || list.querySelector(':focus-visible')) return;
    const link = list.querySelector<HTMLElement>(`[href="#${current}"]`);
    list.scrollTo({ left: (link?.offsetLeft ?? 0) - list.offsetWidth / 3 });
  }, [current]);

  return { bar, current };
}

/** Reports the section below the bars; of two beside each other, the one in the address, or else the first. */
function watchSections(ids: string[], report: (id: string | null) => void) {
  const sections = ids.flatMap((id) => document.getElementById(id) ?? []);
  const reached = new Set<Element>();
  const reportReached = () => {
    const first = sections.find((section) => reached.has(section));
    const row = sections.filter((section) => section.offsetTop === first?.offsetTop);
    const linked = row.find(({ id }) => window.location.hash === `#${id}`);
    report((linked ?? first)?.id ?? null);
  };
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  const top = (Number.parseFloat(scrollPaddingTop) || 0) + NEAR;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) reached.add(target);
        else reached.delete(target);
      }
      reportReached();
    },
    { rootMargin: `-${top}px 0px -50% 0px` },
  );
  for (const section of sections) observer.observe(section);
  window.addEventListener('hashchange', reportReached);
  return () => {
    observer.disconnect();
    window.removeEventListener('hashchange', reportReached);
  };
}

/** Opens the section that a link or the address leads to, before the browser scrolls there. */
function followLinks() {
  const openLinked = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href*="#"]');
    if (link && link.pathname === window.location.pathname) open(link.hash);
  };
  const openCurrent = () => open(window.location.hash);
  document.addEventListener('click', openLinked, true);
  window.addEventListener('hashchange', openCurrent);
  return () => {
    document.removeEventListener('click', openLinked, true);
    window.removeEventListener('hashchange', openCurrent);
  };
}

function open(hash: string) {
  const fold = document.getElementById(hash.slice(1))?.firstElementChild;
  if (fold instanceof HTMLDetailsElement) fold.open = true;
}

/** Marks the header while the visitor scrolls down, and the bar while it is below the header. */
function followScrolling(bar: HTMLElement | null | undefined) {
  const header = document.getElementById('header');
  const content = bar?.nextElementSibling;
  if (!header || !bar || !content) return;
  let last = window.scrollY;
  const follow = () => {
    const { scrollY } = window;
    if (Math.abs(scrollY - last) < NEAR) return;
    const { top } = content.getBoundingClientRect();
    bar.toggleAttribute('data-stuck', top <= header.offsetHeight + bar.offsetHeight);
    header.toggleAttribute('data-away', scrollY > last && scrollY > header.offsetHeight);
    last = scrollY;
  };
  window.addEventListener('scroll', follow, { passive: true });
  return () => {
    window.removeEventListener('scroll', follow);
    header.removeAttribute('data-away');
  };
}
