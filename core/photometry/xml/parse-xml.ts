import { missing } from '#core/missing.ts';
/** An element of an XML document. */
export type XmlElement = {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  text: string;
};

const MAX_ELEMENTS = 100_000;
const MAX_DEPTH = 100;
const token =
  /<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<\?[\s\S]*?\?>|<\/([^\s>]+)\s*>|<([^\s/>!?]+)((?:\s+[^\s=/>]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)/gy;
const attribute = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const predefinedEntities = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
]);

/**
 * Parses the XML of data files. A document type is rejected, and with it all custom entities: nothing is expanded,
 * nothing is fetched. Names lose their namespace prefix.
 *
 * @returns null for documents that are not well formed, too deep or too large.
 */
export function parseXml(text: string, maxElements = MAX_ELEMENTS): XmlElement | null {
  if (/<!DOCTYPE/i.test(text)) return null;
  const top: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [top];
  let count = 0;
  token.lastIndex = 0;
  while (token.lastIndex < text.length) {
    const match = token.exec(text);
    if (!match) return null;
    const [, data, closing, opening, attributes = '', selfClosing, words] = match;
    const current = open.at(-1) ?? missing();
    if (closing !== undefined) {
      if (localName(closing) !== current.name || open.length === 1) return null;
      open.pop();
    } else if (opening !== undefined) {
      const element = {
        name: localName(opening),
        attributes: readAttributes(attributes),
        children: [],
        text: '',
      };
      current.children.push(element);
      count += 1;
      if (count > maxElements || open.length > MAX_DEPTH) return null;
      if (selfClosing === '') open.push(element);
    } else current.text += data ?? (words === undefined ? '' : decode(words));
  }
  const [root] = top.children;
  return open.length === 1 && root && top.children.length === 1 ? root : null;
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function readAttributes(text: string): Record<string, string> {
  const entries = [...text.matchAll(attribute)].map(
    ([, name = '', double, single]) => [name, decode(double ?? single ?? '')] as const,
  );
  return Object.fromEntries(entries);
}

function decode(text: string): string {
  return text.replace(
    /&(#\d{1,7}|#x[\da-f]{1,6}|\w{1,8});/gi,
    (whole: string, reference: string) => {
      if (!reference.startsWith('#')) return predefinedEntities.get(reference) ?? whole;
      const code = Number(reference.replace(/^#x/i, '0x').replace('#', ''));
      return code <= 0x10ffff ? String.fromCodePoint(code) : '';
    },
  );
}

/** Selects elements by a path of names. */
export function select(from: XmlElement | null, ...path: string[]): XmlElement[] {
  return path.reduce<XmlElement[]>(
    (elements, name) =>
      elements.flatMap(({ children }) => children.filter((child) => child.name === name)),
    from ? [from] : [],
  );
}

/** The text of the first element on a path of names, trimmed; an empty string if there is none. */
export function textOf(from: XmlElement | null, ...path: string[]): string {
  return select(from, ...path)[0]?.text.trim() ?? '';
}
