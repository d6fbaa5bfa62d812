/** Adds a style sheet to the page once. Rejects when it cannot be loaded; the next call tries again. */
export function loadStyleSheet(href: string): Promise<void> {
  const existing = loading.get(href);
  if (existing) return existing;
  const sheet = new Promise<void>((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      loading.delete(href);
      reject(new Error(`The style sheet ${href} cannot be loaded.`));
    });
    document.head.append(link);
  });
  loading.set(href, sheet);
  return sheet;
}

const loading = new Map<string, Promise<void>>();
