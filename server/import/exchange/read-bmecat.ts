import { type LocaleCode, locales } from '#core/i18n/locales.ts';
import { select, textOf, type XmlElement } from '#core/photometry/xml/parse-xml.ts';
import { readElements } from '#server/import/exchange/bmecat-elements.ts';
import { ExchangeError } from '#server/import/exchange/exchange-error.ts';
import {
  type ExchangeItem,
  type ExchangePack,
  measureOf,
  orderUnitsByCode,
} from '#server/import/exchange/exchange-item.ts';
import type { Unread } from '#server/import/exchange/unread.ts';

const NET = 'UDX.EDXF.PRODUCT_LOGISTIC_DETAILS';
const NET_WEIGHT = 'UDX.EDXF.NETWEIGHT';
const EDXF_SOURCE = 'UDX.EDXF.MIME_SOURCE';

const DETAILS_READ = new Set([
  ...['DESCRIPTION_SHORT', 'INTERNATIONAL_PID', 'EAN', 'MANUFACTURER_PID', 'MANUFACTURER_NAME'],
  ...['SUPPLIER_ALT_PID', 'PRODUCT_TYPE', 'MANUFACTURER_IDREF'],
]);
const OF_PRODUCT = new Set(['DESCRIPTION_LONG', 'MANUFACTURER_TYPE_DESCR', 'PRODUCT_STATUS']);
const PARTS_READ = new Set([
  ...['SUPPLIER_PID', 'SUPPLIER_PIDREF', 'PRODUCT_DETAILS', 'PRODUCT_FEATURES', 'MIME_INFO'],
  ...['PRODUCT_ORDER_DETAILS', 'PRODUCT_LOGISTIC_DETAILS', 'USER_DEFINED_EXTENSIONS'],
  'PRODUCT_PRICE_DETAILS',
]);
const LOGISTICS_READ = new Set([
  'CUSTOMS_TARIFF_NUMBER',
  'COUNTRY_OF_ORIGIN',
  'PRODUCT_DIMENSIONS',
]);
const EXTENSIONS_READ = new Set(['UDX.EDXF.MIME_INFO', 'UDX.EDXF.PACKING_UNITS', NET]);

const SIDES = [
  ['LENGTH', 'pack_length_mm'],
  ['WIDTH', 'pack_width_mm'],
  ['DEPTH', 'pack_height_mm'],
] as const;

/**
 * Reads the products of a BMEcat 2005 catalogue (2005, 2005.1, 2005.2, with or without namespaces; extensions of the ETIM
 * guideline, which are called `UDX.EDXF`). Lengths are metres, weights kilograms.
 * @throws ExchangeError if it cannot be read as a whole.
 */
export function readBmecat(text: string, unread: Unread): ExchangeItem[] {
  const items: ExchangeItem[] = [];
  let language = '';
  let place = 0;
  readElements(text, ['HEADER', 'PRODUCT', 'ARTICLE'], (element) => {
    if (element.name === 'ARTICLE') throw new ExchangeError('bmecat-1.2');
    if (element.name === 'HEADER') {
      const stated = select(element, 'CATALOG', 'LANGUAGE');
      const first = stated.find(({ attributes }) => attributes.default === 'true') ?? stated[0];
      language = first?.text.trim() ?? '';
      return;
    }
    place += 1;
    const code = textOf(element, 'SUPPLIER_PID');
    if (element.attributes.mode === 'delete') unread.note('PRODUCT', 'removed', code);
    else items.push(readProduct(element, { place, language, unread }));
  });
  return items;
}

type Reading = { place: number; language: string; unread: Unread };

function readProduct(product: XmlElement, reading: Reading): ExchangeItem {
  const { place, unread } = reading;
  const [details = null] = select(product, 'PRODUCT_DETAILS');
  const codes = [
    textOf(product, 'SUPPLIER_PID'),
    textOf(details, 'MANUFACTURER_PID'),
    textOf(details, 'SUPPLIER_ALT_PID'),
  ].filter(Boolean);
  noteOthers(product, reading);
  for (const { text } of select(product, 'PRODUCT_PRICE_DETAILS', 'PRODUCT_PRICE', 'PRICE_AMOUNT'))
    unread.note('PRICE_AMOUNT', 'price', text);
  return {
    place,
    codes: [...new Set(codes)],
    gtin: gtinOf(details),
    descriptions: descriptionsOf(details, reading),
    facts: factsOf(product, unread),
    pack: packOf(product),
    ...featuresOf(product, unread),
  };
}

