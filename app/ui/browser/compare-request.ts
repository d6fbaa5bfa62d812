/**
 * Name of the window's event that asks for the comparison, a `CustomEvent` whose detail is a `CompareRequest`. With
 * the id of a product it opens the list of that product's variants:
 * `window.dispatchEvent(new CustomEvent('compare', { detail: { parent: 684201733 } }))`.
 */
export const COMPARE_EVENT = 'compare';

export type CompareRequest = {
  /** Product whose variants are to be chosen from; without it, the search for one opens. */
  parent?: number;
  /** A variant of the product, to be put into the comparison or taken out of it at once. */
  id?: number | undefined;
};

/** Asks the frame around the page; it loads what answers. */
export function requestCompare(detail: CompareRequest): void {
  window.dispatchEvent(new CustomEvent(COMPARE_EVENT, { detail }));
}
