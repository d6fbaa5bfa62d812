import { useLocation, useMatches } from '#app/router/router.tsx';
import type { Localised } from '#core/i18n/localised.ts';

/** A route's settings for the frame around it, as its `handle`; `Data` is the data of its loader. */
export type PageHandle<Data = unknown> = {
  /** Addresses of the same page in every language it exists in; `search` is its own query. */
  paths: (data: Data, search: string) => Partial<Localised>;
  /** The page starts with a picture that the header overlays. */
  isHeaderTransparent?: boolean;
  /** The loader's data as they are sent in a document: without texts that its HTML has, which the page reads from it. */
  sent?: (data: Data) => unknown;
};

/** Returns the handle of the current page, applied to its data. */
export function usePageHandle() {
  const match = useMatches().findLast(({ handle }) => handle !== undefined);
  const { search } = useLocation();
  const handle = match?.loaderData === undefined ? undefined : (match.handle as PageHandle);
  return { ...handle, paths: pathsOf(handle, match?.loaderData, search) };
}

/** Invalid data fails in the page itself: the frame around it stays. */
function pathsOf(handle: PageHandle | undefined, data: unknown, search: string) {
  try {
    return handle?.paths(data, search) ?? {};
  } catch {
    return {};
  }
}
