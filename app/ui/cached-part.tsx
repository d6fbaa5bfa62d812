import { type ComponentProps, createContext, type ReactNode, useContext } from 'react';

/** The finished texts of parts that many renderings share; there are some on the server only. */
export type CachedParts = {
  /** HTML of a part that was rendered before. */
  find(name: string): string | undefined;
  /** What to write before and after a part that is rendered now, so that its HTML is found and kept. */
  mark(name: string): [before: string, after: string];
};

export const CachedPartsContext = createContext<CachedParts | null>(null);

type Props = Omit<ComponentProps<'div'>, 'ref' | 'children' | 'dangerouslySetInnerHTML'> & {
  as?: 'div' | 'nav' | 'footer' | 'section' | 'tr';
  /** Everything that the part depends on, besides content and language. Without it nothing is kept. */
  cacheKey: string | null;
  children: ReactNode;
};

/**
 * A part of a page that the server renders once for each name, content version and language, and puts into the pages
 * after that as finished text; the browser sees the same. It must not hold style sheets of its own, which React would
 * move to the head, nor another kept part.
 */
export function CachedPart({ as: Tag = 'div', cacheKey, children, ...attributes }: Props) {
  const parts = import.meta.env.SSR ? useContext(CachedPartsContext) : null;
  const html = cacheKey === null ? undefined : parts?.find(cacheKey);
  if (html !== undefined) return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
  // Three children everywhere: ids that React makes depend on it.
  const [before, after] = (cacheKey !== null && parts?.mark(cacheKey)) || [null, null];
  return (
    <Tag {...attributes}>
      {before}
      {children}
      {after}
    </Tag>
  );
}
