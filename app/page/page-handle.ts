import { useLocation, useMatches } from '#app/router/router.tsx';
import type { Localised } from '#core/i18n/localised.ts';

/** What a route tells the frame around it, as its `handle`; `Data` is what its loader answers. */
export type PageHandle<Data = unknown> = {
  /** Addresses of the same page in every language it exists in; `search` is the query of its own. */
  paths: (data: Data, search: string) => Partial<Localised>;
  /** The page starts with a picture that the header lies on. */
  isHeaderTransparent?: boolean;
};

/** The handle of the page that shows, applied to its data. */
export function usePageHandle() {
  const match = useMatches().findLast(({ handle }) => handle !== undefined);
  const { search } = useLocation();
  const handle = match?.loaderData === undefined ? undefined : (match.handle as PageHandle);
  return { ...handle, paths: pathsOf(handle, match?.loaderData, search) };
}

/** Data that a page cannot be made from fails in the page: the frame around it stays. */
function pathsOf(handle: PageHandle | undefined, data: unknown, search: string) {
  try {
    return handle?.paths(data, search) ?? {};
  } catch {
    return {};
  }
}
