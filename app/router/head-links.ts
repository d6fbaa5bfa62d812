/** Prefetched pages that the head still lists. */
const MOST_PREFETCHED = 24;

type LinkAttributes = { rel: 'modulepreload' | 'prefetch'; href: string; as?: string };

/** Preloads a file, once. */
export function addHeadLink(attributes: LinkAttributes): void {
  const links = [...document.head.querySelectorAll('link')];
  const { rel, href } = attributes;
  if (links.some((link) => link.rel === rel && link.getAttribute('href') === href)) return;
  document.head.append(Object.assign(document.createElement('link'), attributes));
  const prefetched = links.filter((link) => link.rel === 'prefetch');
  if (prefetched.length >= MOST_PREFETCHED) prefetched[0]?.remove();
}
