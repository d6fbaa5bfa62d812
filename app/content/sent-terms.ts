import type { ShownTerm } from '#core/content/glossary-view.ts';

/** A term of a page; a document sends the name alone, because its HTML has the rest. */
export type PageTerm = ShownTerm | Pick<ShownTerm, 'anchor' | 'title'>;

export function isWhole(term: PageTerm): term is ShownTerm {
  return 'definitionHtml' in term;
}

export function toSent({ anchor, title }: PageTerm): PageTerm {
  return { anchor, title };
}

/** Lists that were read from the document, for the time when it shows others. */
const found = new Map<string, string>();

/** Returns the HTML of the list that begins with a term. */
export function readSent({ anchor }: PageTerm): string {
  const html = found.get(anchor) ?? document.getElementById(anchor)?.parentElement?.innerHTML ?? '';
  found.set(anchor, html);
  return html;
}
