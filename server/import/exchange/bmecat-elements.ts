import type { XmlElement } from '#core/photometry/xml/parse-xml.ts';
import { ExchangeError } from '#server/import/exchange/exchange-error.ts';
import { decode, readXmlText } from '#server/import/workbook/read-xml.ts';
import { WorkbookError } from '#server/import/workbook/workbook-error.ts';

const MAX_DEPTH = 100;
/** Of one element that is given on, with all below it. */
const MAX_ELEMENTS = 20_000;

/**
 * Calls back with the elements of a BMEcat document that have one of the names, each as a whole and one after the other, so
 * that a catalogue is never in memory as a tree. Nothing is expanded, nothing fetched.
 * @throws ExchangeError
 */
export function readElements(
  text: string,
  names: readonly string[],
  onElement: (element: XmlElement) => void,
): void {
  const open: XmlElement[] = [];
  let depth = 0;
  let count = 0;
  const onOpen = (name: string, attributes: () => Record<string, string>) => {
    if (depth === 0 && name !== 'BMECAT') throw new ExchangeError('not-bmecat');
    depth += 1;
    if (depth > MAX_DEPTH) throw new ExchangeError('too-deep');
    if (open.length === 0 && !names.includes(name)) return;
    count += 1;
    if (count > MAX_ELEMENTS) throw new ExchangeError('product-too-large');
    const element = { name, attributes: textsOf(attributes()), children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
  };
  const onClose = () => {
    depth -= 1;
    const element = open.pop();
    if (!element || open.length > 0) return;
    count = 0;
    onElement(element);
  };
  const onText = (part: string) => {
    const element = open.at(-1);
    if (element) element.text += part;
  };
  const onDocumentType = (type: string) => {
    if (type.includes('[')) throw new ExchangeError('entities');
  };
  try {
    readXmlText(text, { onOpen, onClose, onText, onDocumentType });
  } catch (error) {
    throw error instanceof WorkbookError ? new ExchangeError('broken-xml') : error;
  }
  if (depth !== 0) throw new ExchangeError('broken-xml');
}

function textsOf(attributes: Record<string, string>): Record<string, string> {
  const entries = Object.entries(attributes);
  return Object.fromEntries(
    entries.map(([name, text]) => [name.slice(name.indexOf(':') + 1), decode(text)]),
  );
}
