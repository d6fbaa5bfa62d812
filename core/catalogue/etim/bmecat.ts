import type { AttributeValues } from '#core/catalogue/attributes/attribute.ts';
import type { EtimFeature, EtimValue } from '#core/catalogue/etim/etim.ts';
import type { ExchangeProduct, ExchangeVariant } from '#core/catalogue/etim/exchange-product.ts';
import type { EtimOfProduct } from '#core/catalogue/product-view.ts';
import { getLocale, type LocaleCode } from '#core/i18n/locales.ts';
import { element, leaf, type XmlNode } from '#core/photometry/xml/write-xml.ts';

/** The catalogue as the head of the file states it. */
export type BmecatCatalogue = {
  locale: LocaleCode;
  /** Number of the content version. */
  version: number;
  /** ISO date. */
  date: string;
  name: string;
  supplier: string;
};

const NAMESPACE = 'http://www.bmecat.org/bmecat/2005.1';

/** Units of UN/ECE recommendation 20, by what is ordered. */
export const orderUnits: Record<string, string> = {
  piece: 'C62',
  pair: 'PR',
  set: 'SET',
  reel: 'RL',
  bar: 'BR',
  metre: 'MTR',
  bag: 'BG',
};

/** Longest texts of BMEcat 2005, characters. */
const MAX = { id: 20, name: 100, supplier: 50, short: 150, type: 50, value: 60, url: 255 } as const;

