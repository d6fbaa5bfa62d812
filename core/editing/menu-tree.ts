import { isRecord } from '#core/studio/changes/values.ts';

/** Where an entry is in a tree: its position in the list, then among the children of that entry, and so on. */
export type TreePlace = readonly number[];

/** `in`: below the entry before it; `out`: behind the entry in which it is. */
export type TreeStep = 'up' | 'down' | 'in' | 'out';

/** A tree after a step, and where the entry is now. */
export type MovedEntry = { items: unknown[]; place: TreePlace };

const childrenOf = (item: unknown): unknown[] =>
  isRecord(item) && Array.isArray(item.children) ? item.children : [];

const withChildren = (item: unknown, children: unknown[]): unknown => {
  if (!isRecord(item)) return item;
  if (children.length > 0) return { ...item, children };
  const { children: _none, ...others } = item;
  return others;
};

/** The entry at a place; undefined where there is none. */
export function entryAt(items: readonly unknown[], [at, ...rest]: TreePlace): unknown {
  const item = at === undefined ? undefined : items[at];
  return rest.length === 0 ? item : entryAt(childrenOf(item), rest);
}

/** The list in which the entry at a place is. */
export function listAround(items: readonly unknown[], place: TreePlace): readonly unknown[] {
  return place.length < 2 ? items : childrenOf(entryAt(items, place.slice(0, -1)));
}

/** The tree with another list around a place. */
function withListAround(items: readonly unknown[], place: TreePlace, list: unknown[]): unknown[] {
  const [at = 0, ...rest] = place;
  if (rest.length === 0) return list;
  const item = items[at];
  return items.with(at, withChildren(item, withListAround(childrenOf(item), rest, list)));
}

export function withoutEntry(items: readonly unknown[], place: TreePlace): unknown[] {
  return withListAround(items, place, listAround(items, place).toSpliced(place.at(-1) ?? 0, 1));
}

function withEntry(items: readonly unknown[], place: TreePlace, entry: unknown): unknown[] {
  const list = listAround(items, place).toSpliced(place.at(-1) ?? 0, 0, entry);
  return withListAround(items, place, list);
}

/** Moves an entry with all below it by one step; null where there is no way. */
export function moveEntry(
  items: readonly unknown[],
  place: TreePlace,
  step: TreeStep,
): MovedEntry | null {
  const to = placeAfter(items, place, step);
  if (!to) return null;
  return { items: withEntry(withoutEntry(items, place), to, entryAt(items, place)), place: to };
}

/** Where the entry will be, in the tree without it. */
function placeAfter(items: readonly unknown[], place: TreePlace, step: TreeStep): TreePlace | null {
  const at = place.at(-1) ?? 0;
  const around = place.slice(0, -1);
  switch (step) {
    case 'up':
      return at === 0 ? null : [...around, at - 1];
    case 'down':
      return at + 1 < listAround(items, place).length ? [...around, at + 1] : null;
    case 'in': {
      if (at === 0) return null;
      const before = [...around, at - 1];
      return [...before, childrenOf(entryAt(items, before)).length];
    }
    case 'out':
      return around.length === 0 ? null : [...around.slice(0, -1), (around.at(-1) ?? 0) + 1];
  }
}

/** Moves an entry in front of another one, or null: an entry cannot be within itself. */
export function dropEntry(
  items: readonly unknown[],
  from: TreePlace,
  to: TreePlace,
): MovedEntry | null {
  if (from.every((at, depth) => to[depth] === at)) return null;
  // Without the entry, what follows it in its list is one further ahead.
  const depth = from.length - 1;
  const isBehind =
    to.length >= from.length &&
    from.slice(0, -1).every((at, index) => to[index] === at) &&
    (to[depth] ?? 0) > (from[depth] ?? 0);
  const place = isBehind ? to.with(depth, (to[depth] ?? 0) - 1) : to;
  return { items: withEntry(withoutEntry(items, from), place, entryAt(items, from)), place };
}
