import { type LocaleCode, localeCodes } from '#core/i18n/locales.ts';
import { ExchangeError } from '#server/import/exchange/exchange-error.ts';
import {
  type ExchangeItem,
  type ExchangePack,
  measureOf,
  orderUnitsByCode,
} from '#server/import/exchange/exchange-item.ts';
import type { Unread } from '#server/import/exchange/unread.ts';
import {
  type XchangeProduct,
  type XchangeTradeItem,
  xchangeProductSchema,
  xchangeSchema,
} from '#server/import/exchange/xchange-schema.ts';

const PRODUCT_READ = new Set([
  ...['ProductIdentification', 'ProductDetails', 'EtimClassification', 'TradeItem'],
  'ProductAttachments',
]);
const ITEM_READ = new Set([
  ...['ItemIdentification', 'ItemDetails', 'ItemLogisticDetails', 'Ordering', 'Pricing'],
  ...['ItemAttachments', 'PackagingUnit'],
]);

/**
 * Reads an ETIM xChange catalogue (JSON): each trade item is one, with the features of its product.
 * @throws ExchangeError if it cannot be read as a whole.
 */
export function readXchange(json: unknown, unread: Unread): ExchangeItem[] {
  const catalogue = xchangeSchema.safeParse(json);
  if (!catalogue.success) throw new ExchangeError('not-xchange');
  const items: ExchangeItem[] = [];
  const products = catalogue.data.Supplier.flatMap((supplier) => supplier.Product);
  for (const [index, raw] of products.entries()) {
    const read = xchangeProductSchema.safeParse(raw);
    if (!read.success) {
      const [issue] = read.error.issues;
      unread.note(issue?.path.join('.') ?? 'Product', 'form', issue?.message ?? '');
      continue;
    }
    const product = read.data;
    noteOthers(product, PRODUCT_READ, unread);
    const tradeItems = product.TradeItem?.length ? product.TradeItem : [{}];
    for (const item of tradeItems) {
      noteOthers(item, ITEM_READ, unread);
      items.push(readItem(product, item, { place: index + 1, unread }));
    }
  }
  return items;
}

type Reading = { place: number; unread: Unread };

function readItem(
  product: XchangeProduct,
  item: XchangeTradeItem,
  { place, unread }: Reading,
): ExchangeItem {
  const { ManufacturerProductNumber: number, ProductGtin: gtins = [] } =
    product.ProductIdentification ?? {};
  const { ItemGtin: own = [], ...named } = item.ItemIdentification ?? {};
  const codes = [
    named.SupplierItemNumber,
    named.ManufacturerItemNumber,
    named.SupplierAltItemNumber,
    number,
  ].filter((code) => code !== undefined);
  noteLinks(product, item, unread);
  for (const pricing of item.Pricing ?? []) {
    unread.note('Pricing', 'price', JSON.stringify(pricing));
  }
  return {
    place,
    codes: [...new Set(codes)],
    gtin: own[0] ?? gtins[0] ?? null,
    descriptions: descriptionsOf(product, item, unread),
    facts: factsOf(product, item, unread),
    pack: packOf(item, unread),
    ...featuresOf(product),
  };
}

function noteOthers(record: object, read: ReadonlySet<string>, unread: Unread): void {
  for (const [name, value] of Object.entries(record)) {
    const isEmpty = value === null || (Array.isArray(value) && value.length === 0);
    if (!read.has(name) && !isEmpty) unread.note(name, 'other', JSON.stringify(value));
  }
}

function noteLinks(product: XchangeProduct, item: XchangeTradeItem, unread: Unread): void {
  const attachments = [...(product.ProductAttachments ?? []), ...(item.ItemAttachments ?? [])];
  for (const { AttachmentUri: uri } of attachments.flatMap((one) => one.AttachmentDetails ?? [])) {
    if (uri !== undefined) unread.note('AttachmentUri', 'document', uri);
  }
}

