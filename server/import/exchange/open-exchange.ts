import type { Report } from '#server/import/content-problem.ts';
import { ExchangeError } from '#server/import/exchange/exchange-error.ts';
import type { ExchangeItem } from '#server/import/exchange/exchange-item.ts';
import { toSheet } from '#server/import/exchange/exchange-sheet.ts';
import { indexVariants } from '#server/import/exchange/known-variants.ts';
import { readBmecat } from '#server/import/exchange/read-bmecat.ts';
import { readVariations } from '#server/import/exchange/read-variations.ts';
import { readXchange } from '#server/import/exchange/read-xchange.ts';
import { createUnread, type Unread } from '#server/import/exchange/unread.ts';
import type { PartFile } from '#server/import/part/part-file.ts';
import { decodeOfficeText } from '#server/import/tables/office-text.ts';
import type { WorkbookSheet } from '#server/import/workbook/read-workbook.ts';

const MAX_BYTES = 100 * 1024 * 1024;

/** A BMEcat or xChange file as a sheet of variants, and what it states beyond that. */
export type OpenedExchange = { sheet: WorkbookSheet; tell: (report: Report) => void };

/** Whether a file is BMEcat, xChange, or the variants of another site, by its name. */
export const isExchange = (file: string): boolean => /\.(xml|json)$/i.test(file);

const opened = new WeakMap<PartFile, OpenedExchange>();

/**
 * Reads a BMEcat 2005 or ETIM xChange file beside the content that it is about.
 * @throws ExchangeError if it cannot be read as a whole.
 */
export function openExchange(part: PartFile): OpenedExchange {
  const known = opened.get(part) ?? readExchange(part);
  opened.set(part, known);
  return known;
}

function readExchange({ file, bytes, map, content }: PartFile): OpenedExchange {
  if (bytes.length > MAX_BYTES) throw new ExchangeError('too-large');
  const unread = createUnread();
  const { text, fault } = /\.xml$/i.test(file) ? decodeXml(bytes) : decodeOfficeText(bytes);
  const read = /\.xml$/i.test(file) ? readBmecat : readJson;
  const items = read(text.replace(/^\ufeff/, ''), unread);
  const sheet = toSheet(items, { known: indexVariants(content), map, unread });
  const tell = (report: Report) => {
    if (fault) {
      const { severity, problem, whatToDo } = fault;
      report[severity]({ file, place: null, field: '', value: undefined, problem, whatToDo });
    }
    unread.tell(file, report);
  };
  return { sheet, tell };
}

function readJson(text: string, unread: Unread): ExchangeItem[] {
  const json = parseJson(text);
  const isOfSite = typeof json === 'object' && json !== null && 'variations' in json;
  return isOfSite ? readVariations(json) : readXchange(json, unread);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ExchangeError('broken-json');
  }
}

const DECLARED = /^(?:\xef\xbb\xbf)?<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/;

/** The text in the encoding that its first line names; UTF-8 and UTF-16 are told by their bytes. */
function decodeXml(bytes: Uint8Array): ReturnType<typeof decodeOfficeText> {
  const start = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  const encoding = DECLARED.exec(start)?.[1] ?? 'utf-8';
  if (/^utf-?(8|16)/i.test(encoding)) return decodeOfficeText(bytes);
  try {
    return { text: new TextDecoder(encoding).decode(bytes), fault: null };
  } catch {
    throw new ExchangeError('encoding');
  }
}
