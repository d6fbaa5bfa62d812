/** An XML element: text, or elements in their order; null leaves an element or an attribute out. */
export type XmlNode = string;
type Attributes = Record<string, string | number | null | undefined>;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** One element as text. Children that are null are left out; without children the element is empty. */
export function element(
  name: string,
  attributes: Attributes,
  children: readonly (XmlNode | null)[] = [],
): XmlNode {
  const own = Object.entries(attributes)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`)
    .join('');
  const inner = children.filter((child) => child !== null).join('');
  return inner === '' ? `<${name}${own}/>` : `<${name}${own}>${inner}</${name}>`;
}

/** An element that holds one value; null for no value. */
export function leaf(name: string, value: string | number | null, attributes: Attributes = {}) {
  return value === null ? null : element(name, attributes, [escapeXml(String(value))]);
}

/** Characters that XML 1.0 does not know are left out. */
function escapeXml(text: string): string {
  return Array.from(text)
    .filter((sign) => sign >= ' ' || sign === '\n' || sign === '\t')
    .map((sign) => entities[sign] ?? sign)
    .join('');
}

export function xmlDocument(root: XmlNode): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}
