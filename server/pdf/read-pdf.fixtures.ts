import { getDocumentProxy } from 'unpdf';

type Node = { role?: string; alt?: string; children?: Node[] };

/** Extracts the text, structure and metadata of a PDF. */
export async function readPdf(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)),
  );
  const texts = await Promise.all(
    pages.map(async (page) => {
      const { items } = await page.getTextContent();
      return items.map((item) => ('str' in item ? item.str : '')).join(' ');
    }),
  );
  const trees = await Promise.all(pages.map((page) => page.getStructTree()));
  const notes = await Promise.all(pages.map((page) => page.getAnnotations()));
  const { info } = await pdf.getMetadata();
  return {
    pageCount: pdf.numPages,
    /** Text in reading order, with single spaces. */
    text: texts.join(' ').replace(/\s+/g, ' '),
    roles: trees.flatMap((tree) => listRoles(tree as Node)),
    alts: trees.flatMap((tree) => listAlts(tree as Node)),
    /** Addresses of links. */
    links: notes.flat().flatMap(({ url }): string[] => (typeof url === 'string' ? [url] : [])),
    isTagged: (await pdf.getMarkInfo())?.Marked ?? false,
    info: info as Record<string, unknown>,
  };
}

function listRoles({ role, children = [] }: Node): string[] {
  return [...(role ? [role] : []), ...children.flatMap(listRoles)];
}

function listAlts({ alt, children = [] }: Node): string[] {
  return [...(alt ? [alt] : []), ...children.flatMap(listAlts)];
}