/** The unique text of the item, else its short one, else those of the product. */
function descriptionsOf(product: XchangeProduct, item: XchangeTradeItem, unread: Unread) {
  const stated = [
    ...(item.ItemDetails?.ItemDescriptions ?? []).map((one) => {
      const text = one.UniqueMainItemDescription ?? one.MinimalItemDescription;
      return { language: one.DescriptionLanguage ?? '', text };
    }),
    ...(product.ProductDetails?.ProductDescriptions ?? []).map((one) => {
      const text = one.UniqueMainProductDescription ?? one.MinimalProductDescription;
      return { language: one.DescriptionLanguage ?? '', text };
    }),
  ];
  const descriptions: Partial<Record<LocaleCode, string>> = {};
  for (const { language, text } of stated) {
    if (text === undefined) continue;
    const locale = localeCodes.find((code) => language.split('-')[0] === code);
    if (locale) descriptions[locale] ??= text.trim();
    else unread.note(`Description ${language}`.trim(), 'language', text);
  }
  return descriptions;
}

function factsOf(product: XchangeProduct, item: XchangeTradeItem, unread: Unread) {
  const facts: ExchangeItem['facts'] = {};
  const ordered = item.Ordering?.OrderUnit;
  const unit = orderUnitsByCode.get(ordered ?? '');
  if (unit !== undefined) facts.order_unit = unit;
  else if (ordered !== undefined) unread.note('OrderUnit', 'unit', ordered);
  const { CustomsCommodityCode: customs, CountryOfOrigin: origins } =
    product.ProductIdentification ?? {};
  if (customs !== undefined) facts.customs_code = customs.replace(/\D/g, '');
  if (origins?.length === 1 && origins[0]) facts.origin = origins[0];
  else if (origins && origins.length > 1) {
    unread.note('CountryOfOrigin', 'several', origins.join(', '));
  }
  const [net] = item.ItemLogisticDetails ?? [];
  const weight = measureOf(net?.BaseItemNetWeight ?? '', net?.NetWeightUnit ?? 'KGM', 'weight');
  if (weight !== null) facts.weight_kg = weight;
  return facts;
}

/** The smallest pack, where it is one part. */
function packOf(item: XchangeTradeItem, unread: Unread): ExchangePack | null {
  const packs = (item.PackagingUnit ?? []).map((pack) => {
    return { pack, size: Number(pack.PackagingIdentification?.PackagingQuantity ?? 1) };
  });
  const [smallest] = packs.filter(({ size }) => size > 0).sort((a, b) => a.size - b.size);
  if (!smallest) return null;
  const [part, ...others] = smallest.pack.PackagingLogisticDetails ?? [];
  if (others.length > 0) {
    unread.note('PackagingLogisticDetails', 'several', `${others.length + 1}`);
    return { size: smallest.size, sides: {} };
  }
  const sides: Record<string, number> = {};
  const unit = part?.PackagingTypeDimensionUnit ?? 'MMT';
  const measures = [
    ['pack_length_mm', part?.PackagingTypeLength, unit],
    ['pack_width_mm', part?.PackagingTypeWidth, unit],
    ['pack_height_mm', part?.PackagingTypeHeight, unit],
    ['pack_weight_kg', part?.PackagingTypeWeight, part?.PackagingTypeWeightUnit ?? 'KGM'],
  ] as const;
  for (const [column, text, inUnit] of measures) {
    if (text === undefined) continue;
    const measure = measureOf(text, inUnit, column === 'pack_weight_kg' ? 'weight' : 'length');
    if (measure !== null) sides[column] = measure;
    else unread.note(column, 'unit', `${text} ${inUnit}`);
  }
  return { size: smallest.size, sides };
}

function featuresOf({ EtimClassification: classifications = [] }: XchangeProduct) {
  const classes = classifications.flatMap((one) => one.EtimClassCode ?? []);
  const stated = classifications.flatMap((one) => one.EtimFeatures ?? []);
  const features = stated.flatMap((feature) => {
    const logical = feature.EtimValueLogical;
    const { EtimValueRangeLower: low, EtimValueRangeUpper: high } = feature;
    const values = [
      feature.EtimValueCode ?? feature.EtimValueNumeric,
      logical === undefined ? undefined : String(logical),
      ...(low === undefined || high === undefined ? [] : [low, high]),
    ].filter((value) => value !== undefined);
    return values.length > 0 ? { code: feature.EtimFeatureCode, values } : [];
  });
  return { classes, features };
}
