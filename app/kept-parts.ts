import { randomUUID } from 'node:crypto';
import type { KeptParts } from '#app/ui/kept-part.tsx';

/** Characters of all parts together; beyond it those go that were used longest ago. */
const MOST = 24_000_000;

/** Nobody can write it into a page from outside. */
const MARK = randomUUID();

type Shelf = { texts: Map<string, string>; size: number };

const shelves = new WeakMap<object, Shelf>();

/**
 * Parts of the pages of one language and content version, both meant by `owner`, an object that lives as long as they
 * do. `take` removes the marks from a page that was rendered with `parts` and keeps what stood between them.
 */
export function keptPartsOf(owner: object): { parts: KeptParts; take: (page: string) => string } {
  const shelf = shelves.get(owner) ?? { texts: new Map(), size: 0 };
  shelves.set(owner, shelf);
  const names: string[] = [];
  const parts: KeptParts = {
    find(name) {
      const text = shelf.texts.get(name);
      if (text !== undefined) {
        shelf.texts.delete(name);
        shelf.texts.set(name, text);
      }
      return text;
    },
    mark: (name) => [`${MARK}<${names.push(name) - 1};`, `${MARK}>`],
  };
  const take = (page: string): string => {
    let rest = page;
    for (const [at, name] of names.entries()) {
      // React writes the brackets of a text as entities.
      const before = `${MARK}&lt;${at};`;
      const start = rest.indexOf(before);
      const end = rest.indexOf(AFTER, start);
      if (start < 0 || end < 0) continue;
      const text = rest.slice(start + before.length, end);
      // A copy: a slice would hold the whole page.
      keep(shelf, name, Buffer.from(text).toString());
      rest = rest.slice(0, start) + text + rest.slice(end + AFTER.length);
    }
    return rest;
  };
  return { parts, take };
}

const AFTER = `${MARK}&gt;`;

function keep(shelf: Shelf, name: string, text: string): void {
  shelf.size += text.length - (shelf.texts.get(name)?.length ?? 0);
  shelf.texts.set(name, text);
  for (const [oldest, { length }] of shelf.texts) {
    if (shelf.size <= MOST) break;
    shelf.texts.delete(oldest);
    shelf.size -= length;
  }
}
