/**
 * Name of the window event that opens the comparison, a `CustomEvent` whose detail is a `CompareRequest`. With the id
 * of a product it opens the list of that product's variants:
 * `window.dispatchEvent(new CustomEvent('compare', { detail: { parent: 684201733 } }))`.
 */
export const COMPARE_EVENT = 'compare';

export type CompareRequest = {
  /** Product whose variants can be chosen; without it, the product search opens. */
  parent?: number;
  /** A variant of the product, to be added to the comparison or removed from it at once. */
  id?: number | undefined;
  /**
   * Where no variant is described: the one that stands for the product; null is the first of its list. It is added at
   * once, and all variants of the product are removed if it has any in the comparison.
   */
  first?: number | null;
};

/** Sends a request to the frame around the page, which loads its handler. */
export function requestCompare(detail: CompareRequest): void {
  window.dispatchEvent(new CustomEvent(COMPARE_EVENT, { detail }));
}
