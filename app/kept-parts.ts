import { randomUUID } from 'node:crypto';
import type { KeptParts } from '#app/ui/kept-part.tsx';

/** Characters of all parts together; beyond it those go that were used longest ago. */
const MOST = 12_000_000;

/** Nobody can write it into a page from outside. */
const MARK = randomUUID();

/** Before and after a part; nothing in them is escaped in HTML. */
const BEFORE = `${MARK}(`;
const AFTER = `${MARK})`;

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
    mark: (name) => [`${BEFORE}${names.push(name) - 1};`, AFTER],
  };
  const take = (page: string): string => {
    const pieces: string[] = [];
    let at = 0;
    for (let mark = page.indexOf(BEFORE); mark >= 0; mark = page.indexOf(BEFORE, at)) {
      const start = page.indexOf(';', mark + BEFORE.length) + 1;
      const end = page.indexOf(AFTER, start);
      const name = names[Number(page.slice(mark + BEFORE.length, start - 1))] as string;
      const text = page.slice(start, end);
      // A copy: a slice would hold the whole page.
      keep(shelf, name, Buffer.from(text).toString());
      pieces.push(page.slice(at, mark), text);
      at = end + AFTER.length;
    }
    return at === 0 ? page : pieces.join('') + page.slice(at);
  };
  return { parts, take };
}

function keep(shelf: Shelf, name: string, text: string): void {
  shelf.size += text.length - (shelf.texts.get(name)?.length ?? 0);
  shelf.texts.set(name, text);
  for (const [oldest, { length }] of shelf.texts) {
    if (shelf.size <= MOST) break;
    shelf.texts.delete(oldest);
    shelf.size -= length;
  }
}
