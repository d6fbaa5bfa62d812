import { whenIdle } from '#app/ui/when-idle.ts';

/**
 * Lays out every part that waits (`data-later`), here and on all pages after this: from here on the height and the
 * places of a page are true.
 */
export function layOutWhole(): void {
  document.documentElement.dataset['whole'] = '';
}

/**
 * Once somebody scrolls, lays out what waits one part a frame, while the browser has nothing else to do. Who stays on the
 * first screen is spared the work; who jumps to the end gets to the true one.
 */
export function layOutWhenScrolled(): void {
  if (window.scrollY > 0) layOutRest();
  else window.addEventListener('scroll', layOutRest, { once: true });
  window.addEventListener('keydown', ({ key }) => key === 'End' && layOutWhole());
}

function layOutRest() {
  const parts = [...document.querySelectorAll<HTMLElement>('[data-later]')];
  const next = () => {
    const part = parts.shift();
    if (!part) return layOutWhole();
    part.style.contentVisibility = 'visible';
    requestAnimationFrame(() => whenIdle(next));
  };
  next();
}
