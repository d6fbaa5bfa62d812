import { useMatches } from 'react-router';
import type { Localised } from '#core/i18n/localised.ts';

/** What a route tells the frame around it, as its `handle`; `Data` is what its loader answers. */
export type PageHandle<Data = unknown> = {
  /** Addresses of the same page in every language it exists in. */
  paths: (data: Data) => Partial<Localised>;
  /** The page starts with a picture that the header lies on. */
  isHeaderTransparent?: boolean;
};

/** The handle of the page that shows, applied to its data. */
export function usePageHandle() {
  const match = useMatches().findLast(({ handle }) => handle !== undefined);
  const handle = match?.handle as PageHandle | undefined;
  const hasData = match?.loaderData !== undefined;
  return {
    paths: handle && hasData ? handle.paths(match.loaderData) : {},
    isHeaderTransparent: handle?.isHeaderTransparent === true && hasData,
  };
}
