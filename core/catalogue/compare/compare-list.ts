import { toVariantId } from '#core/catalogue/variant-id.ts';

/** An article in the visitor's comparison: ids of the variant and of its product. */
export type CompareItem = { id: number; parent: number };

/** More do not fit side by side. */
export const COMPARE_LIMIT = 4;

/** Names in the browser's local storage: the list as JSON, and how many items it has. */
export const COMPARE_LIST_KEY = 'compareData';
export const COMPARE_COUNT_KEY = 'compareDataLength';

/** Longer texts are not ours: four items take less than 200 characters. */
const LONGEST_TEXT = 10_000;

/**
 * The stored list. Whatever is no item, is there twice or comes after the fourth is left out; a text that is no list
 * at all gives an empty one. Never throws.
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

/** The list as it is stored: exactly the ids of each item. */
export function formatCompareList(list: CompareItem[]): string {
  return JSON.stringify(list.map(({ id, parent }) => ({ id, parent })));
}

/** The list without an item that it has, or with one that it has not, as long as there is room. */
export function toggleCompared(list: CompareItem[], item: CompareItem): CompareItem[] {
  const others = list.filter(({ id }) => id !== item.id);
  if (others.length < list.length) return others;
  return list.length < COMPARE_LIMIT ? [...list, item] : list;
}

/** Ids of variants in an address, `12,34`: what is no id, is there twice or comes after the fourth is left out. */
export function parseCompareIds(value: string | null): number[] {
  if (value === null || value.length > LONGEST_TEXT) return [];
  const ids = value.split(',').flatMap((part) => toId(part.trim()) ?? []);
  return [...new Set(ids)].slice(0, COMPARE_LIMIT);
}

/** True where two comparisons show the same articles in the same order. */
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

/** A whole number from 1 on, also where it is written as text; null for anything else. */
/** An id as a number, or as the text of one. */
function toId(value: unknown): number | null {
  const isText = typeof value === 'string' && /^[1-9]\d{0,9}$/.test(value);
  return toVariantId(isText ? Number(value) : value);
}