/** The beginning of a BMEcat 2005.1 file with a new catalogue, up to its first product. */
export function bmecatStart({ locale, version, date, name, supplier }: BmecatCatalogue): string {
  const header = element('HEADER', {}, [
    element('CATALOG', {}, [
      leaf('LANGUAGE', getLocale(locale).language),
      leaf(
        'CATALOG_ID',
        `${supplier.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, MAX.id - 3)}-${locale}`,
      ),
      leaf('CATALOG_VERSION', `${Math.floor(version / 1000) % 1000}.${version % 1000}`),
      leaf('CATALOG_NAME', cut(name, MAX.name)),
      element('DATETIME', { type: 'generation_date' }, [leaf('DATE', date)]),
    ]),
    element('SUPPLIER', {}, [leaf('SUPPLIER_NAME', cut(supplier, MAX.supplier))]),
  ]);
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n` +
    `<BMECAT version="2005.1" xmlns="${NAMESPACE}">\n${header}\n<T_NEW_CATALOG>\n`
  );
}

/** The end of the file. */
export const BMECAT_END = '</T_NEW_CATALOG>\n</BMECAT>\n';

/**
 * Every variant of a product as a PRODUCT with its ETIM class and features. A feature of the list type is stated where
 * the code of its value is known; prices are on request.
 */
export function bmecatProducts(
  locale: LocaleCode,
  supplier: string,
  product: ExchangeProduct,
): string {
  return product.variants
    .map((variant) => {
      const { attributes } = variant;
      const parts = element('PRODUCT', { mode: 'new' }, [
        leaf('SUPPLIER_PID', variant.sku),
        detailsOf(supplier, product, variant),
        product.etim && featuresOf(locale, product.etim, variant.features),
        orderOf(attributes),
        element('PRODUCT_PRICE_DETAILS', {}, [
          element('PRODUCT_PRICE', { price_type: 'on_request' }),
        ]),
        mimeOf(product, variant),
        logisticsOf(attributes),
      ]);
      return `${parts}\n`;
    })
    .join('');
}

function detailsOf(supplier: string, product: ExchangeProduct, variant: ExchangeVariant): XmlNode {
  const { gtin } = variant.attributes;
  return element('PRODUCT_DETAILS', {}, [
    leaf('DESCRIPTION_SHORT', shortText(variant.description)),
    leaf('DESCRIPTION_LONG', product.summary),
    leaf('INTERNATIONAL_PID', textOf(gtin), { type: 'gtin' }),
    leaf('MANUFACTURER_PID', cut(variant.sku, MAX.type)),
    leaf('MANUFACTURER_NAME', cut(supplier, MAX.supplier)),
    leaf('MANUFACTURER_TYPE_DESCR', cut(product.title, MAX.type)),
    leaf('PRODUCT_STATUS', product.discontinued, { type: 'old_product' }),
    leaf('PRODUCT_TYPE', 'physical'),
  ]);
}

function featuresOf(
  locale: LocaleCode,
  etim: EtimOfProduct,
  features: readonly EtimFeature[],
): XmlNode {
  return element('PRODUCT_FEATURES', {}, [
    leaf('REFERENCE_FEATURE_SYSTEM_NAME', `ETIM-${etim.release}`),
    leaf('REFERENCE_FEATURE_GROUP_ID', etim.code),
    ...features.map(({ code, name, unit, value }) => {
      const values = value === null ? [] : codedValues(value);
      if (values.length === 0) return null;
      return element('FEATURE', {}, [
        leaf('FNAME', code),
        ...values.map((one) => leaf('FVALUE', one)),
        leaf('FUNIT', unit),
        leaf('FDESCR', name[locale]),
      ]);
    }),
  ]);
}

/** A value as ETIM writes it, two for a range; none for a text, whose code is not known. */
function codedValues(value: EtimValue): string[] {
  if (typeof value === 'boolean' || typeof value === 'number') return [String(value)];
  if (Array.isArray(value)) return value.map(String);
  return value.code === undefined ? [] : [value.code];
}

function orderOf({ order_unit: unit }: AttributeValues): XmlNode {
  return element('PRODUCT_ORDER_DETAILS', {}, [
    leaf('ORDER_UNIT', orderUnits[String(unit)] ?? orderUnits.piece ?? null),
    leaf('PRICE_QUANTITY', 1),
    leaf('QUANTITY_MIN', 1),
    leaf('QUANTITY_INTERVAL', 1),
  ]);
}

function mimeOf(product: ExchangeProduct, { files }: ExchangeVariant): XmlNode | null {
  const entries = [
    { url: product.url, name: product.title, type: 'url', purpose: 'others' },
    ...files.map((file) => {
      return { ...file, type: file.url.endsWith('.pdf') ? 'application/pdf' : 'text/plain' };
    }),
  ].filter(({ url }) => url.length <= MAX.url);
  if (entries.length === 0) return null;
  return element(
    'MIME_INFO',
    {},
    entries.map(({ url, name, type, purpose }, place) =>
      element('MIME', {}, [
        leaf('MIME_TYPE', type),
        leaf('MIME_SOURCE', url),
        leaf('MIME_DESCR', name),
        leaf('MIME_PURPOSE', purpose),
        leaf('MIME_ORDER', place + 1),
      ]),
    ),
  );
}

/** Customs, origin, and the pack where it holds one order unit. */
function logisticsOf(attributes: AttributeValues): XmlNode | null {
  const { customs_code: customs, origin, pack_size: size } = attributes;
  const metres = (millimetres: unknown) =>
    typeof millimetres === 'number' ? Number((millimetres / 1000).toFixed(3)) : null;
  const weight = attributes.pack_weight_kg;
  const dimensions = [
    leaf('WEIGHT', typeof weight === 'number' ? weight : null),
    leaf('LENGTH', metres(attributes.pack_length_mm)),
    leaf('WIDTH', metres(attributes.pack_width_mm)),
    leaf('DEPTH', metres(attributes.pack_height_mm)),
  ].filter((part) => part !== null);
  const parts = [
    customs === undefined
      ? null
      : element('CUSTOMS_TARIFF_NUMBER', {}, [leaf('CUSTOMS_NUMBER', textOf(customs))]),
    leaf('COUNTRY_OF_ORIGIN', textOf(origin)),
    size === 1 && dimensions.length > 0 ? element('PRODUCT_DIMENSIONS', {}, dimensions) : null,
  ];
  return parts.some((part) => part !== null)
    ? element('PRODUCT_LOGISTIC_DETAILS', {}, parts)
    : null;
}

function textOf(value: AttributeValues[string] | undefined): string | null {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}

/** A description as long as the format allows. */
export function shortText(description: string): string {
  return cut(description, MAX.short);
}

function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1)}…`;
}
