import { mergeLists, type ThreeWay } from '#core/studio/changes/merge-lists.ts';
import { identityOf, isEqual, isRecord, type ValuePath } from '#core/studio/changes/values.ts';

/** A value that both sides have changed; undefined where it is not there. */
export type Clash = ThreeWay<unknown> & { path: ValuePath };

/** Decides a clash; undefined removes the value. */
export type Settle = (clash: Clash) => unknown;

/** Merges values of JSON that were changed from the same base, field by field. */
export function mergeValues(
  { base, mine, theirs }: ThreeWay<unknown>,
  settle: Settle,
  path: ValuePath = [],
): unknown {
  if (isEqual(mine, theirs) || isEqual(base, theirs)) return mine;
  if (isEqual(base, mine)) return theirs;
  if (isRecord(mine) && isRecord(theirs)) {
    const three = { base: isRecord(base) ? base : {}, mine, theirs };
    return mergeFields(three, settle, path);
  }
  if (Array.isArray(mine) && Array.isArray(theirs) && Array.isArray(base)) {
    const merged = mergeItems({ base, mine, theirs }, settle, path);
    if (merged) return merged;
  }
  return settle({ base, mine, theirs, path });
}

function mergeFields(
  { base, mine, theirs }: ThreeWay<Record<string, unknown>>,
  settle: Settle,
  path: ValuePath,
): Record<string, unknown> {
  const of = (fields: Record<string, unknown>, name: string) =>
    Object.hasOwn(fields, name) ? fields[name] : undefined;
  const merged: [string, unknown][] = [];
  for (const name of new Set([
    ...Object.keys(theirs),
    ...Object.keys(mine),
    ...Object.keys(base),
  ])) {
    const three = { base: of(base, name), mine: of(mine, name), theirs: of(theirs, name) };
    const value = mergeValues(three, settle, [...path, name]);
    if (value !== undefined) merged.push([name, value]);
  }
  return Object.fromEntries(merged);
}

/** Null where the lists as wholes contradict each other. */
function mergeItems(lists: ThreeWay<unknown[]>, settle: Settle, path: ValuePath): unknown[] | null {
  const sides = [lists.base, lists.mine, lists.theirs];
  const areRecords = sides.every((list) => hasIdentities(list));
  return areRecords ? mergeRecords(lists, settle, path) : mergePlain(lists, settle, path);
}

function hasIdentities(list: unknown[]): boolean {
  const ids = list.map(identityOf);
  return !ids.includes(null) && new Set(ids).size === ids.length;
}

/** Records that their codes tell apart: each is merged with itself, wherever it stands. */
function mergeRecords(
  lists: ThreeWay<unknown[]>,
  settle: Settle,
  path: ValuePath,
): unknown[] | null {
  const find = (list: unknown[], id: string) => list.find((item) => identityOf(item) === id);
  const order = mergeOrder({
    base: lists.base.map((item) => identityOf(item) as string),
    mine: lists.mine.map((item) => identityOf(item) as string),
    theirs: lists.theirs.map((item) => identityOf(item) as string),
  });
  if (!order) return null;
  const removed = lists.base
    .map((item) => identityOf(item) as string)
    .filter((id) => !order.includes(id));
  const merge = (id: string) => {
    const three = {
      base: find(lists.base, id),
      mine: find(lists.mine, id),
      theirs: find(lists.theirs, id),
    };
    const index = lists.mine.findIndex((item) => identityOf(item) === id);
    const at = index >= 0 ? index : lists.theirs.findIndex((item) => identityOf(item) === id);
    return mergeValues(three, settle, [...path, at]);
  };
  // One side has removed what the other may have changed.
  return [...order, ...removed].map(merge).filter((item) => item !== undefined);
}

function mergeOrder(ids: ThreeWay<string[]>): string[] | null {
  const merged = joinParts(
    mergeLists(ids, (id) => id).map((part) =>
      'items' in part ? part.items : union(part.conflict),
    ),
  );
  // Both sides have moved the same record to different places.
  return merged && new Set(merged).size === merged.length ? merged : null;
}

/** What both sides have added at one place stands one after the other. */
function union<Item>({ base, mine, theirs }: ThreeWay<Item[]>): Item[] | null {
  if (base.length > 0) return null;
  return [...theirs, ...mine.filter((item) => !theirs.some((other) => isEqual(other, item)))];
}

function mergePlain(lists: ThreeWay<unknown[]>, settle: Settle, path: ValuePath): unknown[] | null {
  let at = 0;
  const parts = mergeLists(lists, (item) => JSON.stringify(item) ?? '').map((part) => {
    if ('items' in part) {
      at += part.items.length;
      return part.items;
    }
    const { base, mine, theirs } = part.conflict;
    const start = at;
    at += mine.length;
    const isAligned = base.length === mine.length && base.length === theirs.length;
    if (!isAligned) return union(part.conflict);
    return mine.map((item, index) => {
      const three = { base: base[index], mine: item, theirs: theirs[index] };
      return mergeValues(three, settle, [...path, start + index]);
    });
  });
  return joinParts(parts);
}

function joinParts<Item>(parts: (Item[] | null)[]): Item[] | null {
  return parts.includes(null) ? null : parts.flatMap((part) => part ?? []);
}
