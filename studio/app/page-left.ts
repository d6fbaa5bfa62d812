type Target = string | number | { pathname?: string; search?: string };

/** Whether a navigation changes only the query of the page at `rendered`, which the browser, now at `current`, has left. */
export function isOfPageLeft(to: Target, rendered: string, current: string): boolean {
  return typeof to === 'object' && to.pathname === undefined && rendered !== current;
}