function noteOthers(product: XmlElement, { unread }: Reading): void {
  const noteRest = (parent: string[], read: ReadonlySet<string>) => {
    for (const element of select(product, ...parent).flatMap(({ children }) => children)) {
      if (read.has(element.name)) continue;
      unread.note(element.name, OF_PRODUCT.has(element.name) ? 'product' : 'other', element.text);
    }
  };
  noteRest([], PARTS_READ);
  noteRest(['PRODUCT_DETAILS'], DETAILS_READ);
  noteRest(['PRODUCT_LOGISTIC_DETAILS'], LOGISTICS_READ);
  noteRest(['USER_DEFINED_EXTENSIONS'], EXTENSIONS_READ);
  const extensions = select(product, 'USER_DEFINED_EXTENSIONS');
  const links = [
    ...select(product, 'MIME_INFO', 'MIME', 'MIME_SOURCE'),
    ...extensions.flatMap((one) => select(one, 'UDX.EDXF.MIME_INFO', 'UDX.EDXF.MIME', EDXF_SOURCE)),
  ];
  for (const { name, text } of links) unread.note(name, 'document', text);
}

function gtinOf(details: XmlElement | null): string | null {
  const pids = select(details, 'INTERNATIONAL_PID').filter(({ attributes: { type = 'gtin' } }) => {
    return /^(gtin|ean)/i.test(type);
  });
  const [found] = [...pids, ...select(details, 'EAN')];
  return found?.text.trim() || null;
}

function descriptionsOf(details: XmlElement | null, { language, unread }: Reading) {
  const descriptions: Partial<Record<LocaleCode, string>> = {};
  for (const { text, attributes } of select(details, 'DESCRIPTION_SHORT')) {
    const stated = attributes.lang || language;
    const locale = locales.find((one) => one.language === stated.toLowerCase());
    if (locale) descriptions[locale.code] ??= text.trim();
    else unread.note(`DESCRIPTION_SHORT ${stated}`.trim(), 'language', text);
  }
  return descriptions;
}

function factsOf(product: XmlElement, unread: Unread): ExchangeItem['facts'] {
  const facts: ExchangeItem['facts'] = {};
  const ordered = textOf(product, 'PRODUCT_ORDER_DETAILS', 'ORDER_UNIT');
  const unit = orderUnitsByCode.get(ordered);
  if (unit !== undefined) facts.order_unit = unit;
  else if (ordered !== '') unread.note('ORDER_UNIT', 'unit', ordered);
  const [logistics = null] = select(product, 'PRODUCT_LOGISTIC_DETAILS');
  const customs = textOf(logistics, 'CUSTOMS_TARIFF_NUMBER', 'CUSTOMS_NUMBER');
  if (customs !== '') facts.customs_code = customs.replace(/\D/g, '');
  const origin = textOf(logistics, 'COUNTRY_OF_ORIGIN');
  if (origin !== '') facts.origin = origin;
  const net = measureOf(
    textOf(product, 'USER_DEFINED_EXTENSIONS', NET, NET_WEIGHT),
    'KGM',
    'weight',
  );
  if (net !== null) facts.weight_kg = net;
  return facts;
}

/** The smallest unit of packing; without one the size of the product as it is sent. */
function packOf(product: XmlElement): ExchangePack | null {
  const [extensions = null] = select(product, 'USER_DEFINED_EXTENSIONS');
  const units = select(extensions, 'UDX.EDXF.PACKING_UNITS', 'UDX.EDXF.PACKING_UNIT').map((one) => {
    return { one, size: Number(textOf(one, 'UDX.EDXF.QUANTITY_MIN')) };
  });
  const [smallest] = units.filter(({ size }) => size > 0).sort((a, b) => a.size - b.size);
  if (smallest) return { size: smallest.size, sides: sidesOf(smallest.one, 'UDX.EDXF.') };
  const [dimensions] = select(product, 'PRODUCT_LOGISTIC_DETAILS', 'PRODUCT_DIMENSIONS');
  return dimensions ? { size: null, sides: sidesOf(dimensions, '') } : null;
}

function sidesOf(element: XmlElement, prefix: string): Record<string, number> {
  const sides: Record<string, number> = {};
  const weight = measureOf(textOf(element, `${prefix}WEIGHT`), 'KGM', 'weight');
  if (weight !== null) sides.pack_weight_kg = weight;
  for (const [name, column] of SIDES) {
    const length = measureOf(textOf(element, `${prefix}${name}`), 'MTR', 'length');
    if (length !== null) sides[column] = length;
  }
  return sides;
}

function featuresOf(product: XmlElement, unread: Unread) {
  const classes: string[] = [];
  const features: ExchangeItem['features'] = [];
  for (const group of select(product, 'PRODUCT_FEATURES')) {
    const system = textOf(group, 'REFERENCE_FEATURE_SYSTEM_NAME');
    if (!/^ETIM/i.test(system)) {
      unread.note(
        system || 'PRODUCT_FEATURES',
        'other',
        textOf(group, 'REFERENCE_FEATURE_GROUP_ID'),
      );
      continue;
    }
    const found = textOf(group, 'REFERENCE_FEATURE_GROUP_ID');
    if (found !== '') classes.push(found);
    for (const feature of select(group, 'FEATURE')) {
      const values = select(feature, 'FVALUE').map(({ text }) => text.trim());
      // A dash stands where a value is missing or does not apply.
      const stated = values.filter((value) => value !== '' && value !== '-');
      const code = textOf(feature, 'FNAME');
      if (code !== '' && stated.length > 0) features.push({ code, values: stated });
    }
  }
  return { classes, features };
}
