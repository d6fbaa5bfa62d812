/** An XML element: text, or child elements in sequence; null omits an element or an attribute. */
export type XmlNode = string;
type Attributes = Record<string, string | number | null | undefined>;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Formats an element. Null children are omitted; without children the element is empty. */
export function element(
  name: string,
  attributes: Attributes,
  children: readonly (XmlNode | null)[] = [],
): XmlNode {
  const attributeText = Object.entries(attributes)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`)
    .join('');
  const inner = children.filter((child) => child !== null).join('');
  return inner === ''
    ? `<${name}${attributeText}/>`
    : `<${name}${attributeText}>${inner}</${name}>`;
}

/** Formats an element with one value; null for no value. */
export function leaf(name: string, value: string | number | null, attributes: Attributes = {}) {
  return value === null ? null : element(name, attributes, [escapeXml(String(value))]);
}

/** Characters invalid in XML 1.0 are removed. */
function escapeXml(text: string): string {
  return Array.from(text)
    .filter((sign) => sign >= ' ' || sign === '\n' || sign === '\t')
    .map((sign) => entities[sign] ?? sign)
    .join('');
}

export function xmlDocument(root: XmlNode): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}
