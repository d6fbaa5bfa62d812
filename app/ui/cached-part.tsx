import { type ComponentProps, createContext, type ReactNode, useContext } from 'react';

/** Cached HTML of parts that many renderings share; only the server has some. */
export type CachedParts = {
  /** Returns the HTML of a part that was rendered before. */
  find(name: string): string | undefined;
  /** Returns marks to write before and after a part that is rendered now, so that its HTML is found and cached. */
  mark(name: string): [before: string, after: string];
};

export const CachedPartsContext = createContext<CachedParts | null>(null);

type Props = Omit<ComponentProps<'div'>, 'ref' | 'children' | 'dangerouslySetInnerHTML'> & {
  as?: 'div' | 'nav' | 'footer' | 'section' | 'tr';
  /** All dependencies of the part besides content and language. Without it nothing is cached. */
  cacheKey: string | null;
  children: ReactNode;
};

/**
 * A part of a page that the server renders once for each name, content version and language, and reuses as HTML in
 * later pages; the browser gets the same output. It must contain neither style sheets, which React would move to the
 * head, nor another cached part.
 */
export function CachedPart({ as: Tag = 'div', cacheKey, children, ...attributes }: Props) {
  const parts = import.meta.env.SSR ? useContext(CachedPartsContext) : null;
  const html = cacheKey === null ? undefined : parts?.find(cacheKey);
  if (html !== undefined) return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
  // Always three children: ids that React generates depend on it.
  const [before, after] = (cacheKey !== null && parts?.mark(cacheKey)) || [null, null];
  return (
    <Tag {...attributes}>
      {before}
      {children}
      {after}
    </Tag>
  );
}
