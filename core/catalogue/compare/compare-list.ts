import { toVariantId } from '#core/catalogue/variant-id.ts';

/** A variant in the visitor's comparison: ids of the variant and of its product. */
export type CompareItem = { id: number; parent: number };

/** Limit: more do not fit side by side. */
export const COMPARE_LIMIT = 4;

/** Local storage keys: the list as JSON, and its number of items. */
export const COMPARE_LIST_KEY = 'compareData';
export const COMPARE_COUNT_KEY = 'compareDataLength';

/** Longer texts are not ours: four items take less than 200 characters. */
const LONGEST_TEXT = 10_000;

/**
 * Parses the stored list. Invalid items, duplicates and any after the fourth are left out; invalid text gives an empty
 * list. Never throws.
 */
export function parseCompareList(stored: unknown): CompareItem[] {
  if (typeof stored !== 'string' || stored.length > LONGEST_TEXT) return [];
  try {
    const list: unknown = JSON.parse(stored);
    return Array.isArray(list) ? withoutRepeats(list.flatMap((item) => toItem(item) ?? [])) : [];
  } catch {
    return [];
  }
}

/** Serialises the list for storage: exactly the ids of each item. */
export function formatCompareList(list: CompareItem[]): string {
  return JSON.stringify(list.map(({ id, parent }) => ({ id, parent })));
}

/** Removes an item from the list, or adds it if it is missing and there is room. */
export function toggleCompared(list: CompareItem[], item: CompareItem): CompareItem[] {
  const others = list.filter(({ id }) => id !== item.id);
  if (others.length < list.length) return others;
  return list.length < COMPARE_LIMIT ? [...list, item] : list;
}

/** Parses variant ids in a URL, `12,34`: invalid ids, duplicates and any after the fourth are left out. */
export function parseCompareIds(value: string | null): number[] {
  if (value === null || value.length > LONGEST_TEXT) return [];
  const ids = value.split(',').flatMap((part) => toId(part.trim()) ?? []);
  return [...new Set(ids)].slice(0, COMPARE_LIMIT);
}

/** Whether two comparisons show the same variants in the same order. */
export function hasSameIds(first: number[], second: number[]): boolean {
  return first.length === second.length && first.every((id, index) => id === second[index]);
}

function withoutRepeats(items: CompareItem[]): CompareItem[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  return [...byId.values()].slice(0, COMPARE_LIMIT);
}

function toItem(value: unknown): CompareItem | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, parent } = value as Record<string, unknown>;
  const item = { id: toId(id), parent: toId(parent) };
  return item.id === null || item.parent === null ? null : (item as CompareItem);
}

/** A positive integer, also as text; null for anything else. */
/** An id as a number or text. */
function toId(value: unknown): number | null {
  const isText = typeof value === 'string' && /^[1-9]\d{0,9}$/.test(value);
  return toVariantId(isText ? Number(value) : value);
}
